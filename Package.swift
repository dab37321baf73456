// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "skelinspect",
  platforms: [.macOS(.v15), .iOS(.v13), .tvOS(.v13)],
  products: [
    .library(name: "SkelinspectKit", targets: ["SkelinspectKit"]),
    .executable(name: "skelinspect", targets: ["skelinspect"]),
    .library(name: "SkelinspectCapture", targets: ["SkelinspectCapture"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CLibExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(
      name: "SkelinspectKit", dependencies: ["CLibExpat", "CLibYAML"],
      resources: [.embedInCode("Report/Page/Assets/Script"), .embedInCode("Report/Page/Assets/Style")],
      swiftSettings: settings,
      // Rounding functions that Foundation would otherwise bring along.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Linux's extended attributes of files, which Swift's Glibc leaves out.
    .systemLibrary(name: "CXattr"),
    .executableTarget(name: "skelinspect", dependencies: ["CXattr", "SkelinspectKit"], swiftSettings: settings),
    // For apps; the program does not depend on it.
    .target(
      name: "SkelinspectCapture", exclude: ["skelinspect_lldb.py"],
      swiftSettings: [.define("SKELINSPECT_WITHOUT_SKELETONVIEW"), .treatAllWarnings(as: .error)]),
    .testTarget(name: "SkelinspectKitTests", dependencies: ["SkelinspectKit"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CXattr", "skelinspect", "SkelinspectKit"],
      swiftSettings: settings),
  ]
)
