// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// SkeletonCapture.swift asks whether the app has SkeletonView: with and without it are two builds.
let hasSkeletonView = Context.environment["WITH_SKELETONVIEW"] != nil
let library: [Target.Dependency] = hasSkeletonView ? ["SkeletonView"] : []

let package = Package(
  name: "capture",
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    .target(
      name: "SkelinspectCapture", dependencies: ["UIKit"] + library, exclude: ["skelinspect_lldb.py"],
      swiftSettings: settings + [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .executableTarget(
      name: "hierarchies", dependencies: ["SkelinspectCapture", "UIKit"] + library, swiftSettings: settings),
    .executableTarget(name: "stopped", dependencies: ["SkelinspectCapture", "UIKit"] + library),
  ]
    + (hasSkeletonView
      ? [.target(name: "SkeletonView", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)])]
      : [])
)
