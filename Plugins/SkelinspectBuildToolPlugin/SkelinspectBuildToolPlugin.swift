import Foundation
import PackagePlugin

/// Lints the files of a target at each build, as a compiler would: findings that are errors stop it.
@main
struct SkelinspectBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      try lint(
        target.sourceFiles, of: target.name, with: context.tool(named: "skelinspect"),
        listedIn: context.pluginWorkDirectoryURL)
    ]
  }

  /// The program takes those of the files that it would lint in a folder.
  ///
  /// What a command without outputs depends on decides when it runs again, but findings depend on files that nobody
  /// knows here. So the command touches its own input, and runs each time.
  private func lint(
    _ files: FileList, of name: String, with program: PluginContext.Tool, listedIn folder: URL
  ) throws -> Command {
    let list = folder.appending(path: "files")
    try files.map { $0.url.path(percentEncoded: false) + "\0" }.joined()
      .write(to: list, atomically: true, encoding: .utf8)
    return .buildCommand(
      displayName: "skelinspect lint \(name)", executable: URL(filePath: "/bin/sh"),
      arguments: [
        "-c", #"touch "$2"; exec "$1" lint --quiet --format xcode --files-from "$2""#, "sh",
        program.url.path(percentEncoded: false), list.path(percentEncoded: false),
      ],
      inputFiles: [list, program.url])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SkelinspectBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try lint(
          target.inputFiles, of: target.displayName, with: context.tool(named: "skelinspect"),
          listedIn: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
