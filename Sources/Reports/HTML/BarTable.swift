/// Names with a bar and a number each.
struct BarTable {
  struct Row {
    let name: Untrusted
    /// Length of the bar, 0 to 1.
    let share: Double
    let value: String
  }

  let caption: String
  let heads: [String]
  let rows: [Row]

  func write(to html: inout HTMLWriter) {
    html.element("table", [.class("bars")]) { table in
      table.element("caption", [.class("hidden")], caption)
      table.element("thead", [.class("hidden")]) { head in
        head.element("tr") { row in
          for name in heads { row.element("th", [.scope("col")], name) }
        }
      }
      table.element("tbody") { body in
        for row in rows {
          body.element("tr") { line in
            // Short names stay on one line.
            let columns = DisplayWidth.columns(row.name.cleaned) + DisplayWidth.columns(row.value)
            line.element(
              "th", [.scope("row")] + (columns > 30 ? [.class("long")] : []), row.name)
            line.element("td", [.class("bar")]) { cell in
              Self.writeBar(
                [(row.share, "shape")], height: 8, title: row.name, description: row.value,
                to: &cell)
            }
            line.element("td", [.class("num")], row.value)
          }
        }
      }
    }
  }

  /// Writes bars below one another, as long as the cell is wide; the first is thicker.
  static func writeBar(
    _ bars: [(share: Double, color: String)], height: Int, title: Untrusted, description: String,
    to html: inout HTMLWriter
  ) {
    html.element(
      "svg",
      [
        HTMLAttribute("viewBox", "0 0 100 \(height)"), HTMLAttribute("preserveAspectRatio", "none"),
      ] + HTMLAttribute.unseen
    ) { svg in
      svg.element("title", [], title)
      svg.element("desc", [], description)
      for (place, bar) in bars.enumerated() {
        svg.shape(
          "rect",
          [
            .class(bar.color), HTMLAttribute("y", place == 0 ? "0" : "10"),
            HTMLAttribute("width", min(max(bar.share, 0), 1) * 100),
            HTMLAttribute("height", place == 0 ? "8" : "4"), HTMLAttribute("rx", "1"),
          ])
      }
    }
  }
}
