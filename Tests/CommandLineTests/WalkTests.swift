import Foundation
import Testing

@Suite("Which files of a folder are linted")
struct WalkTests {
  @Test("Names of hierarchies and Swift code always, other YAML and JSON by its look, anything else never")
  func names() throws {
    let tree = try Tree(
      screens: ["a.yaml", "b.yml", "c.json.txt", "d.swift", "Sub/e.YAML"],
      [
        "f.skeleton.yaml": "nothing: like it\n", "g.skeleton.yml": "", "h.skeleton.json": "{}",
        "ci.yml": "jobs: {lint: {runs-on: macos}}\n", "package.json": #"{"type": "module"}"#,
        "empty.yaml": "", "i.json": #"{"type": "UIView"}"#,
      ])
    #expect(
      try tree.listed() == [
        "Sub/e.YAML", "a.yaml", "b.yml", "d.swift", "f.skeleton.yaml", "g.skeleton.yml", "h.skeleton.json",
        "i.json",
      ])
    let outcome = try tree.run("lint", "-v", "ci.yml", ".")
    #expect(outcome.error.contains("ci.yml: linted"))
    #expect(outcome.error.contains("package.json: skipped: it does not look like a view hierarchy"))
  }

  @Test("Hidden folders and those of others are left out, unless they are named")
  func foldersLeftOut() throws {
    let tree = try Tree(screens: [
      ".build/a.yaml", ".hidden/a.yaml", "Pods/a.yaml", "Sub/Carthage/a.yaml", "DerivedData/a.yaml",
      "Sub/pods/a.yaml", ".a.yaml",
    ])
    #expect(try tree.listed() == [".a.yaml", "Sub/pods/a.yaml"])
    #expect(
      try tree.listed("Pods", "Sub/Carthage", ".build") == [
        ".build/a.yaml", "Pods/a.yaml", "Sub/Carthage/a.yaml",
      ])
  }

  @Test(
    "A file is named as it was reached",
    arguments: [
      ([], ["Screens/a.yaml"]), (["."], ["Screens/a.yaml"]), (["./Screens/"], ["Screens/a.yaml"]),
      (["Screens//"], ["Screens/a.yaml"]), (["./Screens/a.yaml"], ["Screens/a.yaml"]),
      ([".//Screens"], ["Screens/a.yaml"]), (["Screens/../Screens"], ["Screens/../Screens/a.yaml"]),
    ])
  func names(_ arguments: [String], _ names: [String]) throws {
    let tree = try Tree(screens: ["Screens/a.yaml"])
    #expect(try tree.listed(arguments) == names)
    let absolute = tree.folder.appending(path: "Screens").path
    #expect(try tree.listed(absolute) == ["\(absolute)/a.yaml"])
    #expect(try tree.listed("..", in: "Screens") == ["../Screens/a.yaml"])
  }

  @Test("What is reached twice is linted once, in any order of the arguments")
  func twice() throws {
    let tree = try Tree(screens: ["Screens/a.yaml", "Screens/b.yaml"])
    try tree.link("link.yaml", to: "Screens/b.yaml")
    try tree.link("Screens/loop", to: "..")
    try tree.link("Alias", to: "Screens")
    let names = ["Screens/a.yaml", "Screens/b.yaml"]
    #expect(try tree.listed() == names)
    #expect(try tree.listed("Screens") == names)
    #expect(try tree.listed("Screens", ".", "Screens/a.yaml") == names)
    #expect(try tree.listed("Screens/a.yaml", "Screens", ".", "./Screens/a.yaml") == names)
    #expect(try tree.listed("link.yaml", ".") == ["Screens/a.yaml", "link.yaml"])
    #expect(try tree.listed("Alias") == ["Alias/a.yaml", "Alias/b.yaml"])
  }

  @Test("Links lead out of the folder, but not into loops or nowhere")
  func links() throws {
    let tree = try Tree(screens: ["Other/a.yaml", "Screens/b.yaml"])
    try tree.link("Screens/Out", to: "../Other")
    try tree.link("Screens/self", to: "self")
    try tree.link("Screens/broken.yaml", to: "nowhere")
    let outcome = try tree.run("lint", "--list-files", "Screens")
    #expect(outcome.text == "Screens/Out/a.yaml\nScreens/b.yaml\n")
    #expect(outcome.error.hasPrefix("Screens/broken.yaml: error: the link leads nowhere"))
    #expect(outcome.status == 2)
  }

  @Test("Pipes in a folder are not waited for")
  func pipes() throws {
    let tree = try Tree(screens: ["a.yaml"])
    try #require(mkfifo(tree.folder.appending(path: "b.skeleton.yaml").path, 0o600) == 0)
    try tree.link("c.yaml", to: "/dev/null")
    #expect(try tree.listed() == ["a.yaml"])
  }

  @Test("Hundreds of levels, and names that are none")
  func hostile() throws {
    let tree = try Tree(screens: [
      // A Mac takes no name of 1024 bytes, the temporary folder's among them.
      String(repeating: "d/", count: 400) + "a.yaml", "new\nline.yaml", "\u{1B}[31mred.yaml", "-dash.yaml",
      "--help.yaml", "a b.yaml", "we,ird:100%.yaml", "\u{202E}rlo.yaml", "🦴.yaml", "-",
    ])
    let outcome = try tree.run("lint", "-f", "checkstyle")
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.text.matches(of: #/<file /#).count == 9)
    #expect(try tree.listed("--", "--help.yaml", "-dash.yaml", "./-") == ["-", "--help.yaml", "-dash.yaml"])
    let verbose = try tree.run("lint", "-v", "-q")
    #expect(!verbose.error.contains("\u{1B}") && !verbose.error.contains("\u{202E}"))
  }

  @Test(
    "Names that are not text", .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "Linux only"))
  func bytes() throws {
    let tree = try Tree([:])
    let script = #"""
      printf '{type: UIView, isSkeletonable: true}' > $'caf\xe9.yaml'
      skelinspect lint && skelinspect lint $'caf\xe9.yaml' && ls | skelinspect lint --files-from - --list-files
      """#
    var program = Program()
    program.folder = tree.folder
    let outcome = try program.shell(script)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.suffix(10) == [0x63, 0x61, 0x66, 0xE9] + Array(".yaml\n".utf8))
  }

  @Test(
    "A folder that cannot be read is status 2, and the rest is linted",
    .enabled(if: geteuid() != 0, "root reads everything"))
  func unreadable() throws {
    let tree = try Tree(screens: ["a.yaml", "secret/b.yaml"])
    let secret = tree.folder.appending(path: "secret").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
    let outcome = try tree.run("lint", "-f", "csv")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: secret)
    #expect(outcome.status == 2)
    #expect(outcome.findings == ["a.yaml:1 error unreachable-skeletonable"])
    #expect(outcome.error == "secret: error: Permission denied\n")
  }

  @Test("Nothing to lint is status 2, and says where hierarchies would be")
  func nothing() throws {
    let tree = try Tree(["README.md": "", "Sub/ci.yml": "a: b\n"])
    for arguments in [[], ["."], ["Sub"], ["--files-from", "/dev/null", "Sub"], ["--list-files"]] {
      let outcome = try tree.run(["lint"] + arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.message.hasPrefix("skelinspect: error: nothing to lint in "), "\(outcome.error)")
    }
  }
}
