extension BarChart {
  /// Writes what the colours mean.
  func writeLegend(to html: inout HTMLWriter) {
    html.element("ul", [.class("legend")]) { list in
      for part in series {
        list.element("li") { item in
          item.element("svg", [HTMLAttribute("viewBox", "0 0 12 12")] + HTMLAttribute.unseen) {
            $0.element("title", [], part.label)
            $0.element("desc", [], phrases.mails(part.counts.reduce(0, +)))
            $0.shape(
              "rect",
              [
                .class(part.color), HTMLAttribute("width", "12"), HTMLAttribute("height", "12"),
                HTMLAttribute("rx", "2"),
              ])
          }
          item.element("bdi", [], part.label)
        }
      }
    }
  }

  /// Writes the same numbers as a table, folded away.
  func writeNumbers(to html: inout HTMLWriter) {
    html.element("details", [.class("data")]) { details in
      details.element("summary", [], phrases.showNumbers)
      details.element(
        "div",
        [
          .class("scroll numbers"), HTMLAttribute("tabindex", "0"),
          HTMLAttribute("role", "region"), HTMLAttribute("aria-label", title.plain),
        ]
      ) { region in
        region.element("table") { table in
          table.element("caption", [], title)
          table.element("thead") { head in
            head.element("tr") { row in
              row.element("th", [.scope("col")], phrases.unit(buckets.unit))
              for part in series {
                row.element("th", [.scope("col"), .class("num")], part.label)
              }
            }
          }
          table.element("tbody") { body in
            for place in buckets.ranges.indices {
              body.element("tr") { row in
                row.element("th", [.scope("row")], phrases.bucket(buckets, place))
                for part in series {
                  row.element("td", [.class("num")], phrases.number(part.counts[place]))
                }
              }
            }
          }
        }
      }
      if buckets.omitted > 0 {
        details.element("p", [], phrases.omittedBars(buckets.omitted, buckets.unit))
      }
    }
  }
}
