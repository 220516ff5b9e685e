/// Floods of like mails from addresses that were never seen before (`reliability.md`, section 8).
///
/// Nearly the same text from 20 or more such addresses within six hours, which is more than half of
/// the app's first contacts in that time, is one cluster: it counts as one reporter in the tests.
enum Bursts {
  private static let hours: UInt32 = 6 * 3_600
  private static let people = 20
  /// Texts of which one can be the text of a flood at the same time.
  private static let openTexts = 64

  private struct Cluster {
    let sketch: TextSketch
    let start: UInt32
    var members: [Int]
  }

  /// Marks all but the first mail of each cluster.
  ///
  /// `reports` are in the order of time.
  static func mark(
    _ reports: inout [SettledReport], sketches: borrowing ChunkedArray<ReportFacts>,
    catalog: Catalog
  ) {
    var byApp = [[Int]](repeating: [], count: catalog.apps.count)
    var isNew = [Bool](repeating: false, count: reports.count)
    var seen: Set<UInt32> = []
    for index in reports.indices {
      isNew[index] = seen.insert(reports[index].person).inserted
      if reports[index].time > 0 {
        byApp[catalog.releases[Int(reports[index].release)].app].append(index)
      }
    }
    for mails in byApp where mails.count >= people {
      for cluster in clusters(mails, reports, isNew: isNew, sketches: sketches) {
        let end = cluster.start + hours
        let first = partition(mails) { reports[$0].time >= cluster.start }
        let last = partition(mails) { reports[$0].time > end }
        guard cluster.members.count * 2 > last - first else { continue }
        for member in cluster.members.dropFirst() { reports[member].isInBurst = true }
      }
    }
  }

  private static func clusters(
    _ mails: [Int], _ reports: [SettledReport], isNew: [Bool],
    sketches: borrowing ChunkedArray<ReportFacts>
  ) -> [Cluster] {
    var open: [Cluster] = []
    var found: [Cluster] = []
    for mail in mails where isNew[mail] {
      let sketch = sketches[Int(reports[mail].facts)].sketch
      guard !sketch.isNone else { continue }
      let time = reports[mail].time
      let ended = open.filter { time - $0.start > hours }
      if !ended.isEmpty {
        found += ended.filter { $0.members.count >= people }
        open.removeAll { time - $0.start > hours }
      }
      if let place = open.firstIndex(where: { $0.sketch.isNear(sketch) }) {
        open[place].members.append(mail)
      } else if open.count < openTexts {
        open.append(Cluster(sketch: sketch, start: time, members: [mail]))
      }
    }
    return found + open.filter { $0.members.count >= people }
  }

  /// The first place whose mail fulfils `condition`, which holds for all behind it.
  private static func partition(_ mails: [Int], _ condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = mails.count
    while low < high {
      let middle = (low + high) / 2
      if condition(mails[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
