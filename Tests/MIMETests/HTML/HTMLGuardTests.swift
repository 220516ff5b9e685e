import Bytes
import Testing

@testable import MIME

/// What the guard lets through.
func guarded(_ page: String) -> String {
  var filter = HTMLGuard()
  filter.start()
  var piece = ByteBuffer()
  var result = ""
  let bytes = [UInt8](page.utf8)
  while filter.next(bytes.span, into: &piece) { result += piece.string }
  return result
}

@Suite("The guard before the HTML parser")
struct HTMLGuardTests {
  @Test(
    "comments and declarations end where a browser ends them",
    arguments: [
      ("a<!-- x > y -->b", "ab"),
      ("a<!-->b", "ab"),
      ("a<!--->b", "ab"),
      ("a<!---->b", "ab"),
      ("a<!-- x --!>b", "ab"),
      ("a<!-- <!-- x --> b -->c", "a b -->c"),
      ("a<!-- x -- >b", "a"),
      ("a<!-- never", "a"),
      ("a<!--[if mso]><p>m</p><![endif]-->b", "ab"),
      ("a<![if !mso]>b<![endif]>c", "abc"),
      ("<!DOCTYPE html PUBLIC \"-//W3C\">a", "a"),
      ("<?xml version=\"1.0\"?>a", "a"),
      ("a<![CDATA[x]]>b", "axb"),
      ("<![CDATA[<p>x</p>]]>b", "<p>x</p>b"),
      ("a</>b</ x>c", "abc"),
      ("a<!b", "a"),
    ])
  func declarations(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }

  @Test(
    "what is never seen is cut",
    arguments: [
      ("a<style>p > b { } <!-- </style>b", "ab"),
      ("a<STYLE type=x>p</Style >b", "ab"),
      ("a<script>if (a<b) '</scripty>'</script>b", "ab"),
      ("a<style>never", "a"),
      ("a<style></styl", "a"),
      (
        "<head><title>t</title><meta charset=x><link rel=y></head><body bgcolor=z>a</body></html>b",
        "ab"
      ),
      ("a<iframe src=x>y</iframe>b<noframes>z</noframes>", "ab"),
      ("a<template><p>x</p></template>b", "ab"),
      ("a<noscript>b</noscript>", "a<span>b</span>"),
    ])
  func unseen(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }

  @Test(
    "tags come through with the attributes that count",
    arguments: [
      ("<P Class=\"A B\" onclick='x'>a</P>", "<p class=\"A B\">a</p>"),
      ("<div style='a:\"b\"' id=c>", "<div style=\"a:&quot;b&quot;\" id=\"c\">"),
      ("<a href=\"x>y\" title='>'>z</a>", "<a>z</a>"),
      ("<a href=x/>y", "<a>y"),
      ("<p/>a", "<p>a"),
      ("<br/><br><hr size=1>", "<br><br><hr>"),
      ("<div hidden>", "<div hidden=\"\">"),
      ("<o:p>a</o:p>", "<span>a</span>"),
      ("<x-y class=z>a", "<span class=\"z\">a"),
      ("<p =a class=b>", "<p class=\"b\">"),
      ("<p class = b >", "<p class=\"b\">"),
      ("<p\nclass\n=\n\"b\"\n>", "<p class=\"b\">"),
      ("<basefont size=1>a<wbr>b<input value=x>c", "abc"),
      // A tag that never ends isn't there.
      ("a<p class=\"never>b</p>", "a"),
      ("a<p", "a"),
      ("a<p class", "a"),
      ("a<p class=", "a"),
    ])
  func tags(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }

