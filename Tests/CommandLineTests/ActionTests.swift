import Foundation
import Testing

/// The composite action of `action.yml`, with a shell and an environment like those of a GitHub runner.
struct Action {
  let file: YAMLValue
  var steps: [YAMLValue] { file["runs"]?["steps"]?.elements ?? [] }

  init() throws { file = try YAMLValue(file: "action.yml") }

  func step(_ name: String) throws -> YAMLValue {
    try #require(steps.first { $0["name"]?.text == name }, "no step '\(name)'")
  }

  /// Runs the step `Lint` with inputs.
  func lint(_ inputs: [String: String] = [:], in tree: borrowing Tree) throws -> Program.Outcome {
    let context = Dictionary(uniqueKeysWithValues: inputs.map { ("inputs.\($0.key)", $0.value) })
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": tree.folder.appending(path: "output").path,
      "GITHUB_STEP_SUMMARY": tree.folder.appending(path: "summary").path,
    ]
    return try run("Lint", context, environment, in: tree)
  }

  /// Runs a step, whose environment takes what the context has for its expressions, else inputs' default values.
  func run(
    _ name: String, _ context: [String: String], _ environment: [String: String], in tree: borrowing Tree
  ) throws -> Program.Outcome {
    let step = try step(name)
    var environment = environment
    for (name, value) in step["env"]?.entries ?? [] {
      environment[name] = try filled(try #require(value.text), context)
    }
    try tree.write(try #require(step["run"]?.text), to: ".runner/step.sh")
    return try tree.shell("bash --noprofile --norc -e -o pipefail .runner/step.sh", environment)
  }

  private func filled(_ text: String, _ context: [String: String]) throws -> String {
    var text = text
    while let expression = text.firstMatch(of: #/\${{ ([a-z._-]+) }}/#) {
      let name = String(expression.output.1)
      let usual = file["inputs"]?[String(name.trimmingPrefix("inputs."))]?["default"]?.text
      let value = try #require(context[name] ?? usual, "no value for '\(name)'")
      text.replaceSubrange(expression.range, with: value)
    }
    return text
  }
}

@Suite("The GitHub action")
struct ActionTests {
  @Test("Findings are annotations, a summary, a SARIF file to upload, and a failed step")
  func findings() throws {
    let tree = try Tree(["a.yaml": Tree.screen, "Sub/b.yaml": Tree.cleanScreen])
    let outcome = try Action().lint(in: tree)
    #expect(outcome.status == 1 && outcome.error.isEmpty)
    #expect(outcome.text.hasPrefix("::error file=a.yaml,line=1,"))
    #expect(try tree.text("output") == "sarif-file=skelinspect.sarif\n")
    #expect(try tree.text("skelinspect.sarif") == tree.run("lint", "-f", "sarif").text)
    #expect(try tree.text("summary").contains("Found 1 finding"))
  }

  @Test("A clean repository has a SARIF file without results")
  func clean() throws {
    let tree = try Tree(["b.yaml": Tree.cleanScreen])
    let outcome = try Action().lint(["sarif-file": "my reports.sarif"], in: tree)
    #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.error.isEmpty)
    #expect(try tree.text("output") == "sarif-file=my reports.sarif\n")
    let report = try YAMLValue(try tree.text("my reports.sarif"), named: "my reports.sarif.json")
    #expect(report["runs"]?.elements.first?["results"]?.elements.isEmpty == true)
  }

  @Test("Where nothing is linted, the step fails, and an old report is not taken for its own")
  func nothing() throws {
    for inputs in [[:], ["paths": "nosuch"], ["options": "--nosuch"]] {
      let tree = try Tree(["skelinspect.sarif": "old"])
      let outcome = try Action().lint(inputs, in: tree)
      #expect(outcome.status == (inputs["options"] == nil ? 2 : 64))
      #expect(outcome.error.contains("error: "))
      #expect(throws: (any Error).self) { try tree.text("output") }
      #expect(throws: (any Error).self) { try tree.text("skelinspect.sarif") }
    }
  }

  @Test("Paths and options stand one a line, and are nothing but text")
  func lines() throws {
    let names = [
      "My Screens/a b.yaml", "$(touch x)/a.yaml", "`touch x`.yaml", "-q.yaml", "a'\".yaml", "*.yaml",
    ]
    let tree = try Tree(screens: names + ["other.yaml"])
    let paths = "\nMy Screens\n$(touch x)\n" + names.dropFirst(2).joined(separator: "\n") + "\n"
    let options = "--severity=unreachable-skeletonable=warning\n\n--format\ncsv=all found.csv\n--strict\n"
    let outcome = try Action().lint(["paths": paths, "options": options], in: tree)
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.text.split(separator: "\n").count == names.count)
    #expect(outcome.text.split(separator: "\n").allSatisfy { $0.hasPrefix("::warning file=") })
    let rows = try tree.text("all found.csv").split(whereSeparator: \.isNewline)
    #expect(rows.count == names.count + 1)
    #expect(throws: (any Error).self) { try tree.text("x") }
  }

  @Test("A folder of the repository is linted by itself, and reported from the repository's top")
  func workingDirectory() throws {
    let tree = try Tree(["My App/a.yaml": Tree.screen, "b.yaml": Tree.screen, ".git/": "", ".git/HEAD": ""])
    let outcome = try Action().lint(["working-directory": "My App"], in: tree)
    #expect(outcome.status == 1 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(outcome.text.hasPrefix("::error file=My App/a.yaml,line=1,"))
    #expect(try tree.text("summary").contains("in 1 file"))
    #expect(try tree.text("output") == "sarif-file=skelinspect.sarif\n")
    #expect(try tree.text("skelinspect.sarif").contains("\"uri\": \"My%20App/a.yaml\""))
    #expect(try Action().lint(["working-directory": "nosuch"], in: tree).status == 1)
  }

  @Test("Scripts hold no expressions, which would run what an input says; what is uploaded was written")
  func form() throws {
    let action = try Action()
    #expect(action.file["runs"]?["using"]?.text == "composite")
    for step in action.steps where step["run"] != nil {
      #expect(step["shell"]?.text == "bash")
      let script = try #require(step["run"]?.text)
      #expect(!script.contains("${{"))
      // What the bash 3.2 of a Mac does not know.
      #expect(!script.contains(#/mapfile|readarray|declare -A|\|&|&>>|\$\{\w+(,,|\^\^|@)/#))
    }
    let written = "steps.lint.outputs.sarif-file"
    #expect(try action.step("Lint")["id"]?.text == "lint")
    #expect(action.file["outputs"]?["sarif-file"]?["value"]?.text == "${{ \(written) }}")
    let upload = try action.step("Upload SARIF")
    #expect(upload["with"]?["sarif_file"]?.text == "${{ \(written) }}")
    #expect(upload["with"]?["category"]?.text == "${{ inputs.category }}")
    let condition = "${{ !cancelled() && inputs.upload-sarif == 'true' && \(written) != '' }}"
    #expect(upload["if"]?.text == condition)
  }
}
