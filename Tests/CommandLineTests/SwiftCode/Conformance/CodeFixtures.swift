import Foundation

/// The projects of `Fixtures/code`: a file or a folder each, with what is expected at the end of its lines.
///
/// `//= lines` is of the view that is declared on the line, `//! rule-id` of a finding there. README.md beside
/// the fixtures has all the words.
extension CodeProject {
  static let fixtures: [CodeProject] = {
    let folder = Paths.package.appending(path: "Tests/Fixtures/code")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0 != "README.md" }.sorted().map { name in
      CodeProject(fixture: name, files: texts(at: folder.appending(path: name)))
    }
  }()

  private static func texts(at url: URL) -> [String: String] {
    func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: url.path), !names.isEmpty else {
      return [url.lastPathComponent: text(url)]
    }
    return Dictionary(
      uniqueKeysWithValues: names.filter { $0.contains(".") }.map { ($0, text(url.appending(path: $0))) })
  }

  private init(fixture name: String, files: [String: String]) {
    self.init(name: name, files: files)
    var findings: [JSONValue] = []
    for (file, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in zip(1..., lines) {
        for mark in Mark.all(in: line) {
          if mark.isFinding {
            findings.append(
              .object(["rule": .text(mark.words[0]), "file": .text(file), "line": .number(Double(number))]))
          } else {
            views.append(mark.expectation(file: file, line: number))
          }
        }
      }
    }
    expected = .object(["findings": .list(findings)])
  }
}

/// What stands after `//=` or `//!`, or in `<!--= -->`.
private struct Mark {
  let isFinding: Bool
  let words: [String]

  static func all(in line: Substring) -> [Mark] {
    line.matches(of: /(?:\/\/|<!--)(?<kind>[=!]) (?<words>.*?)(?= *(?:\/\/[=!]|-->|$))/).map { match in
      Mark(
        isFinding: match.output.kind == "!",
        words: match.output.words.split(separator: " ").map(String.init))
    }
  }

  func expectation(file: String, line: Int) -> CodeProject.Expectation {
    var words = words
    var type: String?
    if let first = words.first, first.hasSuffix(":") {
      type = String(first.dropLast())
      words.removeFirst()
    }
    var wanted: [String: JSONValue] = [:]
    for word in words {
      let parts = word.split(separator: "=").map(String.init)
      if parts.count == 2 {
        wanted[parts[0]] = (try? JSONValue(Data(parts[1].utf8))) ?? .text(parts[1])
      } else {
        let (key, value) =
          Self.words[word] ?? ("role", .list(word.split(separator: "|").map { .text("\($0)") }))
        wanted[key] = value
      }
    }
    return CodeProject.Expectation(file: file, line: line, type: type, wanted: wanted)
  }

  private static let words: [String: (String, JSONValue)] = [
    "absent": ("absent", .boolean(true)),
    "painted": ("painted", .boolean(true)), "unpainted": ("painted", .boolean(false)),
    "marked": ("isSkeletonable", .boolean(true)), "unmarked": ("isSkeletonable", .boolean(false)),
    "shown": ("isShown", .boolean(true)), "notshown": ("isShown", .boolean(false)),
  ]
}
