import Foundation
import Testing

/// A page of the documentation: a Markdown file of the top level, of `docs/` or of its folder for contributors.
struct Page: CustomTestStringConvertible, Sendable {
  /// From the package's folder.
  let path: String
  let text: String

  var testDescription: String { path }

  /// What CONTRIBUTING leads to, and README does not.
  static let contributors = "docs/contributing/"

  static let all = ["", "docs/", contributors].flatMap(files).compactMap { try? Page($0) }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Paths.package.appending(path: path), encoding: .utf8)
  }

  static func files(in folder: String) -> [String] {
    let path = Paths.package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
  }

  /// The blocks of code of a kind, each with a newline at its end.
  func blocks(of kind: String) -> [String] {
    text.matches(of: #/(?ms)^```(\w*)\n(.*?)^```$/#).filter { $0.output.1 == kind }.map {
      String($0.output.2)
    }
  }

  func block(of kind: String, with word: String) throws -> String {
    try #require(blocks(of: kind).first { $0.contains(word) }, "\(path) has no block with '\(word)'")
  }

  /// The page without its blocks of code.
  var prose: String { text.replacing(#/(?ms)^```\w*\n.*?^```$/#, with: "") }
}

extension Page {
  /// The page with what its command lines print now, one after the other in a folder that holds the examples.
  ///
  /// They stand after `$ ` in blocks of `console`, both streams below them, and in comments of the form
  /// `<!-- $ COMMAND -->`, whose output ends at `<!-- end -->`.
  func refreshed() throws -> String {
    let scratch = try Scratch()
    try FileManager.default.copyItem(
      at: Paths.package.appending(path: "Examples"), to: scratch.folder.appending(path: "Examples"))
    var program = Program()
    program.folder = scratch.folder
    var lines: [Substring] = []
    var end: Substring?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == end { end = nil }
      if let comment = line.wholeMatch(of: #/<!-- \$ (.+) -->/#) {
        lines += [line] + (try program.lines(of: comment.output.1))
        end = "<!-- end -->"
      } else if line == "```console" {
        lines.append(line)
        end = "```"
      } else if end == nil {
        lines.append(line)
      } else if end == "```", line.hasPrefix("$ ") {
        lines += [line] + (try program.lines(of: line.dropFirst(2)))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Program {
  /// What a line of shell prints to both streams.
  fileprivate func lines(of command: Substring) throws -> [Substring] {
    let text = try shell("{ \(command)\n} 2>&1").text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return text.hasSuffix("\n") || text.isEmpty ? lines.dropLast() : lines
  }
}
