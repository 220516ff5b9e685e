/// Bars a day, a week or a month, stacked, drawn as SVG that needs no script.
struct BarChart {
  /// One colour of the stack.
  struct Series {
    let label: Untrusted
    /// Classes that give the colour.
    let color: String
    let counts: [Int]
  }

  /// A dashed line where a release appeared.
  struct Mark {
    /// The bar before which it stands.
    let place: Int
    let label: Untrusted
    let tone: String
  }

  /// Unique on the page.
  let id: String
  let title: Sentence
  /// What is seen, not what it is.
  let description: Sentence
  let buckets: DayBuckets
  let series: [Series]
  /// The most important first: a label that finds no room is left out.
  let marks: [Mark]
  let height: Double
  let width: Double
  let phrases: any Phrases

  private var left: Double { scale < 100 ? 26 : scale < 1000 ? 34 : 46 }
  private var right: Double { width - 6 }
  private let top = 26.0
  private var bottom: Double { height - 24 }
  private var slot: Double { (right - left) / Double(max(buckets.ranges.count, 1)) }
  private var sums: [Int] {
    buckets.ranges.indices.map { place in series.reduce(0) { $0 + $1.counts[place] } }
  }

  /// The end of the axis: twice a round number.
  private let scale: Int

  init(
    id: String, title: Sentence, description: Sentence, buckets: DayBuckets, series: [Series],
    marks: [Mark], width: Double, height: Double, phrases: any Phrases
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.buckets = buckets
    self.series = series
    self.marks = marks
    self.width = width
    self.height = height
    self.phrases = phrases
    let largest = buckets.ranges.indices.map { place in
      series.reduce(0) { $0 + $1.counts[place] }
    }.max()
    scale = Self.scale(for: largest ?? 0)
  }

  func write(to html: inout HTMLWriter) {
    let box = HTMLAttribute("viewBox", "0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))")
    html.element(
      "svg",
      [
        .class(width > 500 ? "chart broad" : "chart"), box, HTMLAttribute("role", "img"),
        .labelledBy("\(id)-t \(id)-d"),
      ]
    ) { svg in
      svg.element("title", [.id("\(id)-t")], title.plain)
      svg.element("desc", [.id("\(id)-d")], description.plain)
      writeGrid(to: &svg)
      writeBars(to: &svg)
      writeDates(to: &svg)
      writeMarks(to: &svg)
    }
  }

  /// The smallest scale that holds `largest`, of 2, 4, 6, 8, 10, 12, 16, 20, 24, 30, 40 and so on.
  static func scale(for largest: Int) -> Int {
    var power = 1
    while power <= 1_000_000_000 {
      for step in [1, 2, 3, 4, 5, 6, 8] where 2 * step * power >= largest {
        return 2 * step * power
      }
      for step in [10, 12, 15, 20, 25, 30, 40, 50] where 2 * step * power >= largest {
        return 2 * step * power
      }
      power *= 10
    }
    return largest
  }

  private func height(of count: Int) -> Double {
    Double(count) / Double(scale) * (bottom - top)
  }

  private func writeGrid(to svg: inout HTMLWriter) {
    for count in [0, scale / 2, scale] {
      let y = bottom - height(of: count)
      let line = "M\(SVGNumber.text(left)) \(SVGNumber.text(y))H\(SVGNumber.text(right))"
      svg.shape("path", [.class("grid"), HTMLAttribute("d", line)])
      svg.element(
        "text",
        [
          .class("axis"), HTMLAttribute("x", left - 6), HTMLAttribute("y", y + 4),
          HTMLAttribute("text-anchor", "end"),
        ], phrases.number(count))
    }
  }

