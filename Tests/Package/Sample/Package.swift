// swift-tools-version: 6.2
// `swift build` says what lint finds in the target; `swift package skelinspect` runs the program.
import PackageDescription

let package = Package(
  name: "Sample",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "skelinspect", path: Context.environment["SKELINSPECT_PATH"] ?? "../../..")
  ],
  targets: [
    .target(
      name: "Screens", resources: [.copy("profile.skeleton.yaml")],
      plugins: [.plugin(name: "SkelinspectBuildToolPlugin", package: "skelinspect")]),
    // It has no screen.
    .target(name: "Model", plugins: [.plugin(name: "SkelinspectBuildToolPlugin", package: "skelinspect")]),
  ]
)
