import Testing

@testable import SkelinspectKit

@Suite("Files with errors")
struct PartlyReadTests {
  private static let card = """
    type: UIView
    isSkeletonable: true
    subviews:
      - {type: UILabel, isSkeletonable: true, text: A, LABEL}
      - {type: UITableView, isSkeletonable: true, rowHeight: automaticDimension, prototypes: []}

    """
  private static let table = "table-automatic-height-without-estimate"

  private static func file(_ text: String) -> LintedFile {
    Linter(LintSettings()).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")
  }

  /// What the rules found, the errors of the file left out.
  private static func found(in file: LintedFile) -> [String] {
    file.diagnostics.filter { Rule.named($0.rule)?.isAlwaysError != true }.map { "\($0.rule): \($0.message)" }
  }

  private static func replacing(_ range: Range<String.Index>, of text: String, with word: String) -> String {
    var text = text
    text.replaceSubrange(range, with: word)
    return text
  }

  /// The examples have their calls before the root.
  private static func isInCalls(_ place: Range<String.Index>, of text: String) -> Bool {
    guard text.hasPrefix("calls:") || text.contains("\ncalls:") else { return false }
    return !text[..<place.lowerBound].contains("root:")
  }

  private static func note(of file: LintedFile) -> String? { file.diagnostics.first?.notes.last?.message }

  @Test("The rules run around one unknown key as though it were not there")
  func unknownKey() {
    let file = Self.file(Self.card.replacing("LABEL", with: "colour: red"))
    #expect(Self.found(in: file) == Self.found(in: Self.file(Self.card.replacing(", LABEL", with: ""))))
    #expect(file.diagnostics.map(\.rule) == ["unknown-key", "no-dummy-cells", Self.table])
    #expect(!file.isRead)
    let note = "the rules ran all the same, with misspelt keys as they are meant and without unknown ones"
    #expect(Self.note(of: file) == note)
  }

  @Test("Nothing is said of a view whose value cannot be read, nor of what it is in")
  func invalidValue() {
    let file = Self.file(Self.card.replacing("LABEL", with: "numberOfLines: many"))
    #expect(Self.found(in: file).map { $0.prefix { $0 != ":" } } == ["no-dummy-cells", Self.table[...]])
    #expect(
      Self.note(of: file)
        == "no rule ran on 2 views: those with an error, what is in them and what they are in; "
        + "they ran on the other one")
  }

  @Test(
    "No rule runs where the error is about all", arguments: ["show: {roots: [gone]}", "root: {}", "name: []"])
  func whole(_ line: String) {
    let text = "\(line)\nroot:\n  " + Self.card.replacing(", LABEL", with: "").replacing("\n", with: "\n  ")
    #expect(Self.found(in: Self.file(text)).isEmpty)
  }

  @Test(
    "A file without a view that can be read is linted without harm",
    arguments: [
      "show: {roots: [a]}\nroo: {type: UIView}", "root: []", "show: {}", "[]", "- type: UIView",
      "root: {root: 1}",
      "--- {show: {roots: [b]}, root: 7}\n--- {type: UILabel, isSkeletonable: true, frame: [0, 0, 0, 0]}",
    ])
  func withoutViews(_ text: String) {
    let file = Self.file(text)
    #expect(!file.isRead && file.diagnostics.contains { Rule.named($0.rule)?.isAlwaysError == true })
  }

  @Test(
    "Each invalid document is linted, with its error among what is said",
    arguments: FixtureTests.refused.flatMap(\.documents))
  func invalidDocument(_ document: RefusalPage.Document) throws {
    let bytes = Array(document.text.utf8)
    let file = Linter(LintSettings()).lint(bytes, named: document.name, path: document.name)
    #expect(!file.isRead && file.diagnostics.contains { $0.severity == .error })
  }

  @Test("A modifier whose view cannot be read holds none, and the views after it keep theirs")
  func modifierWithoutView() {
    let text = """
      type: VStack
      children:
        - {type: Text, modifiers: [{overlay: 3}, {overlay: {type: Color}}]}
        - {type: Text, modifiers: [{background: {type: Colour, frame: 7}}]}
        - {type: Text, modifiers: [{overlay: [1]}]}

      """
    let file = Self.file(text)
    #expect(!file.isRead && file.diagnostics.filter { $0.severity == .error }.count >= 2)
  }

  @Test("A misspelt key changes nothing that the rules find", arguments: RuleCase.all)
  func misspelt(_ example: RuleCase) {
    // A key that is merged in stands beside the misspelt one.
    guard example.isHierarchyFile, !example.text.contains("<<") else { return }
    let original = Self.file(example.text)
    guard original.isRead else { return }
    let found = Self.found(in: original)
    for (key, misspelt) in [("isSkeletonable:", "isSkeletonabel:"), ("rowHeight:", "rowHeigth:")] {
      // Where a call cannot be read, nothing is said of what the others come to.
      for place in example.text.ranges(of: key) where !Self.isInCalls(place, of: example.text) {
        let file = Self.file(Self.replacing(place, of: example.text, with: misspelt))
        #expect(Self.found(in: file) == found, "\(example.text)")
      }
    }
  }

  @Test(
    "What is found beside a value that cannot be read is found without the error too", arguments: RuleCase.all
  )
  func subset(_ example: RuleCase) {
    // These name the first view that has to do with it, whichever that is.
    let namesFirst = ["fill-percent-out-of-range", "show-refused"].contains(example.rule.id)
    guard example.isHierarchyFile, !namesFirst else { return }
    let original = Self.file(example.text)
    guard original.isRead else { return }
    let found = Set(Self.found(in: original))
    for value in ["isSkeletonable: true", "numberOfLines: 0", "type: UILabel", "alpha: 0", "isHidden: true"] {
      for place in example.text.ranges(of: value) {
        let key = value.prefix { $0 != ":" }
        let file = Self.file(Self.replacing(place, of: example.text, with: "\(key): [x]"))
        #expect(found.isSuperset(of: Self.found(in: file)), "\(example.text)")
      }
    }
  }
}
