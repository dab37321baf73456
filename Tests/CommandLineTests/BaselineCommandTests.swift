import Foundation
import Testing

/// A screen with a view that stops recursion, and an id of its own for what is in it.
private func screen(_ id: String, wrapped: Bool = false, also: String = "") -> String {
  let hole = "{type: UIView, id: \(id), subviews: [{type: UILabel, isSkeletonable: true}]}"
  let content = wrapped ? "{type: UIView, isSkeletonable: true, subviews: [\(hole)]}" : hole
  return "type: UIView\nisSkeletonable: true\nsubviews:\n  - \(content)\n" + also
}

private let another = "  - {type: UIView, id: other, subviews: [{type: UILabel, isSkeletonable: true}]}\n"

@Suite("Baselines")
struct BaselineCommandTests {
  private static let hasGit = (try? Program().shell("git --version").status) == 0
  private static let file = ".skelinspect-baseline.json"

  private func project(_ names: String...) throws -> Tree {
    var files = [".skelinspect.yml": "baseline: \(Self.file)\n"]
    for name in names {
      files[name] = screen(name.split(separator: "/").last.map { String($0.dropLast(5)) } ?? "x")
    }
    let tree = try Tree(files)
    #expect(try tree.run("lint", "--no-baseline", "-q").status == 1)
    #expect(try tree.run("baseline", "write").status == 0)
    return tree
  }

  /// The new findings of a run, and its last line.
  private func new(_ tree: borrowing Tree, _ arguments: String...) throws -> [String] {
    let outcome = try tree.run(["lint", "-f", "csv", "-q"] + arguments)
    #expect(outcome.error.isEmpty)
    #expect(outcome.status == (outcome.findings.isEmpty ? 0 : 1))
    return outcome.findings
  }

  @Test("What is written is clean, and one new finding is reported alone after unrelated edits")
  func newFinding() throws {
    let tree = try project("a.yaml", "Deep/b.yaml")
    #expect(try new(tree).isEmpty)
    #expect(try tree.run("lint").text == "Not shown: 2 in the baseline.\nNo new findings in 2 files.\n")
    try tree.write("# moved\n\n" + screen("a", wrapped: true), to: "a.yaml")
    #expect(try new(tree).isEmpty)
    try tree.write("# moved\n\n" + screen("a", wrapped: true, also: another), to: "a.yaml")
    #expect(try new(tree) == ["a.yaml:7 error unreachable-skeletonable"])
    #expect(try new(tree, "--jobs", "1") == new(tree, "--jobs", "4"))
    #expect(try tree.run("lint", "--isolated", "-q").status == 1)
    #expect(try tree.run("lint", "--isolated", "-q", "--baseline", Self.file, "Deep").status == 0)
    #expect(try tree.run("lint", "-q", "../Deep", in: "Deep").status == 0)
  }

