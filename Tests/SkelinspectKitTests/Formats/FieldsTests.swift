import Testing

@testable import SkelinspectKit

@Suite("The fields of a mapping")
struct FieldsTests {
  @Test(
    "are its own first, then those that merge keys bring in",
    arguments: [
      ("{a: 1, b: 2}", "a=1 b=2"), ("{}", ""), ("[1, 2]", ""),
      ("{a: 1, a: 2}", "a=1 a=2"), ("{<<: {a: 1, b: 2}, c: 3}", "c=3 a=1+ b=2+"),
      ("{a: 1, <<: {a: 2, b: 3}}", "a=1 a=2+ b=3+"),
      ("{<<: {a: 2}, a: 1}", "a=1 a=2+"), ("{<<: [{a: 1}, {a: 2, b: 3}], c: 4}", "c=4 a=1+ a=2+ b=3+"),
      ("{<<: [], a: 1}", "a=1"), ("{<<: {}, a: 1}", "a=1"),
      ("{<<: {a: 1}, <<: {b: 2}}", "a=1+ b=2+"), ("{<<: {<<: {a: 1}, b: 2}, c: 3}", "c=3 b=2+ a=1+"),
      ("{a: {<<: {b: 1}}}", "a="),
    ])
  func order(_ text: String, _ expected: String) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    #expect(Self.fields(of: 0, in: document) == expected)
  }

  @Test(
    "are merged through aliases",
    arguments: [
      ("- &x {a: 1}\n- {<<: *x, b: 2}", "b=2 a=1+"),
      ("- [&x {a: 1}, &y {a: 2, b: 3}]\n- {<<: [*x, *y]}", "a=1+ a=2+ b=3+"),
      ("- [&x {a: 1}, &y {a: 2, b: 3}]\n- {<<: [*y, *x]}", "a=2+ b=3+ a=1+"),
      ("- &x [{a: 1}, {b: 2}]\n- {<<: *x}", "a=1+ b=2+"),
      ("- &x {a: 1}\n- {b: *x, <<: *x}", "b= a=1+"),
      ("- &x {a: &y 1}\n- {b: *y, <<: *x}", "b=1 a=1+"),
      ("- &x {a: 1}\n- {<<: {<<: *x, b: 2}}", "b=2+ a=1+"),
    ])
  func aliases(_ text: String, _ expected: String) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    let last = try #require(document.elements(0).last)
    #expect(Self.fields(of: last, in: document) == expected)
  }

  @Test("from an earlier mapping of a list come before those of a later one, with all that they merge")
  func nestedMerges() throws {
    let text = "{<<: [{a: 1, <<: {c: 2}}, {c: 3}]}"
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    #expect(Self.fields(of: 0, in: document) == "a=1+ c=2+ c=3+")
  }

  @Test(
    "take '<<' as a key like any other in quotes and in JSON",
    arguments: [
      (#"{"<<": 1}"#, "text.yaml"), ("{'<<': 1}", "text.yaml"), (#"{"<<": 1}"#, "text.json"),
    ])
  func quoted(_ text: String, _ name: String) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: name)
    var fields = Fields(of: 0, in: document)
    let first = fields.next(in: document)
    let second = fields.next(in: document)
    #expect(first.map { document.keyName($0.key) } == "<<")
    #expect(first?.isMerged == false && second == nil)
  }

  @Test(
    "that are merged from what is not a mapping are an error",
    arguments: [
      Mistake(
        "{type: UIView, <<: «1»}",
        "a merge key (<<) takes a mapping or a list of mappings, found the number 1", rule: "invalid-value"),
      Mistake(
        "{type: UIView, <<: [{id: a}, «wide»]}",
        "a merge key (<<) takes a mapping or a list of mappings, found the text 'wide'", rule: "invalid-value"
      ),
      Mistake(
        "{type: UIView, <<: [«[»{id: a}]]}",
        "a merge key (<<) takes a mapping or a list of mappings, found a list", rule: "invalid-value"),
    ])
  func invalid(_ mistake: Mistake) throws { try mistake.expect(named: "text.yaml") }

  @Test(
    "override merged ones without being duplicates",
    arguments: [
      "{<<: {type: UILabel, id: a}, type: UIView}",
      "{type: UIView, <<: {type: UILabel, id: a}}",
      "{<<: [{type: UIView}, {type: UILabel, id: a}]}",
      "{<<: {type: UIView}, <<: {type: UILabel, id: a}}",
    ])
  func overrides(_ text: String) throws {
    let hierarchy = try #require(try readHierarchies(text, named: "text.yaml").first)
    #expect(hierarchy.typeName(of: 0) == "UIView")
    #expect(hierarchy.views[0].idNode != nil)
  }

  /// `key=value`, with a plus after what was merged.
  private static func fields(of mapping: Node, in document: Document) -> String {
    var fields = Fields(of: mapping, in: document)
    var words: [String] = []
    while let field = fields.next(in: document) {
      words.append(
        "\(document.keyName(field.key))=\(document.text(field.value) ?? "")\(field.isMerged ? "+" : "")")
    }
    return words.joined(separator: " ")
  }
}
