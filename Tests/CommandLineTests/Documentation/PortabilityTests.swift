import Foundation
import Testing

/// What pages and scripts have a shell do must work with a Mac's tools, which are BSD's, and its bash 3.2.
@Suite("Portability of commands")
struct PortabilityTests {
  /// A pattern in a line of shell, and why it must not be there.
  private static let forbidden = [
    (#"\bsed\b[^|;]* -[nErs]*i(\s|$)"#, "BSD's sed takes the next word for a suffix"),
    (#"\bsed\b[^|]*[/0-9 ;{][aic]\\"#, "BSD's sed wants a new line after a\\, i\\ and c\\"),
    (#"\bsed\b[^|]*\\[n+?]"#, "BSD's sed knows no \\n, \\+ and \\?"),
    (#"\b(readlink|realpath) -[fem]\b"#, "not on every Mac"),
    (#"\bdate (-d|--date|.*%N)"#, "GNU's date only"),
    (#"\bstat (-c|--)"#, "GNU's stat only"),
    (#"\bxargs\b[^|]* (-r|-d|--)"#, "GNU's xargs only"),
    (#"\bgrep\b[^|;]* (-[a-zA-Z]*P|--perl)"#, "GNU's grep only"),
    (#"\bhead -[nc] ?-"#, "GNU's head only"),
    (#"\bfind( -|\b[^|]* -printf)"#, "BSD's find wants a folder, and has no -printf"),
    (#"\bwc -[lwc] *<"#, "BSD's wc puts blanks before the number"),
    (#"\bbase64 -w"#, "GNU's base64 only"),
    (#"\b(cp|mv|rm|ls|ln|mkdir|mktemp|sort|head|tail|cut|tr|touch|du)\b[^|;&)]* --[a-z]"#, "GNU's options"),
    (#"(^|[;&|(]\s*)(timeout|tac|nproc|md5sum|shuf)\b"#, "not on a Mac"),
    (#"\b(mapfile|readarray|coproc)\b"#, "bash 4"),
    (#"\b(declare|local|typeset) -[a-zA-Z]*[An]"#, "bash 4"),
    (#"\$\{\w+(\^|,|@)"#, "bash 4"),
    (#"\$\{\w+\[-"#, "bash 4"),
    (#"\$'[^']*\\u"#, "bash 4"),
    (#"(\|&|&>>|\bwait -n|\[\[ -v)"#, "bash 4"),
  ].map { (pattern: $0.0, reason: $0.1) }

  private static let allScripts: [String] = {
    let folders =
      [".ci", "Packaging"]
      + ["", "/Benchmark", "/Capture", "/Fuzz", "/Mac", "/Packaging"].map { "Tests\($0)" }
    let scripts = folders.flatMap {
      files(in: $0) { $0.hasPrefix("#!/bin/bash") || $0.hasPrefix("#!/bin/sh") }
    }
    return ["Makefile", "action.yml"] + files(in: ".github/workflows") + scripts
  }()

  private static let allTranscripts = files(in: "Tests/Fixtures/cli/transcripts")

  @Test("Pages show no command that only Linux has", arguments: Page.all)
  func pages(_ page: Page) {
    let blocks = ["sh", "yaml"].flatMap(page.blocks).joined().split(separator: "\n")
    Self.check(blocks + Self.commands(in: page.blocks(of: "console").joined()), of: page.path)
  }

  @Test("Scripts run none", arguments: allScripts)
  func scripts(_ path: String) throws {
    let text = try Self.text(of: path)
    Self.check(text.split(separator: "\n"), of: path)
    guard text.contains(#/(?m)^set -\w*u/#) else { return }
    for match in text.matches(of: #/(?m)^\s*(?:local )?(\w+)=\(\)/#) {
      for line in text.split(separator: "\n") where line.contains("\"${\(match.output.1)[@]}\"") {
        let isGuarded = line.contains("${#\(match.output.1)[@]}")
        #expect(isGuarded, "\(path): bash 3.2 calls an empty array unset: \(line)")
      }
    }
  }

  @Test("Nor do the transcripts that the tests play", arguments: allTranscripts)
  func transcripts(_ path: String) throws {
    Self.check(Self.commands(in: try Self.text(of: path)), of: path)
  }

  @Test("Scripts and transcripts are found")
  func found() {
    #expect(Self.allScripts.contains(".ci/run") && Self.allScripts.contains("Tests/Fuzz/run"))
    #expect(Self.allTranscripts.count > 20)
  }

  private static func check(_ lines: [Substring], of path: String) {
    for line in lines where !line.drop(while: \.isWhitespace).hasPrefix("#") {
      for (pattern, reason) in forbidden where line.range(of: pattern, options: .regularExpression) != nil {
        Issue.record("\(path): \(reason): \(line)")
      }
    }
  }

  private static func commands(in transcript: String) -> [Substring] {
    transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Paths.package.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String, where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let path = Paths.package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }.filter { (try? text(of: $0)).map(isWanted) == true }
  }
}
