// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "triage",
  products: [
    .executable(name: "triage", targets: ["triage"]),
    .library(name: "SupportMail", targets: ["SupportMail"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "CAssets", exclude: ["Files"]),

    .target(name: "Bytes"),
    .target(name: "JSON", dependencies: ["Bytes"]),
    .target(name: "Assets", dependencies: ["CAssets", "Bytes"]),
    .target(name: "Records", dependencies: ["Bytes", "JSON"]),
    .target(name: "Mailboxes", dependencies: ["Bytes", "JSON", "Records", "CArchive"]),
    .target(name: "MIME", dependencies: ["Bytes", "Records", "CLibXML2"]),
    .target(name: "Linguistics", dependencies: ["Assets", "Bytes", "Records"]),
    .target(
      name: "Extraction",
      dependencies: ["Assets", "Bytes", "JSON", "Linguistics", "MIME", "Records"]),
    .target(name: "Store", dependencies: ["Bytes", "CSQLite"]),
    .target(name: "Analysis", dependencies: ["Bytes", "Linguistics", "Records"]),
    .target(
      name: "Reports",
      dependencies: ["Analysis", "Assets", "Bytes", "JSON", "Records", "Store"]),
    .target(name: "SupportMail"),
    .target(name: "CommandLineKit"),
    .executableTarget(
      name: "triage",
      dependencies: [
        "Analysis", "Assets", "Bytes", "CMalloc", "CommandLineKit", "Extraction", "JSON",
        "Linguistics", "MIME", "Mailboxes", "Records", "Reports", "Store", "SupportMail",
      ]),

    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter", "Bytes", "CommandLineKit", "Extraction", "JSON", "Linguistics", "MIME",
        "Mailboxes", "Records",
      ], path: "Tests/Benchmarks"),

    .target(
      name: "MailModels", dependencies: ["Bytes", "Extraction", "MIME", "Records", "SupportMail"],
      path: "Tests/MailModels"),
    .executableTarget(
      name: "ComposedMailCheck", dependencies: ["MailModels"], path: "Tests/ComposedMailCheck"),
    .target(name: "TestSupport", dependencies: ["Bytes"], path: "Tests/TestSupport"),
    .testTarget(name: "BytesTests", dependencies: ["Bytes", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"]),
    .testTarget(name: "AssetsTests", dependencies: ["Assets", "TestSupport"]),
    .testTarget(name: "RecordsTests", dependencies: ["Records", "TestSupport"]),
    .testTarget(name: "MailboxesTests", dependencies: ["Mailboxes", "TestSupport"]),
    .testTarget(name: "MIMETests", dependencies: ["MIME", "TestSupport"]),
    .testTarget(name: "LinguisticsTests", dependencies: ["Linguistics", "TestSupport"]),
    .testTarget(
      name: "ExtractionTests",
      dependencies: [
        "Assets", "Bytes", "Extraction", "MIME", "MailModels", "Records", "SupportMail",
        "TestSupport",
      ]),
    .testTarget(name: "StoreTests", dependencies: ["Store", "TestSupport"]),
    .testTarget(name: "AnalysisTests", dependencies: ["Analysis", "TestSupport"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["Reports", "TestSupport"]),
    .testTarget(name: "SupportMailTests", dependencies: ["SupportMail"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    .testTarget(
      name: "TriageTests",
      dependencies: [
        "Bytes", "Extraction", "JSON", "Mailboxes", "Records", "Store", "TestSupport", "triage",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Without the fuzzer this target has no entry and doesn't link.
if Context.environment["TRIAGE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Bytes", "CommandLineKit", "Extraction", "JSON", "MIME", "Mailboxes", "Records", "Store",
      ],
      path: "Tests/Fuzz"))
  package.products.append(.executable(name: "Fuzz", targets: ["Fuzz"]))
}

let libraryOfApps = ["SupportMail", "SupportMailTests"]
let targetsInC = ["CAssets", "AllocationCounter"]
for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if Context.environment["TRIAGE_STRICT"] != nil {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
  // An app that links SupportMail builds it with these settings too, so nothing experimental there.
  if !libraryOfApps.contains(target.name) {
    target.swiftSettings?.append(.enableExperimentalFeature("Lifetimes"))
    if target.type != .test { target.swiftSettings?.append(.strictMemorySafety()) }
  }
}
