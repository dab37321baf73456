// swift-tools-version: 5.9
// An app's package: of skelinspect it takes what writes captures, and should build nothing else.
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(
      url: Context.environment["SKELINSPECT_URL"] ?? "https://github.com/OWNER/skelinspect", branch: "main")
  ],
  targets: [
    .target(name: "App", dependencies: [.product(name: "SkelinspectCapture", package: "skelinspect")])
  ]
)
