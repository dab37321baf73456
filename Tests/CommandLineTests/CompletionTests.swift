import Foundation
import Testing

@Suite("Completions")
struct CompletionTests {
  /// Lines, and what a shell offers at the end of them, without what stands up to the last comma or `=`.
  private static let lines: KeyValuePairs = [
    "skelinspect li": "lint",
    "skelinspect lint --se": "--select --severity",
    "skelinspect lint --no-s": "--no-sources",
    "skelinspect --comp": "--compact",
    "skelinspect lint --color ": "always auto never",
    "skelinspect lint --color=al": "always",
    "skelinspect lint --select al": "all",
    "skelinspect lint --select unreachable-s": "unreachable-skeletonable",
    "skelinspect lint --select unreachable-skeletonable,show-ref": "show-refused",
    "skelinspect lint --select=unreachable-skeletonable,zero": "zero-size-leaf",
    "skelinspect lint --ignore syntax-error": "",
    "skelinspect lint --severity zero-size-leaf=": "error note warning",
    "skelinspect lint --severity=zero-size-leaf=w": "warning",
    "skelinspect lint -f sa": "sarif",
    "skelinspect lint --format=sa": "sarif",
    "skelinspect inspect -f ": "json outline",
    "skelinspect inspect --only un": "uncovered unreached",
    "skelinspect lint -q --color never --strict --jo": "--jobs",
    "skelinspect baseline ": "prune report write",
    "skelinspect baseline --baseline a ": "prune report write",
    "skelinspect config ": "check init schema show",
    "skelinspect schema ": "baseline configuration hierarchy",
    "skelinspect completions ": "bash fish man zsh",
    "skelinspect keys show.st": "show.style",
    "skelinspect keys frame ": "",
    "skelinspect rules zero-s": "zero-size-leaf",
    "skelinspect explain zero-s": "zero-size-leaf",
  ]

  /// The same of files, which bash offers by itself where the script offers nothing.
  private static let files: KeyValuePairs = [
    "skelinspect pro": "profile.yaml",
    "skelinspect lint --strict ": "Screens profile.yaml",
    "skelinspect lint --config p": "profile.yaml",
    "skelinspect lint --config=p": "profile.yaml",
    "skelinspect lint -f sarif=p": "profile.yaml",
    "skelinspect preview -o S": "Screens",
    "skelinspect why S": "Screens",
    "skelinspect why profile.yaml S": "",
    "skelinspect diff profile.yaml S": "Screens",
    "skelinspect config check p": "profile.yaml",
    "skelinspect lint --jobs p": "",
    "skelinspect keys -- p": "placeholder progress progressTintColor prototypes",
    "skelinspect lint -- p": "profile.yaml",
  ]

  @Test(
    "Commands, options and their values are offered where they can stand",
    .enabled(if: Shell.areThere, Shell.isMissing), arguments: Shell.allCases)
  func words(_ shell: Shell) throws {
    let offers = try shell.offers(at: Self.lines.map(\.key))
    try #require(offers.count == Self.lines.count)
    for ((line, words), offers) in zip(Self.lines, offers) {
      #expect(lastParts(of: offers) == words.split(separator: " ").map(String.init), "\(line)")
    }
  }

  @Test(
    "Files are offered elsewhere", .enabled(if: Shell.areThere, Shell.isMissing), arguments: Shell.allCases)
  func files(_ shell: Shell) throws {
    let offers = try shell.offers(at: Self.files.map(\.key))
    try #require(offers.count == Self.files.count)
    for ((line, words), offers) in zip(Self.files, offers) {
      let words = words.split(separator: " ").map(String.init)
      let areFiles = words.contains("Screens") || words.contains("profile.yaml")
      #expect(lastParts(of: offers) == (areFiles && shell == .bash ? [] : words), "\(line)")
    }
  }

  @Test(
    "Every command is offered, and every option that its help names",
    .enabled(if: Shell.areThere, Shell.isMissing), arguments: Shell.allCases)
  func options(_ shell: Shell) throws {
    let help = try Program().run(["--help"]).text
    let commands = listedCommands(in: help)
    try #require(commands.contains("completions"))
    let lines = ["skelinspect "] + commands.map { "skelinspect \($0) --" }
    let offers = try shell.offers(at: lines)
    try #require(offers.count == lines.count)
    #expect(Set(commands).isSubset(of: offers[0]))
    for (command, offers) in zip(commands, offers.dropFirst()) {
      let options = listedOptions(in: try Program().run([command, "--help"]).text)
      #expect(Set(offers.map { $0.trimmingCharacters(in: ["="]) }) == options, "\(command)")
    }
  }

  /// Without what stands before the last comma or `=`, and after a folder's name.
  private func lastParts(of offers: [String]) -> [String] {
    let parts = offers.map { offer in
      String(offer.drop(while: \.isWhitespace).split { ",=".contains($0) }.last ?? "")
        .trimmingCharacters(in: ["/"])
    }
    return Set(parts).sorted()
  }
}

@Suite("Manual page")
struct ManualPageTests {
  @Test("docs/skelinspect.1 is what `completions man` prints")
  func golden() throws {
    let page = try Program().run(["completions", "man"])
    #expect(page.status == 0)
    try expectGolden(page.text, "docs/skelinspect.1")
  }

  @Test(
    "is read without a warning, and shows every command and option",
    .enabled(if: hasProgram("groff"), "there is no groff; 'make test' installs it"))
  func warnings() throws {
    let page = try Program().shell(
      "skelinspect completions man | groff -man -ww -Tutf8 -P-c -P-b -P-o -P-u -rLL=500n")
    #expect(page.status == 0 && page.error.isEmpty, "\(page.error)")
    let help = try Program().run(["--help"]).text
    // Headings of parts stand three blanks from the margin.
    let parts = page.text.split(separator: /\n   (?=\S)/).map(String.init)
    for command in listedCommands(in: help) {
      let part = try #require(parts.first { $0.hasPrefix("\(command)\n") }, "\(command)")
      for option in listedOptions(in: try Program().run([command, "--help"]).text) {
        #expect(part.contains(option) || parts[0].contains(option), "\(command) \(option)")
      }
    }
  }
}

/// The commands that the overview lists.
private func listedCommands(in help: String) -> [String] {
  help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    .map { String($0.split(separator: " ")[0]) }
}

/// The options that a command's help lists.
private func listedOptions(in help: String) -> Set<String> {
  Set(
    help.matches(of: /^ +(?:-\w, +)?(--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) })
}
