import Foundation
import Testing

/// Command lines and what they print, in a file that reads like a terminal: `# ` a sentence, `$ ` a line of
/// shell, then standard output, standard error after `! `, and the exit status in brackets unless it is 0.
struct Transcript: CustomTestStringConvertible, Sendable {
  let file: URL

  var testDescription: String { name }
  var name: String { file.lastPathComponent }

  static let all: [Transcript] = {
    let folder = Paths.fixtures.appending(path: "transcripts")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }
      .map(Transcript.init(file:))
  }()

  /// What stands in the file, without what was printed.
  var script: [String] {
    get throws {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return lines.filter { $0.hasPrefix("# ") || $0.hasPrefix("$ ") }.map(String.init)
    }
  }

  /// A command line's outcome as the file shows it.
  static func lines(_ outcome: Program.Outcome) -> [String] {
    var lines = shown(outcome.text)
    lines += shown(outcome.error).map { $0.isEmpty ? "!" : "! \($0)" }
    if outcome.status != 0 { lines.append("[\(outcome.status)]") }
    return lines
  }

  /// Lines with every control character made visible.
  private static func shown(_ text: String) -> [String] {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isControl, scalar != "\n" {
        result += "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if result.hasSuffix("\n") { result.removeLast() }
    return result.isEmpty
      ? [] : result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension Unicode.Scalar {
  /// What can move a terminal's cursor, colour it, or reorder its letters.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value == 0x61C || (0x200E...0x206F).contains(value)
    default: false
    }
  }
}

@Suite("Transcripts")
struct TranscriptTests {
  @Test("Each command line prints what its transcript shows", arguments: Transcript.all)
  func transcript(_ transcript: Transcript) throws {
    var text = ""
    for line in try transcript.script {
      if line.hasPrefix("# "), !text.isEmpty { text += "\n" }
      text += line + "\n"
      guard line.hasPrefix("$ ") else { continue }
      let outcome = try Program().shell(String(line.dropFirst(2)))
      check(outcome, of: line)
      text += Transcript.lines(outcome).map { $0 + "\n" }.joined()
    }
    try expectGolden(text, "Tests/Fixtures/cli/transcripts/\(transcript.name)")
  }

  /// What holds for every command line.
  private func check(_ outcome: Program.Outcome, of line: String) {
    if outcome.status == 2 || outcome.status == 64 {
      // Lint reports on what it could read.
      #expect(outcome.output.isEmpty || line.contains(" lint "), "standard output of \(line)")
      #expect(!outcome.error.isEmpty, "standard error of \(line)")
    }
    let isColored = line.contains("--color always") || line.contains("_COLOR=") || line.contains("_FORCE=")
    if !isColored {
      let text = outcome.error + (line.contains("json") ? "" : outcome.text)
      #expect(!text.unicodeScalars.contains { $0.isControl && $0 != "\n" }, "what \(line) prints")
    }
  }
}
