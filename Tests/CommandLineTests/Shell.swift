import Foundation
import Testing

/// A shell that reads the script that `completions` prints for it.
enum Shell: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case bash, zsh, fish

  var testDescription: String { rawValue }

  static let isMissing: Comment = "zsh or fish is not there; 'make test' installs them"

  static let areThere = allCases.allSatisfy { hasProgram($0.rawValue) }

  /// What it offers at the end of each line, in a folder with `profile.yaml` and a folder `Screens`.
  func offers(at lines: [String]) throws -> [[String]] {
    let own = try Scratch()
    let script = try own.write(try Program().run(["completions", rawValue]).output, to: "_skelinspect")
    let scratch = try Scratch()
    try scratch.write("", to: "profile.yaml")
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "Screens"), withIntermediateDirectories: false)
    let harness = Paths.fixtures.appending(path: "completions/offer.\(rawValue)").path
    var program = Program()
    program.folder = scratch.folder
    program.input = Array(lines.map { $0 + "\n" }.joined().utf8)
    let outcome = try program.shell("\(rawValue) '\(harness)' '\(script.path)' '\(own.folder.path)'")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(rawValue): \(outcome.error)")
    return outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      line.split(separator: "\t").map(String.init)
    }
  }
}

/// Whether one of the usual folders holds a program.
func hasProgram(_ name: String) -> Bool {
  ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
