import Foundation
import Testing

/// A command line of README and what README says it prints, both streams together.
struct ReadmeCommand: CustomTestStringConvertible, Sendable {
  let command: String
  let output: String

  var testDescription: String { command }

  /// The lines of the blocks of a kind, in order.
  static func blocks(of kind: String, in text: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```\(kind)" {
        isInside = true
        blocks.append([])
      } else if line == "```" {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }

  static let all: [ReadmeCommand] = blocks(of: "console", in: Readme.text).flatMap { block in
    let starts = block.indices.filter { block[$0].hasPrefix("$ ") }
    return zip(starts, starts.dropFirst() + [block.count]).map { start, end in
      ReadmeCommand(
        command: String(block[start].dropFirst(2)), output: block[(start + 1)..<end].joined(separator: "\n"))
    }
  }
}

private enum Readme {
  static let file = Paths.package.appending(path: "README.md")
  static let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
}

@Suite("README", .serialized)
struct ReadmeTests {
  @Test("Every command line prints what README says", arguments: ReadmeCommand.all)
  func commands(_ example: ReadmeCommand) throws {
    var program = Program()
    program.folder = Paths.package
    let printed = try program.shell("{ \(example.command); } 2>&1").text
    let expected = printed.hasSuffix("\n") ? String(printed.dropLast()) : printed
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let block = "```console\n$ \(example.command)\n"
      let text = try String(contentsOf: Readme.file, encoding: .utf8)
      let old = block + (example.output.isEmpty ? "" : example.output + "\n") + "```"
      try Data(text.replacing(old, with: block + expected + "\n```").utf8).write(to: Readme.file)
    } else {
      #expect(example.output == expected)
    }
  }

  @Test("There are command lines and an example of the library")
  func isComplete() {
    #expect(ReadmeCommand.all.count >= 4)
    #expect(ReadmeCommand.blocks(of: "swift", in: Readme.text).count == 1)
  }

  @Test("The example of the library is the one that compiles here, and works")
  func library() throws {
    let file = Paths.package.appending(path: "Tests/CommandLineTests/ReadmeExample.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
    let block = ReadmeCommand.blocks(of: "swift", in: Readme.text).first ?? []
    #expect(block.joined(separator: "\n") + "\n" == code)
    #expect(try coveredViews(in: "{type: UILabel, isSkeletonable: true}") == ["UILabel"])
    let found = mistakes(in: "type: UIView\nsubviews: [{type: UILabel, isSkeletonable: true}]")
    #expect(
      found.count == 1 && found[0].hasPrefix("line 1: ") && found[0].hasSuffix("[root-not-skeletonable]"))
  }

  @Test("The table of rules is the one that the program prints")
  func rules() throws {
    let (begin, end) = ("<!-- `skelinspect rules --format markdown` -->\n", "<!-- end of rules -->")
    let text = try String(contentsOf: Readme.file, encoding: .utf8)
    let parts = text.components(separatedBy: begin)
    let rest = try #require(parts.last).components(separatedBy: end)
    try #require(parts.count == 2 && rest.count == 2)
    let table = try Program().run(["rules", "--format", "markdown"]).text
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data((parts[0] + begin + table + end + rest[1]).utf8).write(to: Readme.file)
    } else {
      #expect(rest[0] == table)
    }
  }

  @Test("Every make target that README names exists")
  func targets() throws {
    let makefile = try String(contentsOf: Paths.package.appending(path: "Makefile"), encoding: .utf8)
    let named = Readme.text.matches(of: #/(?:^|`)make ([a-z]+)/#.anchorsMatchLineEndings()).map {
      String($0.output.1)
    }
    #expect(named.contains("run") && named.contains("test"))
    for target in named { #expect(makefile.contains("\n\(target):"), "make \(target)") }
  }
}
