import Foundation
import Testing

/// What pre-commit makes of the project before it runs a script of it: a clone, whose project has a release.
struct HookCheckout: ~Copyable {
  static let version = "7.8.9"
  let tree: Tree
  let release: StandInRelease

  init() throws {
    let tree = try Tree([
      "Sources/skelinspect/Arguments/Help.swift": "  static let versionNumber = \"\(Self.version)\"\n"
    ])
    let release = try StandInRelease(Self.version)
    try FileManager.default.copyItem(
      at: Paths.package.appending(path: "Packaging"), to: tree.folder.appending(path: "Packaging"))
    let git = try tree.shell("git init -q . && git remote add origin '\(release.tree.folder.path)'")
    try #require(git.status == 0, "\(git.error)")
    self.tree = tree
    self.release = release
  }

  /// Runs what the hook's script runs.
  func run(_ argument: String, _ environment: [String: String] = [:]) throws -> Program.Outcome {
    try tree.shell("Packaging/hook \(argument)", environment)
  }
}
