import Foundation
import Testing

@Suite("Pipes, devices and links to nowhere that nobody has named", .timeLimit(.minutes(10)))
struct SpecialFileTests {
  private static let reason = "it is not a regular file"

  private static func makePipe(_ path: String, in tree: borrowing Tree) throws {
    try #require(mkfifo(tree.folder.appending(path: path).path, 0o600) == 0)
  }

  @Test(
    "What git ignores is not read from them",
    arguments: [".gitignore", ".git/info/exclude", "Sub/.gitignore"], [true, false])
  func ignoring(_ file: String, _ isPipe: Bool) throws {
    let storyboard = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>"
    let tree = try Tree([
      "a.yaml": Tree.cleanScreen, "Sub/b.storyboard": storyboard, "Sub/c.swift": "let c = 1\n",
      ".git/info/": "",
    ])
    if isPipe { try Self.makePipe(file, in: tree) } else { try tree.link(file, to: "/dev/zero") }
    let outcome = try tree.run("lint", "--isolated", "--list-files")
    #expect(outcome.status == 0 && outcome.text.hasPrefix("Sub/b.storyboard\n"), "\(outcome.text)")
    #expect(outcome.error.isEmpty)
    let listed = try tree.run(
      "lint", "--isolated", "--list-files", "--files-from=-", input: "Sub/b.storyboard\n")
    #expect(listed.error == outcome.error && listed.text == "Sub/b.storyboard\n")
    #expect(try tree.run("lint", "--isolated", "--no-gitignore", "--list-files").error.isEmpty)
  }

  @Test("A configuration that is none is status 2", arguments: [".skelinspect.yml", ".skelinspect.yaml"])
  func configuration(_ name: String) throws {
    let pipe = try Tree(screens: ["a.yaml"])
    try Self.makePipe(name, in: pipe)
    let device = try Tree(screens: ["a.yaml"])
    try device.link(name, to: "/dev/zero")
    for command in [["lint"], ["config", "check"], ["config", "show"], ["inspect", "a.yaml"]] {
      for outcome in [try pipe.run(command), try device.run(command)] {
        #expect(outcome.status == 2 && outcome.error == "\(name): error: \(Self.reason)\n")
      }
    }
  }

  @Test("A configuration that leads nowhere is one, and broken", arguments: ["nowhere", ".skelinspect.yml"])
  func lostConfiguration(_ target: String) throws {
    let tree = try Tree(["a.yaml": Tree.cleanScreen, "Sub/b.yaml": Tree.cleanScreen])
    try tree.link(".skelinspect.yml", to: target)
    for command in [
      ["lint"], ["config", "check"], ["config", "show"], ["inspect", "a.yaml"], ["lint", "Sub"],
    ] {
      let outcome = try tree.run(command)
      #expect(outcome.status == 2 && outcome.output.isEmpty)
      #expect(
        outcome.error.hasPrefix(".skelinspect.yml: error: the link leads nowhere ("), "\(outcome.error)")
    }
    let start = try tree.run("config", "init")
    #expect(
      start.status == 2 && start.error.hasPrefix("skelinspect: error: .skelinspect.yml already exists"))
  }

  @Test("Neither is Swift code, a description of a project, a baseline nor an expectation")
  func others() throws {
    let tree = try Tree([
      "a.yaml": Tree.cleanScreen, "Sub/b.storyboard": "<document/>", ".git/": "",
      ".skelinspect.yml": "baseline: known.json\nsources: [More/code.swift]\n", "More/": "",
    ])
    for name in [
      "Package.swift", "Project.swift", "Sub/c.swift", "More/code.swift", "a.yaml.expected", "known.json",
    ] {
      try Self.makePipe(name, in: tree)
    }
    let lint = try tree.run("lint")
    #expect(lint.status == 2 && lint.error.contains("known.json: error: \(Self.reason)\n"), "\(lint.error)")
    let inspect = try tree.run("inspect", "a.yaml")
    #expect(inspect.status == 0, "\(inspect.error)")
    #expect(inspect.error.contains("More/code.swift: note: left out: \(Self.reason)"), "\(inspect.error)")
    for arguments in [["expect", "a.yaml"], ["expect", "--check", "a.yaml"]] {
      let outcome = try tree.run(arguments)
      #expect(outcome.status == 2 && outcome.error.contains("a.yaml.expected: error: \(Self.reason)"))
    }
  }

  @Test("What the command line names may be a pipe")
  func named() throws {
    let tree = try Tree(["a.yaml": Tree.cleanScreen])
    var program = Program()
    program.folder = tree.folder
    let outcome = try program.shell(
      "skelinspect lint --config <(echo 'fail-level: note') --baseline <(echo '{}') <(cat a.yaml)")
    #expect(!outcome.error.contains(Self.reason), "\(outcome.error)")
  }

  @Test("A pipe in a list is passed over, as in a folder")
  func listed() throws {
    let tree = try Tree(["a.yaml": Tree.cleanScreen])
    try Self.makePipe("b.skeleton.yaml", in: tree)
    #expect(try tree.listed("--files-from=-", input: "a.yaml\nb.skeleton.yaml\n") == ["a.yaml"])
  }
}
