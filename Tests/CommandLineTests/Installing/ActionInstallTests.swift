import Foundation
import Testing

@Suite("What the GitHub action installs")
struct ActionInstallTests {
  private static let version = "7.8.9"

  /// An action of that version: its scripts, and stand-ins for what would build it.
  private static func action() throws -> Tree {
    let tree = try Tree([
      "my action/Sources/skelinspect/Arguments/Help.swift": "  static let versionNumber = \"\(version)\"\n",
      "my action/Package.swift": "", "my action/.ci/": "", "runner/": "",
    ])
    try FileManager.default.copyItem(
      at: Paths.package.appending(path: "Packaging"), to: tree.folder.appending(path: "my action/Packaging"))
    let build = """
      printf '%s|' make "$@" >>called
      folder=${4#PREFIX=}
      mkdir -p "$folder/bin"
      printf '#!/bin/bash\\necho built' >"$folder/bin/skelinspect"
      chmod +x "$folder/bin/skelinspect"
      """
    try tree.writeCommand("make", build)
    try tree.writeCommand("setup", "printf '%s|' setup \"$@\" >>called")
    try tree.link("my action/.ci/setup", to: "../../bin/setup")
    return tree
  }

  /// Chooses the version, and installs it where the cache had nothing.
  private func install(
    _ asked: String = "", from release: borrowing StandInRelease, in tree: borrowing Tree
  ) throws -> (outcome: Program.Outcome, choice: [String: String]) {
    let environment = [
      "GITHUB_ACTION_PATH": "my action", "GITHUB_OUTPUT": "output", "GITHUB_PATH": "path",
      "RUNNER_TEMP": tree.folder.appending(path: "runner").path, "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
    ]
    let action = try Action()
    let chosen = try action.run("Choose the version", ["inputs.version": asked], environment, in: tree)
    try #require(chosen.status == 0, "\(chosen.error)")
    let lines = try tree.text("output").split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1) }
    let choice = Dictionary(lines.map { (String($0[0]), String($0[1])) }) { $1 }
    var context = Dictionary(
      uniqueKeysWithValues: choice.map { ("steps.choice.outputs.\($0.key)", $0.value) })
    let project = release.tree.folder.deletingLastPathComponent()
    context["github.server_url"] = "file://\(project.path)"
    context["github.action_repository"] = release.tree.folder.lastPathComponent
    return (try action.run("Install skelinspect", context, environment, in: tree), choice)
  }

  @Test("The release of the action's version is downloaded and comes onto the path")
  func downloaded() throws {
    let tree = try Self.action()
    let release = try StandInRelease(Self.version, program: "#!/bin/bash\necho $1")
    let (outcome, choice) = try install(from: release, in: tree)
    #expect(outcome.status == 0 && outcome.text == "--version\n", "\(outcome)")
    let folder = tree.folder.path + "/runner/skelinspect-7.8.9"
    #expect(choice["version"] == Self.version && choice["folder"] == folder)
    #expect(choice["key"]?.wholeMatch(of: #/skelinspect-7\.8\.9-Linux-X64-\d+/#) != nil, "\(choice)")
    #expect(try tree.text("path") == "\(folder)/bin\n")
    #expect(FileManager.default.isExecutableFile(atPath: "\(folder)/bin/skelinspect"))
    #expect(throws: (any Error).self) { try tree.text("called") }
  }

  @Test("Another version that is asked for is downloaded too", arguments: ["1.2.3", "v1.2.3"])
  func asked(_ version: String) throws {
    let tree = try Self.action()
    let (outcome, choice) = try install(version, from: try StandInRelease("1.2.3"), in: tree)
    #expect(outcome.status == 0 && outcome.text.hasPrefix("skelinspect "), "\(outcome)")
    #expect(choice["version"] == "1.2.3")
    let other = try install("1.2.4", from: try StandInRelease("1.2.3"), in: tree).outcome
    #expect(other.status == 1 && other.error.contains("/v1.2.4/SHA256SUMS\n"), "\(other)")
    #expect(throws: (any Error).self) { try tree.text("called") }
  }

  @Test("Where there is no release, the action's own sources are built, and its cache knows them by")
  func built() throws {
    let tree = try Self.action()
    let (outcome, choice) = try install(from: try StandInRelease("1.2.3"), in: tree)
    #expect(outcome.status == 0 && outcome.text == "skelinspect: building it instead\nbuilt\n", "\(outcome)")
    #expect(outcome.error.hasPrefix("skelinspect: there is no file:///"))
    let folder = try #require(choice["folder"])
    #expect(try tree.text("called") == "setup|make|make|-C|my action|install|PREFIX=\(folder)|")
    try tree.write("let x = 1\n", to: "my action/Sources/skelinspect/main.swift")
    let later = try install(from: try StandInRelease("1.2.3"), in: tree)
    #expect(later.choice["key"] != choice["key"])
    #expect(later.outcome.status == 0 && later.outcome.text == "built\n", "what the cache brought is used")
  }

  @Test("A wrong sum fails the step: nothing is built instead")
  func wrongSum() throws {
    let tree = try Self.action()
    let release = try StandInRelease(Self.version)
    try release.spoil()
    let outcome = try install(from: release, in: tree).outcome
    #expect(outcome.status == 1 && outcome.error.contains(" is not what was released: "), "\(outcome)")
    #expect(throws: (any Error).self) { try tree.text("called") }
    #expect(throws: (any Error).self) { try tree.text("path") }
  }

  @Test("What is looked for in the cache is what is kept in it, unless it came from there")
  func cache() throws {
    let action = try Action()
    let steps = try [action.step("Look in the cache"), action.step("Keep it in the cache")]
    #expect(steps.map { $0["uses"]?.text } == ["actions/cache/restore@v5", "actions/cache/save@v5"])
    for step in steps {
      #expect(step["with"]?["path"]?.text == "${{ steps.choice.outputs.folder }}")
      #expect(step["with"]?["key"]?.text == "${{ steps.choice.outputs.key }}")
    }
    #expect(steps[0]["id"]?.text == "cache")
    #expect(steps[1]["if"]?.text == "steps.cache.outputs.cache-hit != 'true'")
  }
}
