import Foundation
import PackagePlugin

/// `swift package skelinspect …`: the program with the same arguments, in the package's folder.
@main
struct SkelinspectCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "skelinspect"), arguments, in: context.package.directoryURL)
  }

  private func run(_ program: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SkelinspectCommandPlugin: XcodeCommandPlugin {
    /// Lints the project's folder where nobody says what else to do; the targets that Xcode names decide nothing.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let own = extractor.remainingArguments
      try run(
        context.tool(named: "skelinspect"), own.isEmpty ? ["lint", "--format", "xcode"] : own,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
