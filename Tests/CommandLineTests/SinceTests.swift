import Foundation
import Testing

private let hasGit = (try? Program().shell("git --version").status) == 0
private let hole = "{type: UIView, id: old, subviews: [{type: UILabel, isSkeletonable: true}]}"
private let screen = "type: UIView\nisSkeletonable: true\nsubviews:\n  - \(hole)\n"
private let another = "  - {type: UIView, id: new, subviews: [{type: UILabel, isSkeletonable: true}]}\n"

/// What `lint --since` reports, in repositories of git.
@Suite("Findings since a commit", .enabled(if: hasGit, "there is no git"))
struct SinceTests {
  /// A repository with one commit on `main`.
  private func repository(_ files: [String: String]) throws -> Tree {
    let tree = try Tree(files)
    try git(tree, "git init -q -b main . && git add -A && git commit -qm first")
    return tree
  }

  private func git(_ tree: borrowing Tree, _ script: String) throws {
    var program = Program(environment: Self.identity)
    program.folder = tree.folder
    let outcome = try program.shell(script)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  private static let identity = [
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null",
  ]

  private func new(_ tree: borrowing Tree, _ arguments: String..., in path: String = "") throws -> [String] {
    let outcome = try tree.run(["lint", "-f", "csv", "-q"] + arguments, in: path)
    #expect(outcome.error.isEmpty)
    #expect(outcome.status == (outcome.findings.isEmpty ? 0 : 1))
    return outcome.findings
  }

  @Test("are the new ones alone, whatever moved, was renamed or put into a view")
  func newFinding() throws {
    let tree = try repository(["a.yaml": screen, "Deep/b.yaml": screen, "Deep/c.yaml": screen])
    #expect(
      try tree.run("lint", "--since", "main").text
        == "Not shown: 3 that main had already.\nNo new findings in 3 files.\n")
    let wrapped = "{type: UIView, isSkeletonable: true, subviews: [\(hole)]}"
    try tree.write("# moved\n\n" + screen.replacing(hole, with: wrapped) + another, to: "a.yaml")
    try git(tree, "git mv Deep Other && git mv Other/b.yaml Other/z.yaml")
    let found = ["a.yaml:7 error unreachable-skeletonable"]
    #expect(try new(tree, "--since", "main") == found)
    #expect(try new(tree, "--since", "HEAD", ".", in: "Other") == [])
    #expect(try new(tree, "--since", "HEAD", "Other/z.yaml") == [])
    #expect(try new(tree, "--since", "HEAD", tree.folder.path).count == 1)
    #expect(try new(tree, "--since", "HEAD", "..", in: "Other").count == 1)
    try tree.write("Other/z.yaml\na.yaml\n", to: "list")
    #expect(try new(tree, "--since", "HEAD", "--files-from", "list") == found)
    let again = "# moved\n\n" + screen.replacing("id: old", with: "id: old, isSkeletonable: true")
    try tree.write(again, to: "a.yaml")
    #expect(
      try tree.run("lint", "--since", "main").text
        == "Not shown: 2 that main had already. 1 is gone since main.\nNo new findings in 3 files.\n")
  }

  @Test("start from where HEAD left the other branch, with three dots")
  func mergeBase() throws {
    let tree = try repository(["a.yaml": screen])
    try git(tree, "git checkout -qb topic")
    try tree.write(screen + another, to: "a.yaml")
    try git(tree, "git commit -qam topic && git checkout -q main")
    try tree.write(screen + another, to: "a.yaml")
    try git(tree, "git commit -qam main && git checkout -q --detach topic")
    #expect(try new(tree, "--since", "main") == [])
    let found = ["a.yaml:5 error unreachable-skeletonable"]
    #expect(try new(tree, "--since", "main...") == found)
    #expect(try new(tree, "--since=main...HEAD") == found)
    #expect(
      try tree.run("lint", "--since", "main...").text.contains(
        "Not shown: 1 that the merge base with main had already."))
    try git(
      tree,
      "git clone -q --depth 1 --branch main file://$PWD shallow && cd shallow && git fetch -q --depth 1 \\\n"
        + "origin topic:topic && git checkout -q topic")
    let shallow = try tree.run("lint", "--since", "main...", in: "shallow")
    #expect(shallow.status == 2)
    #expect(
      shallow.error.contains("no merge base of 'main' and HEAD") && shallow.error.contains("fetch-depth: 0"))
  }

  @Test("know the cells and the code of the commit")
  func joined() throws {
    let tree = try repository([
      "App.xcodeproj/project.pbxproj": "", "Main.storyboard": Tree.storyboard, "Main.swift": Self.marking,
      "Pods/Other.swift": "import UIKit\n",
    ])
    try FileManager.default.copyItem(
      at: Paths.package.appending(path: "Tests/Fixtures/joining/gap-in-cell"),
      to: tree.folder.appending(path: "Cells"))
    try git(tree, "git add -A && git commit -qm cells")
    #expect(try new(tree, "--since", "HEAD") == [])
    // Only with the storyboard there is something to find.
    try tree.write(Self.marking.replacing("view.isSkeletonable = true", with: ""), to: "Main.swift")
    let found = try new(tree, "--since", "HEAD")
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("Main.swift:") }, "\(found)")
    try git(tree, "git commit -qam worse")
    #expect(try new(tree, "--since", "HEAD") == [])
    #expect(try new(tree, "--since", "HEAD~1") == found)
    try tree.write(Self.marking, to: "Main.swift")
    #expect(try tree.run("lint", "--since", "HEAD").text.contains("gone since HEAD."))
    #expect(try new(tree, "--since", "HEAD", "--no-sources") == [])
  }

  private static let marking = """
    import UIKit
    class MainViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.isSkeletonable = true
        view.showSkeleton()
      }
    }

    """

  @Test("obey the configuration of today, and what a baseline has is old too")
  func configuration() throws {
    let tree = try repository([
      "a.yaml": screen, "Deep/b.yaml": screen, ".skelinspect.yml": "rules: {unreachable-skeletonable: off}\n",
    ])
    try tree.write("exclude: [Deep/**]\n", to: ".skelinspect.yml")
    #expect(try new(tree, "--since", "HEAD") == [])
    try tree.write(screen + another, to: "a.yaml")
    #expect(try tree.run("baseline", "write", "--baseline", "all.json").status == 0)
    try tree.write(screen + another + another.replacing("new", with: "newer"), to: "a.yaml")
    #expect(
      try new(tree, "--since", "HEAD", "--baseline", "all.json") == [
        "a.yaml:6 error unreachable-skeletonable"
      ])
    let outcome = try tree.run("lint", "--since", "HEAD", "--baseline", "all.json")
    #expect(outcome.text.contains("Not shown: 1 that HEAD had already, 1 in the baseline.\n"))
    let sarif = try tree.run("lint", "--since", "HEAD", "-f", "sarif").text
    #expect(
      sarif.contains("HEAD had it already") && sarif.contains("\"unchanged\"") && sarif.contains("\"new\""))
    #expect(try tree.run("lint", "--since", "HEAD", "--fix", "-q").status == 0)
    let text = try tree.text("a.yaml")
    #expect(text.contains("id: old, sub") && text.contains("id: newer, isSkeletonable: true"))
  }

  @Test("are looked for in files of any name, and on standard input")
  func names() throws {
    let names = ["a b.yaml", "q\"uo'te.yaml", "li\nne.yaml", "Größe/é.yaml", "-x.yaml"]
    let tree = try repository(Dictionary(uniqueKeysWithValues: names.map { ($0, screen) }))
    #expect(try new(tree, "--since", "main") == [])
    try git(tree, "ln -s 'a b.yaml' l.yaml; ln -s / Top; git add l.yaml Top && git commit -qm links")
    #expect(try new(tree, "--since", "main", "l.yaml") == [])
    let broken = try tree.run(
      "lint", "--since", "main", "-q", "-f", "csv", "-", "--stdin-filename", "a b.yaml",
      input: screen + another)
    #expect(broken.findings == ["a b.yaml:5 error unreachable-skeletonable"])
    try tree.write("type: [\n", to: "a b.yaml")
    #expect(try tree.run("lint", "--since", "main", "-q", "a b.yaml").text.contains("[syntax-error]"))
    #expect(try tree.run("lint", "--since", "main", "-", input: screen).status == 64)
  }

  @Test(
    "need a commit, which is said where there is none",
    arguments: [
      ("mian", 2, "git knows no commit 'mian'\n"), ("HEAD~9", 2, "git knows no commit 'HEAD~9'"),
      ("topic", 2, "did you mean 'origin/topic'?"), ("HEAD:a.yaml", 2, "git knows no commit"),
      ("\u{1B}[1m", 2, "\\u{1b}[1m"), ("--all", 64, "no commit begins with '-'"), ("", 64, "names no commit"),
      ("...", 64, "names no commit"), ("main..", 64, "is not one commit"),
      ("main...topic", 64, "is not one commit"),
    ])
  func unknown(_ revision: String, _ status: Int, _ message: String) throws {
    let tree = try repository(["a.yaml": screen])
    try git(tree, "git update-ref refs/remotes/origin/topic HEAD")
    let outcome = try tree.run("lint", "--since", revision)
    #expect(outcome.status == Int32(status) && outcome.output.isEmpty)
    #expect(outcome.error.contains(message) && !outcome.error.contains("\u{1B}"), "\(outcome.error)")
  }

  @Test("need a repository and git")
  func without() throws {
    let tree = try Tree(["a.yaml": screen])
    #expect(try tree.run("lint", "--since", "main").error.contains("is in no git repository"))
    let other = try repository(["a.yaml": screen])
    let outcome = try other.run("lint", "--since", "main", environment: ["PATH": "/nonexistent"])
    #expect(outcome.status == 2 && outcome.error.contains("cannot run git: "))
  }

  @Test("are found without a command of git's configuration, and leave nothing")
  func harmless() throws {
    let tree = try repository([
      "a.yaml": screen, ".gitattributes": "*.yaml filter=x diff=x\n", "Temporary/x": "",
    ])
    try git(
      tree,
      """
      git mv a.yaml n.yaml; for key in filter.x.clean filter.x.smudge filter.x.process diff.x.textconv diff.x.command \
      diff.external core.pager core.fsmonitor gpg.program core.sshCommand; do git config $key "touch $PWD/ran; cat"; \
      done; git config core.hooksPath "$PWD/hooks"; mkdir hooks; rm Temporary/x
      for hook in post-checkout post-index-change reference-transaction; do
        printf '#!/bin/sh\\ntouch %s/ran' "$PWD" > hooks/$hook; chmod +x hooks/$hook
      done
      """)
    let temporary = tree.folder.appending(path: "Temporary").path
    let outcome = try tree.run("lint", "--since", "main", "-q", environment: ["TMPDIR": temporary])
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: tree.folder.appending(path: "ran").path))
    var program = Program(environment: ["TMPDIR": temporary])
    program.folder = tree.folder
    // Whenever it is ended.
    let ended = try program.shell(
      """
      for n in 01 02 03 04 06 08 12 16; do
        skelinspect lint --since main -q & sleep 0.$n; kill -TERM $!; wait $!
      done
      ls Temporary
      """)
    #expect(ended.output.isEmpty, "\(ended.text)")
  }
}
