import Testing

@Suite("Overrides that change nothing")
struct UnusedOverrideTests {
  private static let configuration = """
    overrides:
      - {files: ["Screens/A/**"], rules: {zero-size-leaf: off}}
      - {files: ["Screens/B/**", "Old\\e"], rules: {zero-size-leaf: off}}
      - {views: [UITableView], rules: {zero-size-leaf: off}}
      - {files: ["Screens/A/**"], views: [UILabel], rules: {zero-size-leaf: off}}
      - {views: ["UIView#card"], rules: {zero-size-leaf: off}}
    """
  private static let notes = [
    "3: note: this override changes nothing: no file matches 'Screens/B/**' or 'Old\\u{1b}'",
    "4: note: this override changes nothing: no view matches 'UITableView'",
    "5: note: this override changes nothing: "
      + "no view that matches 'UILabel' is in a file that matches 'Screens/A/**'",
  ]
  private static func tree() throws -> Tree {
    let card = "{type: UIView, id: card, isSkeletonable: true}\n"
    return try Tree([
      ".skelinspect.yml": configuration, "Screens/A/a.yaml": card,
      "Screens/b.yaml": "{type: UILabel, isSkeletonable: true}\n",
    ])
  }

  @Test(
    "are named, each with its place, where all files were looked at",
    arguments: ["", ".", "./", "Screens .", "-f csv"])
  func whole(_ words: String) throws {
    let outcome = try Self.tree().run(["lint"] + words.split(separator: " ").map(String.init))
    #expect(outcome.status == 0)
    #expect(outcome.error == Self.notes.map { ".skelinspect.yml:\($0)\n" }.joined())
  }

  @Test(
    "are not spoken of where some files were left out",
    arguments: ["Screens", "Screens/b.yaml", "--isolated", "-q", "--list-files"])
  func part(_ word: String) throws {
    #expect(try Self.tree().run("lint", word).error.isEmpty)
  }

  @Test("A file that cannot be read may have any view")
  func unread() throws {
    let tree = try Self.tree()
    try tree.write("{type: UIView, colour: red}\n", to: "Screens/A/c.yaml")
    let outcome = try tree.run("lint")
    #expect(outcome.status == 1)
    #expect(outcome.error == ".skelinspect.yml:\(Self.notes[0])\n")
  }
}
