// swift-tools-version: 6.2
// A package of its own, so that building skelinspect never builds its yardsticks.
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "skelinspect", path: "../..")],
  targets: [
    .executableTarget(name: "generate", swiftSettings: settings),
    .executableTarget(
      name: "probe",
      dependencies: [.product(name: "SkelinspectKit", package: "skelinspect")],
      swiftSettings: settings),
  ]
)
