import Foundation
import Testing

@Suite("Lines for people")
struct LineWidthTests {
  private static let commands = [
    ["inspect", "Examples/broken.yaml"], ["lint", "Examples/broken.yaml"],
    ["why", "Examples/broken.yaml", "name"], ["diff", "Examples/broken.yaml", "Examples/profile.yaml"],
  ]

  private func run(
    _ arguments: [String], columns: String? = nil, on terminal: FileHandle? = nil
  ) throws -> Program.Outcome {
    var program = Program(environment: columns.map { ["COLUMNS": $0] } ?? [:])
    (program.folder, program.terminal) = (Paths.package, terminal)
    return try program.run(arguments + ["--color", "never"])
  }

  @Test("are as wide as COLUMNS says, and hold the same words", arguments: commands, ["20", "40", "72", "1"])
  func columns(_ command: [String], _ width: String) throws {
    let whole = try run(command).text
    let text = try run(command, columns: width).text
    let words = { (text: String) in
      text.split { " \n│".contains($0) }.filter { $0.contains(where: \.isLetter) }
    }
    if command[0] != "lint" { #expect(words(text) == words(whole)) }
    guard let room = Int(width), room >= 40 else { return }
    for line in text.split(separator: "\n") where line.contains(" ") {
      #expect(line.count <= room, "\(line)")
    }
  }

  @Test("are as long as they are in a pipe", arguments: commands, ["", "0", "-1", "wide", "\(Int.max)"])
  func noColumns(_ command: [String], _ columns: String) throws {
    let text = try run(command, columns: columns).text
    #expect(!text.isEmpty)
    if columns != "\(Int.max)" || command[0] != "lint" { #expect(text == (try run(command).text)) }
  }

  @Test("fit a terminal, whose width is 80 where it does not say", arguments: commands)
  func terminal(_ command: [String]) throws {
    let terminal = try Terminal()
    _ = try run(command, on: terminal.end)
    let text = terminal.text().replacing("\r\n", with: "\n")
    #expect(text == (try run(command, columns: "80").text))
  }

  @Test("are JSON's own in JSON, and SkeletonView's in its tree")
  func programs() throws {
    for command in [
      ["inspect", "-f", "json"], ["describe"], ["describe", "--compact"], ["lint", "-f", "json"],
    ] {
      let arguments = command + ["Examples/broken.yaml"]
      #expect(try run(arguments, columns: "20").text == run(arguments).text)
    }
  }

  @Test("of messages are broken too")
  func messages() throws {
    let outcome = try run(["inspect", "nosuch.yaml"], columns: "20")
    #expect(outcome.error == "nosuch.yaml: error:\n  No such file or\n  directory\n")
  }

  @Test("of a picture fill the window, with both sides where they fit")
  func picture() throws {
    let command = ["preview", "Examples/broken.yaml"]
    let piped = try run(command).text
    #expect(!piped.contains("what the hierarchy holds"))
    let both = try run(command, columns: "160").text
    #expect(both.contains("what the hierarchy holds") && both.contains("what a user sees while it loads"))
    for (columns, widest) in [("30", 30), ("80", 80), ("118", 118), ("160", 160)] {
      let lines = try run(command, columns: columns).text.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("╭") }.map(\.count) == [widest], "\(columns)")
    }
    let before = try run(command + ["--scene", "before"], columns: "160").text
    #expect(!before.contains("█") && !before.contains("what"))
  }
}
