// swift-tools-version: 6.2
// A tool of somebody else's, which uses the library and lints its own screens.
import PackageDescription

let package = Package(
  name: "Library",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(
      url: Context.environment["SKELINSPECT_URL"] ?? "https://github.com/OWNER/skelinspect", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "library", dependencies: [.product(name: "SkelinspectKit", package: "skelinspect")],
      resources: [.copy("profile.skeleton.yaml")],
      plugins: [.plugin(name: "SkelinspectBuildToolPlugin", package: "skelinspect")])
  ]
)
