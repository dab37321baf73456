import Foundation
import Testing

@Suite("Swift code that is none, or too much")
struct HostileCodeTests {
  @Test("A folder, a pipe and a link that leads nowhere are passed over by their names")
  func noFiles() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: ["App/A.swift", "App/X.swift/B.swift"],
      ["App/App.xcodeproj/": ""])
    try tree.link("App/Gone.swift", to: "nowhere")
    try tree.link("App/Pipe.swift", to: "pipe")
    for name in ["pipe", "Fifo.swift"] {
      #expect(mkfifo(tree.folder.appending(path: "App/\(name)").path, 0o600) == 0)
    }
    for arguments in [["App/Main.storyboard"], ["App"]] {
      let outcome = try tree.run(["inspect"] + arguments)
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
      #expect(outcome.text.hasSuffix("read with: 2 Swift files of App/\n"))
      #expect(try tree.run(["lint"] + arguments).error.isEmpty)
    }
    #expect(try tree.run("lint", "App").status == 0)
  }

  @Test("Links that lead in circles, or to one file twice, are followed once")
  func links() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"], code: ["App/A.swift", "Kit/B.swift"], ["App/App.xcodeproj/": ""])
    try tree.link("App/Sub", to: ".")
    try tree.link("App/Up", to: "..")
    try tree.link("App/Again.swift", to: "A.swift")
    try tree.link("App/Kit", to: "../Kit")
    #expect(try tree.code("App/Main.storyboard") == ["2 Swift files of App/"])
  }

  @Test("One that is not text, too large or locked is named once, and the run goes on")
  func unread() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard", "B.xib"], code: ["A.swift", "Locked.swift"],
      [
        "App.xcodeproj/": "", "Bytes.swift": "a\0b",
        "Data.swift": String(repeating: "// data\n", count: 1 << 20),
      ])
    let locked = tree.folder.appending(path: "Locked.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    for command in ["inspect", "lint", "preview", "describe"] {
      let outcome = try tree.run(command, ".")
      #expect(outcome.status == 0)
      let notes = outcome.error.split(separator: "\n").filter { $0.contains("left out: ") }.map(String.init)
      var words = [
        "Bytes.swift: note: left out: not a text file", "Data.swift: note: left out: larger than 4 MB",
      ]
      if geteuid() != 0 { words.append("Locked.swift: note: left out: Permission denied") }
      #expect(notes == words)
    }
  }

  @Test("A thousand files are read, and five thousand")
  func many() throws {
    let count = scaled(5_000)
    let names = (0..<count).map { "S/d\($0 / 100)/f\($0).swift" }
    let tree = try Tree(storyboards: ["Main.storyboard"], code: names, ["App.xcodeproj/": ""])
    #expect(try tree.code("Main.storyboard") == ["\(count) Swift files of the working folder"])
    #expect(try tree.run("lint").text == "No findings in 1 file.\n")
    #expect(try tree.run("lint", "S").status == 0)
  }
}