  @Test(
    "elements are closed as a browser closes them",
    arguments: [
      ("<p>a<p>b", "<p>a</p><p>b"),
      ("<p>a<div>b</div>", "<p>a</p><div>b</div>"),
      ("<p><b>a<p>c</b>", "<p><b>a</b></p><p>c"),
      ("<li>a<li>b", "<li>a</li><li>b"),
      ("<li>a<ul><li>b</ul><li>c", "<li>a<ul><li>b</li></ul></li><li>c"),
      ("<tr><td>a<td>b<tr><td>c", "<tr><td>a</td><td>b</td></tr><tr><td>c"),
      ("<td>a<table><td>b</table>c<td>d", "<td>a<table><td>b</td></table>c</td><td>d"),
      ("<dt>a<dd>b<dt>c", "<dt>a</dt><dd>b</dd><dt>c"),
      ("<a>x<a>y", "<a>x</a><a>y"),
      // An end tag closes what is open inside, but no block from a line and nothing outside a cell.
      ("<blockquote><div>a</blockquote>b", "<blockquote><div>a</div></blockquote>b"),
      ("<span><div>a</span>b</div>c", "<span><div>ab</div>c"),
      ("<div><table><td>a</div>b</table>c", "<div><table><td>ab</td></table>c"),
      ("a</div>b</b>c", "abc"),
      ("a</p>b", "a<p></p>b"),
      ("a</br>b", "a<br>b"),
    ])
  func closes(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }

  @Test(
    "text stays text",
    arguments: [
      ("1 < 2 <3 <", "1 &lt; 2 &lt;3 &lt;"),
      ("<<b>>", "&lt;<b>>"),
      ("a&nbsp;b &nbsp c&amp d&lt", "a&nbsp;b &nbsp; c&amp; d&lt;"),
      ("&ampx &ltimes; &x; & &#65", "&ampx &ltimes; &x; & &#65"),
      ("<textarea><b>&amp;</textarea>x", "<pre>&lt;b>&amp;</pre>x"),
      ("<xmp><b>&amp;</xmp>x", "<pre>&lt;b>&amp;amp;</pre>x"),
      ("a<plaintext><b></plaintext>", "a<pre>&lt;b>&lt;/plaintext>"),
    ])
  func text(page: String, expected: String) {
    #expect(guarded(page) == expected)
  }

  @Test("at most 64 attributes of a tag are read", arguments: [(63, true), (64, false)])
  func attributes(before: Int, isRead: Bool) {
    let page = "<p" + String(repeating: " x=1", count: before) + " class=a>"
    #expect(guarded(page) == (isRead ? "<p class=\"a\">" : "<p>"))
  }

  @Test(
    "an attribute of more than 64 KiB is ignored", arguments: [(65_536, true), (65_537, false)])
  func attributeSize(count: Int, isRead: Bool) {
    let value = String(repeating: "x", count: count)
    #expect(guarded("<p class='\(value)'>b").contains("class") == isRead)
  }

  @Test("at most 200 elements are open", arguments: [199, 200, 201, 300])
  func depth(count: Int) {
    let page =
      String(repeating: "<b>", count: count) + "x" + String(repeating: "</b>", count: count)
    let open = min(count, 200)
    #expect(
      guarded(page)
        == String(repeating: "<b>", count: open) + "x" + String(repeating: "</b>", count: open))
  }

  @Test("blocks that are nested deeper are borders of lines")
  func flattened() {
    let outer = String(repeating: "<div>", count: 200)
    #expect(
      guarded(outer + "<div>x</div><p>y</p></div>")
        == outer + "<basefont>x<basefont><basefont class=\"p\">y<basefont></div>")
  }

  @Test("long text is cut between characters and references")
  func pieces() {
    let text = String(repeating: "wörd &amp; ", count: 10_000)
    var filter = HTMLGuard()
    filter.start()
    var piece = ByteBuffer()
    var result = ""
    let bytes = [UInt8](text.utf8)
    while filter.next(bytes.span, into: &piece) {
      #expect(piece.count < 40_000)
      #expect(String(validating: piece.bytes, as: UTF8.self) != nil)
      result += piece.string
    }
    #expect(result.replacing("<!---->", with: "") == text)
    #expect(!result.contains("&a<") && !result.contains("&amp<"))
  }
}
