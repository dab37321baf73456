import Foundation
import Testing

@Suite("What the runner of a workflow takes for commands")
struct WorkflowCommandTests {
  private static let onGitHub = ["GITHUB_ACTIONS": "true"]
  private static let stop = "::stop-commands::tok.skeleton.yaml"

  /// The lines that a runner obeys: `::name::` after blanks, `##[name]` anywhere.
  private static func commands(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in
      line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
    }
  }

  private static func tree() throws -> Tree {
    let hostile = """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: "UILable##[add-mask]x", id: "##[stop-commands]tok", isSkeletonable: true}
        - "##[error]not a view"

      """
    let tree = try Tree([
      "z.skeleton.yaml": Tree.screen, stop: Tree.screen, "##[add-mask]e.skeleton.yaml": hostile,
      "\u{A0}::warning::x.skeleton.yaml": Tree.screen, "a.yaml": "type: [\n::error::x\n",
    ])
    try tree.link("::set-output name=a::b.skeleton.yaml", to: "nowhere")
    try tree.link("##[debug]link.skeleton.yaml", to: "nowhere")
    return tree
  }

  @Test(
    "None is on either stream but the annotations, whatever files and texts are called",
    arguments: [
      ["lint", "--isolated"], ["lint", "--isolated", "-v"], ["lint", "-f", "text"], ["lint", "-f", "csv"],
      ["lint", "-f", "json"], ["lint", "-f", "xcode"], ["lint", "-f", "markdown"], ["lint", "--diff"],
      ["lint", "--fix"], ["lint", "--statistics"], ["lint", "--list-files"], ["inspect", "."],
      ["describe", "##[add-mask]e.skeleton.yaml"], ["inspect", stop], ["why", stop, "##[x]"],
      ["lint", "::none::x"], ["::none::"], ["lint", "--##[x]"], ["config", "::x::"],
      ["lint", "--select", "##[x]"], ["expect", stop],
    ])
  func streams(_ arguments: [String]) throws {
    let outcome = try Self.tree().run(arguments, environment: Self.onGitHub)
    #expect(Self.commands(in: outcome.error).isEmpty, "\(outcome.error)")
    let others = Self.commands(in: outcome.text).filter { line in
      !["::error file=", "::warning file=", "::notice file=", "::notice title="].contains(
        where: line.hasPrefix)
    }
    #expect(others.isEmpty, "\(outcome.text)")
  }

  @Test("A configuration's words are shown without them")
  func configuration() throws {
    let tree = try Tree([
      "a.yaml": Tree.screen, ".skelinspect.yml": "rules: {\"##[stop-commands]tok\": off}\n",
    ])
    let outcome = try tree.run("lint", environment: Self.onGitHub)
    #expect(outcome.status == 2 && outcome.error.contains("##\\u005bstop-commands]tok"), "\(outcome.error)")
    #expect(Self.commands(in: outcome.error).isEmpty, "\(outcome.error)")
  }

  @Test("Elsewhere texts stay as they are, and in JSON the escapes are the same characters")
  func elsewhere() throws {
    let tree = try Self.tree()
    #expect(try tree.run("lint", "-f", "text").text.contains("\n\(Self.stop):1:"))
    let name = "##[add-mask]e.skeleton.yaml"
    let plain = try tree.run("lint", "-f", "json", name)
    let defused = try tree.run("lint", "-f", "json", name, environment: Self.onGitHub)
    #expect(plain.text.contains("##[") && !defused.text.contains("##["))
    let objects = try [plain, defused].map {
      try JSONSerialization.jsonObject(with: Data($0.output)) as? NSDictionary
    }
    #expect(objects[0] != nil && objects[0] == objects[1])
    _ = try tree.run("lint", "-f", "text=out.txt", "-f", "json=out.json", name, environment: Self.onGitHub)
    #expect(try tree.text("out.json").contains("##["))
  }

  @Test(
    "Those of Azure Pipelines and TeamCity have names before the bracket",
    arguments: [
      ("TF_BUILD", "##vso[task.setvariable variable=x]y"), ("TEAMCITY_VERSION", "##teamcity[buildStop]"),
    ])
  func otherRunners(_ variable: String, _ command: String) throws {
    let tree = try Tree(["a.yaml": "{type: UIView, id: \"\(command)\", isSkeletonable: 3}\n"])
    for arguments in [
      ["inspect", "a.yaml"], ["lint"], ["why", "a.yaml", command],
    ] {
      let plain = try tree.run(arguments)
      #expect((plain.text + plain.error).contains(command), "\(plain.text)\(plain.error)")
      let defused = try tree.run(arguments, environment: [variable: "1"])
      let words = defused.text + defused.error
      #expect(!words.contains(command), "\(words)")
      #expect(words.contains(command.replacing("[", with: "\\u005b")), "\(words)")
    }
  }

  @Test("A long text has none where its pieces meet")
  func pieces() throws {
    let views = (0..<30_000).map {
      "{type: UILabel, id: \"\(String(repeating: "#", count: $0 % 7 + 2))[x]\"}"
    }
    let text = "{type: UIView, isSkeletonable: true, subviews: [\(views.joined(separator: ",\n"))]}\n"
    let tree = try Tree(["a.yaml": text])
    let outcome = try tree.run("inspect", "a.yaml", environment: Self.onGitHub)
    #expect(outcome.status == 0 && outcome.text.contains("##\\u005bx]") && !outcome.text.contains("##["))
  }
}
