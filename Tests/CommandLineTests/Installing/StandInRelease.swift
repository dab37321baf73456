import Foundation
import Testing

/// A folder that stands in for a project at GitHub, with releases whose program, a script, is for this machine.
struct StandInRelease: ~Copyable {
  #if os(macOS)
    static let platform = "macos"
  #elseif arch(x86_64)
    static let platform = "linux-x86_64"
  #else
    static let platform = "linux-arm64"
  #endif

  /// Runs the program of the tests, which stands on PATH.
  static let program = "#!/bin/bash\nexec skelinspect \"$@\"\n"

  /// The folder of the project.
  let tree: Tree

  var releases: String { tree.folder.appending(path: "releases/download").absoluteString }

  init(_ version: String, program: String = program) throws {
    let tree = try Tree([:])
    let name = "skelinspect-\(version)-\(Self.platform)"
    let release = "releases/download/v\(version)"
    try tree.write(program, to: "\(name)/bin/skelinspect")
    let script = """
      set -e
      chmod +x \(name)/bin/skelinspect
      mkdir -p \(release)
      tar -czf \(release)/\(name).tar.gz \(name)
      rm -r \(name)
      cd \(release)
      shasum -a 256 skelinspect-* >SHA256SUMS
      """
    let outcome = try tree.shell(script)
    try #require(outcome.status == 0, "\(outcome.error)")
    self.tree = tree
  }

  /// Another archive than the one whose sum is known.
  func spoil() throws {
    _ = try tree.shell("for file in releases/download/*/*.tar.gz; do echo >>\"$file\"; done")
  }

  func remove() throws { _ = try tree.shell("rm -r releases") }
}