  @Test("Files that git has under another name stay known", .enabled(if: hasGit, "there is no git"))
  func moves() throws {
    let tree = try project("a.yaml", "b.yaml", "Old/c.yaml")
    var program = Program()
    program.folder = tree.folder
    let git = "git -c user.name=a -c user.email=a@example.com"
    let first = try program.shell("git init -q . && git add -A && \(git) commit -qm first")
    try #require(first.status == 0, "\(first.error)")
    #expect(
      try program.shell("mkdir -p New/Deep && git mv a.yaml New/Deep/z.yaml && git mv Old New").status == 0)
    #expect(try new(tree).isEmpty)
    // Another finding, and half of the file is new.
    try tree.write(screen("a", also: another), to: "New/Deep/z.yaml")
    #expect(try program.shell("git add -A && \(git) commit -qm second").status == 0)
    #expect(try new(tree) == ["New/Deep/z.yaml:5 error unreachable-skeletonable"])
    #expect(try tree.run("lint", "-f", "text").text.contains("3 in the baseline.\n"))
    #expect(try tree.run("baseline", "prune").status == 0)
    let text = try tree.text(Self.file)
    #expect(text.contains("New/Deep/z.yaml") && text.contains("New/Old/c.yaml") && !text.contains("a.yaml"))
    #expect(try new(tree) == ["New/Deep/z.yaml:5 error unreachable-skeletonable"])
  }

  @Test("git runs no command of a configuration", .enabled(if: hasGit, "there is no git")) func harmlessGit()
    throws
  {
    let tree = try project("a.yaml")
    var program = Program()
    program.folder = tree.folder
    let outcome = try program.shell(
      """
      git init -q . && echo '*.yaml filter=x diff=x' > .gitattributes && git add -A \
      && git -c user.name=a -c user.email=a@example.com commit -qm first && git mv a.yaml n.yaml \
      && for key in filter.x.clean filter.x.smudge diff.x.textconv diff.x.command diff.external core.pager \
      core.fsmonitor log.showSignature gpg.program; do git config $key "touch $PWD/ran; cat"; done; \
      touch n.yaml; skelinspect lint -q
      """)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: tree.folder.appending(path: "ran").path))
  }

  @Test("What is gone is stale, does not fail, and prune removes it without adding anything") func stale()
    throws
  {
    let tree = try project("a.yaml", "Deep/b.yaml", "Deep/c.yaml")
    try tree.write(screen("a").replacing("id: a", with: "id: a, isSkeletonable: true"), to: "a.yaml")
    try tree.write(screen("b", also: another), to: "Deep/b.yaml")
    try FileManager.default.removeItem(at: tree.folder.appending(path: "Deep/c.yaml"))
    let remark = "1 entry of the baseline is stale: run `skelinspect baseline prune`."
    #expect(try tree.run("lint", "a.yaml").text.hasPrefix(remark))
    #expect(try tree.run("lint", "Deep").text.contains(remark))
    #expect(try tree.run("lint", "-f", "json", "a.yaml").error.hasPrefix("skelinspect: note: 1 entry"))
    #expect(
      try tree.run("lint", "--ignore", "unreachable-skeletonable", "--strict").text
        == "No new findings in 2 files.\n")
    let report = try tree.run("baseline", "report")
    #expect(report.text.contains("  a.yaml: unreachable-skeletonable, UIView/UIView#a\n"))
    #expect(report.text.contains("1 finding is not in it: lint reports what is new.\n"))
    #expect(try tree.run("baseline", "prune", "a.yaml").error.contains("it holds 2 findings in 2 files\n"))
    #expect(
      try tree.run("baseline", "prune").error.contains(
        "removed 1 finding that is gone; it holds 1 finding in 1 file"))
    let old = try tree.text(Self.file)
    #expect(try tree.run("baseline", "prune").error == "\(Self.file): nothing in it is stale\n")
    #expect(try tree.text(Self.file) == old && !old.contains("other"))
    #expect(try new(tree) == ["Deep/b.yaml:5 error unreachable-skeletonable"])
  }

  @Test("write keeps what it cannot judge, and replaces nothing that is not a baseline") func write() throws {
    let tree = try project("a.yaml", "Deep/b.yaml")
    let old = try tree.text(Self.file)
    #expect(
      try tree.run("baseline", "write", "Deep").error.contains("it holds 2 findings in 2 files, as before"))
    #expect(try tree.run("baseline", "write", "--select", "hidden-leaf").status == 0)
    #expect(try tree.text(Self.file) == old)
    for (name, text) in [
      ("notes.json", "{\"type\": \"UIView\"}"), ("text.json", "hello"), ("list.json", "[]"),
    ] {
      try tree.write(text, to: name)
      let outcome = try tree.run("baseline", "write", "--baseline", name, "a.yaml")
      #expect(outcome.status == 2 && outcome.error.hasPrefix("\(name):1:1: error: "), "\(outcome.error)")
      #expect(try tree.text(name) == text)
    }
    try tree.write("", to: "empty.json")
    #expect(try tree.run("baseline", "write", "-q", "--baseline", "empty.json").error.isEmpty)
    let printed = try tree.run("baseline", "write", "--baseline", "-")
    #expect(try printed.text == old && tree.text("empty.json") == old)
    #expect(try tree.run("baseline", "write", "--baseline", "no/such/folder.json").status == 2)
    #expect(try tree.run("lint", "-f", "json=\(Self.file)").status == 64)
  }

  @Test("--fix fixes what is new, and without the baseline all") func fix() throws {
    let tree = try project("a.yaml")
    let text = screen("a", also: another)
    try tree.write(text, to: "a.yaml")
    let diff = try tree.run("lint", "--diff", "-q").text
    #expect(diff.contains("id: other, isSkeletonable: true") && !diff.contains("id: a, isSkeletonable"))
    #expect(try tree.run("lint", "--fix", "-q").status == 0)
    #expect(try tree.text("a.yaml") == text.replacing("id: other", with: "id: other, isSkeletonable: true"))
    #expect(try tree.run("lint", "--fix", "--no-baseline", "-q").status == 0)
    #expect(try tree.text("a.yaml").contains("id: a, isSkeletonable: true"))
  }

  @Test("Errors of reading are always reported") func readingErrors() throws {
    let tree = try project("a.yaml")
    try tree.write("type: UIView\nsubviews: [\n", to: "broken.yaml")
    let outcome = try tree.run("baseline", "write")
    #expect(outcome.status == 0 && outcome.error.contains("1 file has errors in reading"))
    #expect(try new(tree).map { $0.split(separator: ":")[0] } == ["broken.yaml"])
  }

  @Test("A baseline that is missing or broken ends the run, wherever it is named") func broken() throws {
    let tree = try Tree([
      "a.yaml": screen("a"), ".skelinspect.yml": "fail-level: error\nbaseline: b.json\n", "r.txt": "",
    ])
    for arguments in [["lint"], ["baseline", "prune"], ["baseline", "report"]] {
      let missing = try tree.run(arguments)
      #expect(missing.status == 2 && missing.output.isEmpty)
      #expect(
        missing.error == """
          b.json: error: there is no such baseline
            = help: write it with `skelinspect baseline write`, or correct its name in .skelinspect.yml:2

          """)
    }
    try tree.write("{\"schemaVersion\": 1,\n \"findings\": [\n<<<<<<< HEAD\n", to: "b.json")
    for arguments in [["lint", "-f", "json=r.txt"], ["baseline", "write"], ["baseline", "prune"]] {
      let outcome = try tree.run(arguments)
      #expect(
        outcome.status == 2
          && outcome.error.hasPrefix("b.json:3:1: error: a merge conflict is not resolved here"))
    }
    #expect(throws: (any Error).self) { try tree.text("r.txt") }
    for bytes: [UInt8] in [
      [0xFF, 0xFE], [0], [0xEF, 0xBB, 0xBF], Array(repeating: UInt8(ascii: "["), count: 200_000),
    ] {
      try Data(bytes).write(to: tree.folder.appending(path: "b.json"))
      #expect(try tree.run("lint").status == 2)
    }
  }

  @Test("A page draws what is new, and every format to a file agrees with it") func page() throws {
    let tree = try project("a.yaml")
    try tree.write(screen("a", also: another), to: "a.yaml")
    let outcome = try tree.run("lint", "-f", "text", "-f", "html=page.html", "-f", "sarif=s.json")
    #expect(outcome.status == 1 && outcome.text.contains("Found 1 new finding (1 error) in 1 file."))
    let page = try tree.text("page.html")
    #expect(page.contains("1 known finding") && page.contains("1 in the baseline."))
    #expect(page.contains("Show number 1 in the picture") && !page.contains("Show number 2"))
    let log = try tree.text("s.json")
    #expect(log.components(separatedBy: "\"baselineState\": \"new\"").count == 2)
    #expect(log.components(separatedBy: "\"baselineState\": \"unchanged\"").count == 2)
  }
}
