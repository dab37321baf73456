// swift-tools-version: 5.9
// What Swift 5.9 to 6.1 see, as Xcode 15 and 16 have them: SkelinspectCapture, for apps. The whole package is
// Package@swift-6.2.swift, which later versions take. The names cannot be the other way about: a manifest that has a
// version in its name comes first only if it asks for later tools than Package.swift.
import PackageDescription

let package = Package(
  name: "skelinspect",
  platforms: [.iOS(.v13), .tvOS(.v13)],
  products: [
    .library(name: "SkelinspectCapture", targets: ["SkelinspectCapture"])
  ],
  targets: [
    .target(
      name: "SkelinspectCapture", exclude: ["skelinspect_lldb.py"],
      swiftSettings: [.define("SKELINSPECT_WITHOUT_SKELETONVIEW")])
  ]
)
