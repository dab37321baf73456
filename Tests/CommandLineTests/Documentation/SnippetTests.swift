import Foundation
import Testing

@Suite("Snippets for CI")
struct SnippetTests {
  private let page: Page

  init() throws { page = try Page("docs/ci.md") }

  @Test("GitHub: the action takes what the workflow gives it")
  func gitHub() throws {
    let workflow = try yaml(with: "security-events")
    let job = try #require(workflow["jobs"]?.entries.first?.value)
    #expect(job["permissions"]?["security-events"]?.text == "write")
    let uses = job["steps"]?.elements.first { $0["uses"]?.text?.contains("skelinspect@") == true }
    let inputs = try #require(uses?["with"])
    let known = try YAMLValue(file: "action.yml")["inputs"]?.keys ?? []
    for name in inputs.keys { #expect(known.contains(name), "\(name)") }
    for name in known { #expect(page.text.contains("\n| `\(name)` | "), "\(name)") }
    let paths = try lines(inputs["paths"])
    let tree = try Tree(screens: paths.map { $0.hasSuffix(".yaml") ? $0 : "\($0)/a.yaml" })
    let outcome = try tree.run(["lint"] + lines(inputs["options"]) + ["--"] + paths)
    #expect(outcome.status == 1 && outcome.error.isEmpty)
    #expect(outcome.text.contains("Found \(paths.count) findings"))
  }

  @Test("The problem matcher: the file that is added exists, and the lint is one in text")
  func matcher() throws {
    let steps = try yaml(with: "add-matcher").elements
    let script = try #require(steps.first?["run"]?.text)
    let outcome = try run(script, in: Tree(screens: ["a.yaml"]), ["GITHUB_ACTIONS": "true"])
    #expect(outcome.status == 1)
    let lines = outcome.text.split(separator: "\n")
    let file = try #require(lines.first?.wholeMatch(of: #/::add-matcher::(.+)/#)?.output.1)
    #expect(FileManager.default.fileExists(atPath: Paths.package.appending(path: file).path))
    #expect(lines.dropFirst().first?.hasPrefix("a.yaml:1:49: error: ") == true)
  }

  @Test("pre-commit: the hooks are those of the project")
  func preCommit() throws {
    let repository = try yaml(with: "repos:")["repos"]?.elements.first
    let named = repository?["hooks"]?.elements.compactMap { $0["id"]?.text } ?? []
    let known = try YAMLValue(file: ".pre-commit-hooks.yaml").elements.compactMap { $0["id"]?.text }
    #expect(!named.isEmpty && named.allSatisfy(known.contains))
    for id in known { #expect(page.text.contains(id)) }
  }

  @Test("GitLab: the program is unpacked, and the report handed over is written when there are findings")
  func gitLab() throws {
    let jobs = try yaml(with: "codequality")
    let job = try #require(jobs.entries.first?.value)
    let release = try StandInRelease("1.0.0")
    let setUp = script(job["before_script"])
      .replacing("https://github.com/OWNER/skelinspect/releases/download", with: release.releases)
      .replacing("linux-x86_64", with: StandInRelease.platform).replacing("/usr/local", with: "installed")
    let tree = try Tree(screens: ["a.yaml"])
    let unpacked = try run("mkdir installed\n\(setUp)", in: tree)
    #expect(unpacked.status == 0, "\(unpacked.error)")
    #expect(try tree.text("installed/bin/skelinspect") == StandInRelease.program)
    #expect(try run(script(job["script"]), in: tree).status == 1)
    #expect(job["artifacts"]?["when"]?.text == "always")
    let report = try #require(job["artifacts"]?["reports"]?["codequality"]?.text)
    let issues = try YAMLValue(tree.text(report), named: report).elements
    #expect(issues.map { $0["location"]?["path"]?.text } == ["a.yaml"])
  }

  @Test("Changes: of a branch's files those are linted that differ from main; none is not a failure")
  func changes() throws {
    let snippet = try page.block(of: "sh", with: "--files-from")
    let tree = try Tree(screens: ["a.yaml", "b.yaml", "gone.yaml"])
    let commit = "git add . && git -c user.name=a -c user.email=a@b commit -q -m x"
    let setUp = "git init -q . && \(commit) && git update-ref refs/remotes/origin/main HEAD"
    let unchanged = try run("\(setUp)\n\(snippet)", in: tree)
    #expect(unchanged.status == 0 && unchanged.error.contains("note: nothing to lint"), "\(unchanged.error)")
    let change = "rm gone.yaml; touch README.md; mv b.yaml ö.yaml; \(commit)"
    let changed = try run("\(change)\n\(snippet)", in: tree)
    #expect(
      changed.status == 1 && changed.text.contains("\nö.yaml:1:") || changed.text.hasPrefix("ö.yaml:1:"))
    #expect(changed.text.hasSuffix("in 1 file.\n"))
  }

  @Test("Xcode: findings name whole paths; where the program is missing, a warning says so")
  func xcode() throws {
    let script = try page.block(of: "sh", with: "SRCROOT")
    let tree = try Tree(screens: ["My App/Screens/a.yaml"])
    let folder = tree.folder.appending(path: "My App").path
    let outcome = try run(script, in: tree, ["SRCROOT": folder])
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("\(folder)/Screens/a.yaml:1:49: error: "))
    let without = try run("PATH=nosuch\n\(script)", in: tree, ["SRCROOT": folder])
    #expect(without.status == 0 && without.text == "warning: skelinspect is not installed\n")
  }

  @Test("Others: JUnit's report is written beside the text")
  func jUnit() throws {
    let tree = try Tree(screens: ["a.yaml"])
    let outcome = try run(try page.block(of: "sh", with: "junit="), in: tree)
    #expect(outcome.status == 1 && outcome.text.contains("Found 1 finding"))
    #expect(try tree.text("skelinspect.xml").contains("<testsuites"))
  }

  @Test("Each version that is pinned is the program's", arguments: ["docs/ci.md", "docs/install.md"])
  func version(_ path: String) throws {
    let pinned = try Page(path).text.matches(of: #/\b(?:v|skelinspect-)(\d+\.\d+\.\d+)\b/#).map {
      String($0.output.1)
    }
    let program = try Program().run(["--version"]).text
    #expect(!pinned.isEmpty)
    for version in pinned { #expect(program == "skelinspect \(version)\n") }
  }

  private func run(
    _ script: String, in tree: borrowing Tree, _ environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    var program = Program(environment: environment)
    program.folder = tree.folder
    return try program.shell("set -eo pipefail\n\(script)")
  }

  private func yaml(with word: String) throws -> YAMLValue {
    try YAMLValue(try page.block(of: "yaml", with: word))
  }

  private func script(_ commands: YAMLValue?) -> String {
    commands?.elements.compactMap(\.text).joined(separator: "\n") ?? ""
  }

  private func lines(_ value: YAMLValue?) throws -> [String] {
    try #require(value?.text).split(separator: "\n").map(String.init)
  }
}
