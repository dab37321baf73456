import Foundation
import Testing

@Suite("The workflow that releases")
struct ReleaseWorkflowTests {
  private let workflow: YAMLValue
  private let version: String

  init() throws {
    workflow = try YAMLValue(file: ".github/workflows/release.yml")
    version = String(try Program().run(["--version"]).text.dropFirst("skelinspect ".count).dropLast())
  }

  private func steps(of job: String) throws -> [YAMLValue] {
    try #require(workflow["jobs"]?[job]?["steps"]?.elements, "no job '\(job)'")
  }

  /// Runs a step in the package's folder.
  private func run(_ name: String, of job: String, _ environment: [String: String]) throws -> Program.Outcome
  {
    let step = try #require(try steps(of: job).first { $0["name"]?.text == name }, "no step '\(name)'")
    var program = Program(environment: environment)
    program.folder = Paths.package
    return try program.shell("set -eo pipefail\n\(try #require(step["run"]?.text))")
  }

  @Test("A tag that differs from the program's version is refused, and everything waits for that")
  func tag() throws {
    #expect(workflow["on"]?["push"]?["tags"]?.elements.map(\.text) == ["v*"])
    let name = "Compare the tag with the version"
    #expect(try run(name, of: "version", ["GITHUB_REF_NAME": "v\(version)"]).status == 0)
    for tag in ["v0.0.1", version, "v\(version).1", "v"] {
      let outcome = try run(name, of: "version", ["GITHUB_REF_NAME": tag])
      #expect(outcome.status == 1)
      #expect(outcome.text == "::error::the tag is \(tag), but the program says \(version)\n")
    }
    for (name, job) in workflow["jobs"]?.entries ?? [] where name != "version" {
      let needs = job["needs"]?.text.map { [$0] } ?? job["needs"]?.elements.compactMap(\.text) ?? []
      #expect(!needs.isEmpty, "\(name)")
    }
    let needs = workflow["jobs"]?["release"]?["needs"]?.elements.compactMap(\.text)
    #expect(needs == ["checks", "linux", "mac"])
  }

  @Test("Its notes are the changelog's section of the version")
  func notes() throws {
    let tree = try Tree(["CHANGELOG.md": "# Changes\n\n## 9.0.0\n\nnew\n\n### More\n\n## 8.0.0\n\nold\n"])
    try tree.write("echo 9.0.0", to: "Packaging/version")
    let step = try #require(try steps(of: "version").first { $0["name"]?.text?.contains("notes") == true })
    let script = "chmod +x Packaging/version; \(try #require(step["run"]?.text))"
    #expect(try tree.shell(script).status == 0)
    #expect(try tree.text("notes.md") == "\nnew\n\n### More\n\n")
    try tree.write("echo 9.0", to: "Packaging/version")
    #expect(try tree.shell(script).status == 1)
    let changelog = try String(contentsOf: Paths.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
    #expect(changelog.contains("\n## \(version)\n"))
  }

  @Test("A Mac's program that needs a library of Homebrew's is refused")
  func libraries() throws {
    let tree = try Tree([:])
    let step = try #require(try steps(of: "mac").first { $0["name"]?.text?.hasPrefix("Check") == true })
    let script = try #require(step["run"]?.text)
    let own = ["/usr/lib/libexpat.1.dylib", "/usr/lib/swift/libswiftCore.dylib", "/System/Library/x"]
    for (libraries, status) in [
      (own, Int32(0)), (own + ["/opt/homebrew/opt/libyaml/lib/libyaml-0.2.dylib"], 1),
    ] {
      let lines = libraries.map { "\t\($0) (compatibility version 1.0.0)" }.joined(separator: "\n")
      try tree.writeCommand("otool", "cat <<'EOF'\nskelinspect (architecture arm64):\n\(lines)\nEOF")
      #expect(try tree.shell("set -eo pipefail\n\(script)").status == status)
    }
  }

  @Test("Only the job that publishes may write")
  func permissions() throws {
    #expect(
      workflow["permissions"]?.entries.map { "\($0.key): \($0.value.text ?? "")" } == ["contents: read"])
    let jobs = try #require(workflow["jobs"]?.entries)
    #expect(jobs.filter { $0.value["permissions"] != nil }.map(\.key) == ["release"])
  }
}
