import Testing

@Suite("fail-level and formats of a configuration")
struct ConfiguredOutputTests {
  private static let warning = "{type: UIView, isSkeletonable: true, subviews: [{type: UILable}]}\n"

  private static func tree(_ configuration: String) throws -> Tree {
    try Tree([
      "Project/.skelinspect.yml": configuration, "Project/Screens/a.yaml": warning, "b.yaml": warning,
    ])
  }

  @Test(
    "The level decides the status, unless the command line names one",
    arguments: [
      ("fail-level: warning", "", Int32(1)), ("fail-level: never", "", 0), ("fail-level: error", "", 0),
      ("fail-level: warning", "--fail-level error", 0), ("fail-level: never", "--strict", 1),
      ("fail-level: note", "--isolated", 0), ("exclude: []", "", 0),
    ])
  func level(_ example: (configuration: String, words: String, status: Int32)) throws {
    let words = ["lint"] + example.words.split(separator: " ").map(String.init)
    #expect(try Self.tree(example.configuration).run(words, in: "Project").status == example.status)
  }

  @Test("What decides the status is shown, whatever the level of what is shown")
  func shown() throws {
    let outcome = try Self.tree("fail-level: warning").run("lint", "--min-level", "error", in: "Project")
    #expect(outcome.status == 1 && outcome.text.contains("[misspelt-class]"))
  }

  @Test(
    "Reports are written beside the configuration, wherever lint runs in its folder",
    arguments: ["", "/Screens"])
  func formats(_ folder: String) throws {
    let tree = try Self.tree("formats: [csv, json=lint.json]")
    let outcome = try tree.run("lint", in: "Project\(folder)")
    #expect(outcome.text.hasPrefix("file,line,"), "\(outcome.text)\(outcome.error)")
    #expect(try tree.text("Project/lint.json").contains("\"misspelt-class\""))
    #expect(try tree.run("lint", "-f", "markdown", in: "Project").text.hasPrefix("#"))
  }

  @Test("Where another configuration counts in the working folder, its formats do not")
  func elsewhere() throws {
    let outcome = try Self.tree("formats: [csv]\nfail-level: warning").run("lint", "Project")
    #expect(outcome.status == 0 && !outcome.text.hasPrefix("file,"))
  }

  @Test("A report does not take the place of what is read")
  func overwriting() throws {
    let outcome = try Self.tree("formats: [json=Screens/a.yaml]").run("lint", in: "Project")
    #expect(outcome.status == 64 && outcome.error.contains("would overwrite"))
  }
}
