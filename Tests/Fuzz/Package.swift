// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "skelinspect-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "skelinspect", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .target(
      name: "Pipeline",
      dependencies: ["CLibFuzzer", .product(name: "SkelinspectKit", package: "skelinspect")],
      swiftSettings: settings),
    .executableTarget(name: "FuzzJSON", dependencies: ["Pipeline"], swiftSettings: settings),
    .executableTarget(name: "FuzzYAML", dependencies: ["Pipeline"], swiftSettings: settings),
    .executableTarget(name: "FuzzLog", dependencies: ["Pipeline"], swiftSettings: settings),
    .executableTarget(name: "FuzzSwift", dependencies: ["Pipeline"], swiftSettings: settings),
    .executableTarget(name: "FuzzCode", dependencies: ["Pipeline"], swiftSettings: settings),
    .executableTarget(name: "FuzzXML", dependencies: ["Pipeline"], swiftSettings: settings),
  ]
)
