import Foundation
import Testing

@Suite("Configuration")
struct ConfigCommandTests {
  private static let note = "rules: {unreachable-skeletonable: note}\n"
  private static let warning = "rules: {unreachable-skeletonable: warning}\n"

  @Test("Each file has the nearest configuration, up to the root of its repository")
  func nearest() throws {
    let tree = try Tree(
      screens: ["a.yaml", "Sub/b.yaml", "Sub/Deep/c.yaml", "Repo/d.yaml"],
      [".skelinspect.yml": Self.note, "Sub/.skelinspect.yml": Self.warning, "Repo/.git/": ""])
    let expected = [
      "Repo/d.yaml:1 error", "Sub/Deep/c.yaml:1 warning", "Sub/b.yaml:1 warning", "a.yaml:1 note",
    ]
    #expect(try levels(tree.run("lint", "-f", "csv")) == expected)
    #expect(try levels(tree.run("lint", "-f", "csv", "c.yaml", in: "Sub/Deep")) == ["c.yaml:1 warning"])
    let path = tree.folder.appending(path: "Sub/Deep/c.yaml").path
    let outcome = try Program().run(["lint", path])
    #expect(outcome.text.hasPrefix("\(path):1:49: warning: "))
  }

  @Test("--config stands for all of them, --isolated for none")
  func choice() throws {
    let tree = try Tree(
      screens: ["a.yaml", "Sub/b.yaml", "ci/c.yaml"],
      [".skelinspect.yml": Self.note, "ci/lint.yml": Self.warning + "exclude: [Sub/**, c.yaml]\n"])
    #expect(try levels(tree.run("lint", "-f", "csv", "--config", "ci/lint.yml")) == ["a.yaml:1 warning"])
    let all = ["Sub/b.yaml:1 error", "a.yaml:1 error", "ci/c.yaml:1 error"]
    #expect(try levels(tree.run("lint", "-f", "csv", "--isolated")) == all)
  }

  @Test("A broken configuration is status 2, located, and nothing is linted")
  func broken() throws {
    let tree = try Tree(screens: ["a.yaml", "Sub/b.yaml"], ["Sub/.skelinspect.yml": "\nrulez: {}\n"])
    for arguments in [
      ["lint"], ["lint", "Sub/b.yaml"], ["config", "check", "Sub"], ["config", "show", "Sub/b.yaml"],
    ] {
      let outcome = try tree.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.message.hasPrefix("Sub/.skelinspect.yml:2:1: error: unknown key 'rulez'"))
      #expect(outcome.error.contains("did you mean 'rules'?"))
    }
    #expect(try tree.run("lint", "a.yaml").status == 1)
    #expect(try tree.run("lint", "--isolated").status == 1)
    #expect(try tree.run("rules", "zero-size-leaf", in: "Sub").status == 2)
    #expect(
      try tree.run("lint", "--config", "nosuch.yml").error == "nosuch.yml: error: No such file or directory\n"
    )
    #expect(try tree.run("lint", "--config", "Sub").error == "Sub: error: is a directory\n")
  }

  @Test("init writes a file that reads well, and never over another")
  func initialize() throws {
    let tree = try Tree(screens: ["a.yaml"])
    #expect(try tree.run("config", "check").status == 2)
    let outcome = try tree.run("config", "init")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    let text = try tree.text(".skelinspect.yml")
    let check = try tree.run("config", "check")
    #expect(check.text == ".skelinspect.yml: ok\n" && check.status == 0)
    #expect(try levels(tree.run("lint", "-f", "csv")) == ["a.yaml:1 error"])
    try tree.write(text + Self.note, to: ".skelinspect.yml")
    let again = try tree.run("config", "init")
    #expect(again.status == 2)
    #expect(again.message == "skelinspect: error: .skelinspect.yml already exists")
    #expect(try tree.text(".skelinspect.yml") == text + Self.note)
  }

  @Test("show says what holds for a path and where it comes from; a rule's own page says it too")
  func show() throws {
    let tree = try Tree(["Sub/.skelinspect.yml": "\n" + Self.note, "Sub/Deep/a.yaml": Tree.screen])
    for (arguments, folder, place) in [
      (["Sub"], "", "Sub/.skelinspect.yml:2"), (["Sub/Deep/a.yaml"], "", "Sub/.skelinspect.yml:2"),
      ([], "Sub/Deep", "../.skelinspect.yml:2"),
      (["--config", "Sub/.skelinspect.yml"], "", "Sub/.skelinspect.yml:2"),
    ] {
      let text = try tree.run(["config", "show"] + arguments, in: folder).text
      let line = text.split(separator: "\n").first { $0.contains("  unreachable-skeletonable: note") }
      #expect(line?.hasSuffix("# \(place)") == true, "\(text)")
    }
    let rule = try tree.run("rules", "unreachable-skeletonable", in: "Sub").text
    #expect(rule.contains("in force here  note (.skelinspect.yml:2)"))
    #expect(try tree.run("config", "show").text.contains("  unreachable-skeletonable: error"))
    #expect(try tree.run("config", "show", "nosuch").error == "nosuch: error: No such file or directory\n")
  }

  @Test("schema is JSON, and its keys are those that are read")
  func schema() throws {
    let outcome = try Program().run(["config", "schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let keys = (schema?["properties"] as? [String: Any])?.keys.sorted()
    #expect(keys?.contains("rules") == true)
  }

  @Test(
    "Command lines that make no sense",
    arguments: [
      ["config"], ["config", "shwo"], ["config", "init", "x"], ["config", "schema", "x"],
      ["config", "show", "a", "b"],
      ["config", "check", ""], ["config", "check", "--strict"],
    ])
  func usage(_ arguments: [String]) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }

  private func levels(_ outcome: Program.Outcome) -> [String] {
    outcome.findings.map { $0.replacing(" unreachable-skeletonable", with: "") }
  }
}
