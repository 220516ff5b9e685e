import Analysis
import Bytes

/// One lane an app: its newest releases as stations, the oldest first.
struct LanesSection {
  private static let stations = 4
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var phrases: any Phrases { page.phrases }

  func write(to html: inout HTMLWriter) {
    let apps = page.overview.apps
    html.element("div", [.class("card lanes")]) { card in
      for app in apps.prefix(page.limits.apps) {
        card.element("div", [.class("lane")]) { write(app, to: &$0) }
      }
      if apps.count > page.limits.apps {
        card.element(
          "p", [.class("cut")], phrases.appsNotShown(apps.count - page.limits.apps))
      }
    }
  }

  private func write(_ app: Overview.App, to html: inout HTMLWriter) {
    let older = app.releases.count - Self.stations
    html.element("div") { name in
      name.element("h3", [], Untrusted(name: app.summary.name))
      if older > 0 { name.element("p", [], phrases.olderReleases(older)) }
    }
    html.element("ol", [.class("track")]) { track in
      for release in app.releases.prefix(Self.stations).reversed() {
        write(release.summary, to: &track)
      }
    }
  }

  private func write(_ release: ReleaseSummary, to html: inout HTMLWriter) {
    html.element("li", [.class(Icon.tone(release.state))]) { station in
      station.element("span", [.class("node")]) {
        Icon.write(release.state, phrases: phrases, to: &$0)
      }
      let version = Untrusted(name: release.version)
      station.element("span", [.class(version.isLong(12) ? "version long" : "version")], version)
      station.element("span", [.class("state")], phrases.state(release.state))
      station.element("span", [.class("small")], phrases.since(release, page.overview.days))
      station.element("span", [.class("small")], phrases.mails(release.reports))
    }
  }
}
