import Foundation
import Testing

@Suite("Files of reports")
struct ReportFileTests {
  @Test(
    "never take the place of what is read",
    arguments: [
      "-f json=a.yaml a.yaml", "-f json=./Sub/../a.yaml a.yaml", "-f csv=b.csv -f json=link.json a.yaml",
      "-f json=a.yaml link.json", "-f json=a.yaml .", "-f json=a.yaml --root nosuch .",
      "-f json=list --files-from list", "-f json=.skelinspect.yml a.yaml",
      "-f json=a.yaml --config nosuch a.yaml", "-f json=a.yaml --list-files a.yaml",
    ])
  func input(_ arguments: String) throws {
    let tree = try Tree(["a.yaml": Tree.screen, "Sub/": "", "list": "a.yaml\n", ".skelinspect.yml": ""])
    try tree.link("link.json", to: "a.yaml")
    let outcome = try tree.run(["lint"] + arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.error)")
    #expect(outcome.message.hasSuffix(" would overwrite what is read"))
    #expect(try tree.text("a.yaml") == Tree.screen && tree.text("list") == "a.yaml\n")
    #expect(throws: (any Error).self) { try tree.text("b.csv") }
  }

  @Test("take the place of earlier reports in the folders that are linted")
  func earlier() throws {
    let tree = try Tree(screens: ["a.yaml"])
    for _ in 0..<2 { #expect(try tree.run("lint", "-f", "json=out.json", ".").status == 1) }
    #expect(try tree.run("lint", "-f", "json=/dev/null", "a.yaml").status == 1)
  }

  @Test(
    "of an earlier run go where nothing could be linted",
    arguments: [
      "nosuch.yaml", "Empty", "--files-from nosuch", "--config broken.yml .", "--config nosuch .",
      "--root nosuch a.yaml",
    ])
  func stale(_ arguments: String) throws {
    let tree = try Tree(["a.yaml": Tree.screen, "Empty/": "", "broken.yml": "rules: [", "out.csv": "old"])
    try tree.link("link.csv", to: "out.csv")
    let words = arguments.split(separator: " ").map(String.init)
    let formats = ["-f", "csv=link.csv", "-f", "json=/dev/null", "-f", "sarif=Empty"]
    _ = try tree.run(["lint", "--list-files"] + formats + words)
    #expect(try tree.text("out.csv") == "old")
    #expect(try tree.run(["lint"] + formats + words).status == (words.contains("--root") ? 64 : 2))
    let names = try FileManager.default.contentsOfDirectory(atPath: tree.folder.path)
    #expect(names.sorted() == ["Empty", "a.yaml", "broken.yml", "link.csv"])
    // The link stays one, and what is written through it is new.
    #expect(try tree.run("lint", "a.yaml", "-f", "csv=link.csv").status == 1)
    #expect(try tree.text("out.csv").hasPrefix("file,"))
  }

  @Test("A file that grows beyond the limit of its size is an error, and the old one stays")
  func sizeLimit() throws {
    let tree = try Tree(["a.yaml": Tree.screen, "out.html": "old"])
    let outcome = try shell("ulimit -f 1; skelinspect lint a.yaml -f html=out.html", in: tree)
    #expect(outcome.status == 2)
    #expect(outcome.error == "skelinspect: error: cannot write out.html: File too large\n")
    #expect(try tree.text("out.html") == "old")
    #expect(try leftOvers(in: tree).isEmpty)
  }

  @Test(
    "A signal while a file is written leaves the new one, and nothing else",
    arguments: [SIGTERM, SIGINT, SIGHUP])
  func signal(_ signal: Int32) throws {
    let reason = repeated("x", 300_000)
    let tree = try Tree([
      "a.yaml": "# skelinspect:ignore-file unreachable-skeletonable -- \(reason)\n" + Tree.screen,
      "out.json": "old",
    ])
    let process = Process()
    process.executableURL = try Paths.program
    process.arguments = ["lint", "a.yaml", "-f", "json=out.json"]
    process.currentDirectoryURL = tree.folder
    try process.run()
    let temporary = tree.folder.appending(path: ".skelinspect-\(process.processIdentifier).tmp").path
    while process.isRunning, !(0..<10_000).contains(where: { _ in access(temporary, F_OK) == 0 }) {}
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(try leftOvers(in: tree).isEmpty)
    #expect(try tree.text("out.json").hasSuffix("]}\n"))
  }

  private func shell(_ script: String, in tree: borrowing Tree) throws -> Program.Outcome {
    var program = Program()
    program.folder = tree.folder
    return try program.shell(script)
  }

  private func leftOvers(in tree: borrowing Tree) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tree.folder.path).filter { $0.hasPrefix(".skel") }
  }
}
