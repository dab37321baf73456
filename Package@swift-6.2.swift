// swift-tools-version: 6.2
import PackageDescription

// The released program, for the plugins: a release writes these two lines. Before the first one they are empty.
let releasedVersion = ""
let releasedChecksum = ""

// Warnings are errors where .ci/run builds, and nowhere else: dependencies are built without warnings, and the two
// options exclude each other.
let isStrict = Context.environment["SKELINSPECT_STRICT"] != nil
let warnings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let settings: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// A Mac's SDK has Expat; pkg-config would find Homebrew's instead, or warn that it is missing.
#if os(Linux)
  let expat = Target.systemLibrary(
    name: "CLibExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])])
#else
  let expat = Target.systemLibrary(name: "CLibExpat")
#endif

let package = Package(
  name: "skelinspect",
  // They hold for a whole package. The library and the program are for Linux and macOS 15: iOS and tvOS stand here
  // for SkelinspectCapture, which needs nothing of the rest, and where SkelinspectKit is compiled for them, it says so.
  platforms: [.macOS(.v15), .iOS(.v13), .tvOS(.v13)],
  products: [
    .library(name: "SkelinspectKit", targets: ["SkelinspectKit"]),
    .executable(name: "skelinspect", targets: ["skelinspect"]),
    .library(name: "SkelinspectCapture", targets: ["SkelinspectCapture"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    expat,
    // Files that are in the program as they are: assets.c embeds them.
    .target(name: "CAssets", exclude: ["Completions", "Script", "Style"]),
    .target(
      name: "SkelinspectKit", dependencies: ["CAssets", "CLibExpat", "CLibYAML"],
      swiftSettings: settings,
      // Rounding functions that Foundation would otherwise bring along.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Linux's extended attributes of files, which Swift's Glibc leaves out.
    .systemLibrary(name: "CXattr"),
    .executableTarget(
      name: "skelinspect", dependencies: ["CAssets", "CXattr", "SkelinspectKit"], swiftSettings: settings),
    // For apps; Package.swift has it too.
    .target(
      name: "SkelinspectCapture", exclude: ["skelinspect_lldb.py"],
      swiftSettings: warnings + [.define("SKELINSPECT_WITHOUT_SKELETONVIEW")]),
    .testTarget(name: "SkelinspectKitTests", dependencies: ["SkelinspectKit"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests", dependencies: ["CXattr", "skelinspect", "SkelinspectKit"],
      swiftSettings: settings),
  ]
)

// The plugins run the released program, if there is one. With SKELINSPECT_PLUGINS=source they run the one that is built
// here, which `swift build` then builds twice, once for them; with SKELINSPECT_PLUGINS=none there are no plugins, and
// nothing is downloaded.
var program: Target.Dependency?
switch Context.environment["SKELINSPECT_PLUGINS"] {
case "none": break
case "source": program = "skelinspect"
default:
  if !releasedVersion.isEmpty {
    let release = "https://github.com/OWNER/skelinspect/releases/download/v\(releasedVersion)"
    package.targets.append(
      .binaryTarget(
        name: "SkelinspectBinary", url: "\(release)/skelinspect.artifactbundle.zip",
        checksum: releasedChecksum))
    program = "SkelinspectBinary"
  }
}
if let program {
  let command = PluginCommandIntent.custom(
    verb: "skelinspect", description: "Run skelinspect, as in `swift package skelinspect lint`")
  package.targets += [
    .plugin(name: "SkelinspectBuildToolPlugin", capability: .buildTool(), dependencies: [program]),
    .plugin(
      name: "SkelinspectCommandPlugin", capability: .command(intent: command), dependencies: [program]),
  ]
  package.products += ["SkelinspectBuildToolPlugin", "SkelinspectCommandPlugin"].map {
    .plugin(name: $0, targets: [$0])
  }
}
