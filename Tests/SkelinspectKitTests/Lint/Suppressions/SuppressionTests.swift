import Testing

@testable import SkelinspectKit

@Suite("Suppressions")
struct SuppressionTests {
  @Test(
    "A suppression hides findings of its rules at its place, and is reported where it hides none",
    arguments: SuppressionCase.places + SuppressionCase.keys + SuppressionCase.wordings)
  func hides(_ example: SuppressionCase) {
    let file = example.lint()
    #expect(file.isRead)
    #expect(file.foundLines == example.found, "\(file.diagnostics)")
    #expect(file.hiddenLines == example.hidden)
  }

  @Test("Line ends, byte order marks and encodings make no difference", arguments: SuppressionCase.places)
  func lineEnds(_ example: SuppressionCase) {
    for lineEnd in ["\r\n", "\r"] {
      let file = example.lint(example.text.replacing("\n", with: lineEnd))
      #expect(file.foundLines == example.found)
      #expect(file.hiddenLines == example.hidden)
    }
    #expect(example.lint("\u{FEFF}" + example.text).hiddenLines == example.hidden)
    let units = Array(example.text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let file = Linter(SuppressionCase.settings).lint([0xFE, 0xFF] + units, named: "a.yaml", path: "a.yaml")
    #expect(file.hiddenLines == example.hidden)
  }

  @Test(
    "What looks like a comment inside a text is none",
    arguments: [
      "\" # skelinspect:ignore hidden-leaf\"", "' # skelinspect:ignore hidden-leaf'",
      "\"two\n\n  # skelinspect:ignore hidden-leaf\n  lines\"", "a#skelinspect:ignore_hidden-leaf",
      "|\n  # skelinspect:ignore hidden-leaf\n  text", ">-\n  text\n\n  # skelinspect:ignore hidden-leaf",
      "!!str |2\n   # skelinspect:ignore hidden-leaf", "\"| # skelinspect:ignore hidden-leaf \\n\"",
      "\"ü # skelinspect:ignore hidden-leaf \\u00FC\"",
    ])
  func texts(_ text: String) {
    let file = SuppressionCase("", "type: UILabel\ntext: \(text)\nisSkeletonable: true\nalpha: 0\n").lint()
    #expect(file.isRead)
    #expect(file.diagnostics.map(\.rule) == ["hidden-leaf"])
  }

  @Test("Behind the header of a block scalar, and below its text, comments are comments")
  func blockScalars() {
    let text = """
      type: UILabel
      isSkeletonable: true
      text: | # skelinspect:ignore-file hidden-leaf
        # skelinspect:ignore-file border-stays-visible
      # skelinspect:ignore border-stays-visible -- below
      layer: {borderWidth: 1}
      """
    let file = SuppressionCase("", text).lint()
    #expect(file.hiddenLines == ["6: border-stays-visible, below"])
    #expect(file.foundLines == ["3: unused-suppression"])
  }

  @Test("An ignore that hides nothing says where it stands, and what to do")
  func messages() throws {
    func message(_ words: String) throws -> String {
      let text = "{type: UIView, isSkeletonable: true} # skelinspect:\(words)"
      let file = SuppressionCase("", text).lint()
      let diagnostic = try #require(file.diagnostics.first)
      #expect(file.diagnostics.count == 1 && diagnostic.severity == .warning)
      return "\(file.source.string(diagnostic.range)): \(diagnostic.message); \(diagnostic.help ?? "")"
    }
    #expect(
      try message("ignore hidden-leaf -- later")
        == "hidden-leaf: hidden-leaf has nothing to report here: this ignore hides nothing; remove it")
    #expect(
      try message("ignore-subtree hidden-leaf")
        == "hidden-leaf: hidden-leaf has nothing to report here or below: "
        + "this ignore hides nothing; remove it"
    )
    #expect(
      try message("ignore-file hidden-leaf")
        == "hidden-leaf: hidden-leaf has nothing to report in this file: this ignore hides nothing; remove it"
    )
    #expect(
      try message("ignore hiden-leaf")
        == "hiden-leaf: there is no rule 'hiden-leaf'; did you mean 'hidden-leaf'?")
    #expect(
      try message("ignore nested-roots -- later")
        == "nested-roots: there is no rule 'nested-roots'; it is part of 'show-refused' now")
    #expect(
      try message("ignore it is hidden -- later")
        == "it is hidden: there is no rule 'it is hidden'; write a rule's id, and -- before a reason")
    #expect(
      try message("ignore")
        == "skelinspect:ignore: this ignore names no rule; write the rule's id after it, or all")
    #expect(
      try message("disable hidden-leaf")
        == "skelinspect:disable: 'skelinspect:disable' means nothing; "
        + "write skelinspect:ignore, skelinspect:ignore-subtree or skelinspect:ignore-file")
    #expect(
      try message("ignore syntax-error")
        == "syntax-error: syntax-error cannot be ignored: what such an error is about is not read; remove it")
  }

  @Test("An ignore of all rules is unused where all rules ran that are on by default")
  func all() {
    let text = Array("{type: UIView, isSkeletonable: true} # skelinspect:ignore all".utf8)
    let settings = LintSettings()
    let file = Linter(settings).lint(text, named: "a.yaml", path: "a.yaml")
    #expect(file.foundLines == ["1: unused-suppression"])
    #expect(SuppressionCase("", String(decoding: text, as: UTF8.self)).lint().foundLines == [])
  }

  @Test("A file may ask not to hear of unused ignores")
  func unused() {
    let text = """
      # skelinspect:ignore-file unused-suppression -- shared by many screens
      {type: UIView, isSkeletonable: true, isHidden: no} # skelinspect:ignore hidden-leaf, foo
      """
    let file = SuppressionCase("", text).lint()
    #expect(file.foundLines == ["2: yaml-boolean"])
    #expect(
      file.hiddenLines
        == Array(repeating: "2: unused-suppression, shared by many screens", count: 2))
  }
}
