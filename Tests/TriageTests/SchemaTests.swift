import Foundation
import TestSupport
import Testing

@Suite("The JSON Schemas and what is written")
struct SchemaTests {
  /// Objects of the schema beside objects of the output, until none is left.
  private struct Walk {
    let root: [String: Any]
    var found: Set<String> = []

    /// The alternatives of a schema, references resolved.
    func alternatives(_ schema: [String: Any]) -> [[String: Any]] {
      if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
        let definition = (root["$defs"] as? [String: [String: Any]])?[String(name)]
      {
        return [definition]
      }
      return (schema["anyOf"] as? [[String: Any]]) ?? [schema]
    }

    mutating func compare(_ schema: [String: Any], _ value: Any, at path: String) {
      var open: [([String: Any], Any, String)] = [(schema, value, path)]
      while let (schema, value, path) = open.popLast() {
        let options = alternatives(schema)
        if let object = value as? [String: Any] {
          guard let own = options.first(where: { $0["type"] as? String == "object" }) else {
            Issue.record("\(path) is an object")
            continue
          }
          guard let properties = own["properties"] as? [String: [String: Any]] else { continue }
          #expect(Set(object.keys) == Set(properties.keys), "\(path)")
          #expect(Set(own["required"] as? [String] ?? []) == Set(properties.keys), "\(path)")
          found.insert(path)
          for (key, inner) in object {
            if let schema = properties[key] { open.append((schema, inner, path + "." + key)) }
          }
        } else if let list = value as? [Any] {
          let own = options.first { $0["type"] as? String == "array" }
          guard let items = own?["items"] as? [String: Any] else {
            Issue.record("\(path) is an array")
            continue
          }
          for element in list { open.append((items, element, path + "[]")) }
        }
      }
    }
  }

  private static func walk(_ name: String, _ lines: [String]) throws -> Set<String> {
    let text = try TriageProgram.run(["schema", name])
    #expect(text.status == 0)
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text.output)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    var walk = Walk(root: schema)
    for line in lines {
      walk.compare(schema, try JSONSerialization.jsonObject(with: Data(line.utf8)), at: name)
    }
    return walk.found
  }

  @Test("every key of the report is in its schema, and every key of the schema in the report")
  func report() throws {
    let folder = try TemporaryFolder()
    let empty = try folder.write("", to: "empty.mbox")
    let lines = try [Fixtures.path("inbox"), empty].flatMap { path in
      try TriageProgram.run([path, "-o", "-", "--format", "json", "--now", "2025-12-01T02:15:00Z"])
        .lines
    }
    let found = try Self.walk("report", lines)
    for path in [
      "releases[]", "daily[]", "regressions[]", "totals.kinds", "unclassified.examples[]",
    ] {
      #expect(found.contains("report." + path))
    }
  }

  @Test("every key of a record is in its schema, and every key of the schema in the record")
  func record() throws {
    let found = try Self.walk(
      "record", TriageProgram.run(["extract", Fixtures.path("inbox")]).lines)
    for path in ["from", "to[]", "app", "os", "device", "fields[]", "evidence", "crash"] {
      #expect(found.contains("record." + path))
    }
  }

  @Test(
    "only outputs that there are have a schema", arguments: [[], ["mail"], ["report", "record"]])
  func usage(words: [String]) throws {
    #expect(try TriageProgram.run(["schema"] + words).status == 64)
  }
}
