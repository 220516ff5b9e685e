import Analysis

/// The sign of a state: a disc with a stroke in it.
enum Icon {
  /// The class that gives the colours of a state.
  static func tone(_ state: ReleaseState) -> String {
    switch state {
    case .broken: "bad"
    case .watch: "warn"
    case .resolved: "past"
    case .usual: "ok"
    case .few: "few"
    }
  }

  /// Writes the sign; the word that goes with it is the caller's.
  static func write(_ state: ReleaseState, phrases: any Phrases, to html: inout HTMLWriter) {
    let box = HTMLAttribute("viewBox", "0 0 20 20")
    html.element("svg", [.class("icon"), box] + HTMLAttribute.unseen) { svg in
      svg.element("title", [], phrases.state(state))
      svg.element("desc", [], phrases.sign(state))
      if state == .few {
        svg.literal("<circle class=\"ring\" cx=\"10\" cy=\"10\" r=\"8\"/>")
        return
      }
      svg.literal("<circle cx=\"10\" cy=\"10\" r=\"9\"/>")
      switch state {
      case .broken: svg.literal("<path d=\"M6 6l8 8M14 6l-8 8\"/>")
      case .watch: svg.literal("<path d=\"M10 5v6.2M10 14.4v.2\"/>")
      case .resolved: svg.literal("<path d=\"M10 5.4v4.9l3.2 2\"/>")
      case .usual, .few: svg.literal("<path d=\"M5.5 10.5l3 3 6-7\"/>")
      }
    }
  }
}
