import Testing

@testable import MIME

@Suite("File names")
struct FileNameTests {
  @Test(
    "the last component",
    arguments: [
      ("a.txt", "a.txt"), (" a b.txt ", "a b.txt"), ("/etc/passwd", "passwd"),
      ("..\\..\\x.exe", "x.exe"), ("C:\\x/y\\z", "z"), ("dir/", "dir"), ("dir\\ ", "dir"),
      ("..", ".."), ("", nil), ("/", nil), (" / ", nil), ("日本/語.txt", "語.txt"),
    ] as [(String, String?)])
  func lastComponent(path: String, expected: String?) {
    #expect(FileName.lastComponent(of: path) == expected)
  }
}