  private func writeBars(to svg: inout HTMLWriter) {
    let gap = min(1.6, slot * 0.2)
    for place in buckets.ranges.indices where sums[place] > 0 {
      svg.element("g") { bar in
        bar.element("title") { title in
          title.text(phrases.bucket(buckets, place))
          title.text(":")
          for part in series where part.counts[place] > 0 {
            title.text(" ")
            title.text(part.label)
            title.text(" \(phrases.number(part.counts[place]))")
          }
        }
        var y = bottom
        for part in series where part.counts[place] > 0 {
          let full = height(of: part.counts[place])
          // A thin line of ground between the parts.
          let cut = y < bottom && full > 2 ? 0.7 : 0
          bar.shape(
            "rect",
            [
              .class(part.color),
              HTMLAttribute("x", left + slot * Double(place) + gap / 2),
              HTMLAttribute("y", y - full), HTMLAttribute("width", slot - gap),
              HTMLAttribute("height", full - cut),
            ])
          y -= full
        }
      }
    }
  }

  private func writeDates(to svg: inout HTMLWriter) {
    let count = buckets.ranges.count
    guard count > 0 else { return }
    let step = dateStep(of: count)
    for (turn, place) in stride(from: count - 1, through: 0, by: -step).enumerated() {
      let isLast = place == count - 1
      let x = isLast ? right : left + slot * (Double(place) + 0.5)
      let label = phrases.axis(buckets, place)
      let columns = Double(DisplayWidth.columns(label))
      // A label at the very beginning would lose its first letters, or lie below the axis on a narrow
      // screen.
      if !isLast, x < max(24, columns * columnWidth.usual / 2) { continue }
      let isWide = turn % 2 == 1 || !isLast && x - columns * columnWidth.narrow / 2 < left
      svg.element(
        "text",
        [
          .class(isWide ? "axis date wide" : "axis date"), HTMLAttribute("x", x),
          HTMLAttribute("y", height - 6), HTMLAttribute("text-anchor", isLast ? "end" : "middle"),
        ], label)
    }
  }

  /// Units that a column of the letters below the bars takes: on a broad screen, and on the narrowest
  /// one, where every second date is left out.
  private var columnWidth: (usual: Double, narrow: Double) {
    width > 500 ? (5.5, 14.5) : (6.5, 11)
  }

  /// How many bars lie between two dates, so that not even the last two touch: that one ends where
  /// the bars do, the others stand in the middle of theirs.
  private func dateStep(of count: Int) -> Int {
    let longest = buckets.ranges.indices.map { DisplayWidth.columns(phrases.axis(buckets, $0)) }
      .max()
    let columns = Double(longest ?? 0)
    let bars = { (unit: Double) in
      Int(((1.5 * unit * columns + unit - slot / 2) / slot).rounded(.up))
    }
    let step = max(bars(columnWidth.usual), (bars(columnWidth.narrow) + 1) / 2, 1)
    return switch buckets.unit {
    case .day where count > 7: 7 * max((count + 41) / 42, (step + 6) / 7)
    case .day, .week, .month: max((count + 5) / 6, step)
    }
  }

  private func writeMarks(to svg: inout HTMLWriter) {
    var taken: [ClosedRange<Double>] = []
    for mark in marks {
      let x = left + slot * Double(mark.place)
      let line = "M\(SVGNumber.text(x)) 18V\(SVGNumber.text(bottom))"
      svg.shape("path", [.class("release \(mark.tone)"), HTMLAttribute("d", line)])
      // On a narrow screen letters are 20 units high.
      let length = Double(DisplayWidth.columns(mark.label.cleaned)) * 11
      let isAtEnd = x > width * 0.75 || x + 5 + length > width
      let room = isAtEnd ? x - 5 - length...x - 5 : x + 5...x + 5 + length
      guard room.lowerBound >= 0, room.upperBound <= width,
        !taken.contains(where: { $0.overlaps(room) })
      else { continue }
      taken.append(room)
      svg.element(
        "text",
        [
          .class("label \(mark.tone)"), HTMLAttribute("x", isAtEnd ? x - 5 : x + 5),
          HTMLAttribute("y", "15"), HTMLAttribute("text-anchor", isAtEnd ? "end" : "start"),
        ], mark.label)
    }
  }
}
