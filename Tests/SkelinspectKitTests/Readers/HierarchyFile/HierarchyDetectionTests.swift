import Testing

@testable import SkelinspectKit

@Suite("What looks like a hierarchy")
struct HierarchyDetectionTests {
  static let hierarchies = [
    "type: UIView\n", "# a comment\n---\ntype: UILabel", "{type: UIView}", #"{"type": "UIView"}"#,
    "isSkeletonable: true\n", "id: a\ntype: UIKit.UIView\n", "{\"subviews\": [], \"type\": \"Card\"}",
    "type: Card\nbaseClass: UIStackView\n", "type: Card\nisSkeletonable: false\n",
    "type: FeedTable\nprototypes: [{type: Post}]\n", "type: UIVeiw\n", "name: x\nroot: {type: UIView}\n",
    "root: {type: Card, subviews: []}\n", "{$schema: ../Schemas/hierarchy.schema.json, typ: UIView}",
    "# yaml-language-server: $schema=Schemas/hierarchy.schema.json\n", "jobs: {}\n---\ntype: UIView\n",
    "x-a: &a UIView\ntype: *a\n", "x-a: &a {type: UIView}\n<<: *a\n",
    // Not well-formed, but meant.
    "type: UIView\n  isSkeletonable: true\n", "{\"isSkeletonable\": true,", "id: [\ntype: UILabel\n",
    "type: \"UIView", "{'type': 'UIView'}", "{\n// The root\n\"type\": \"UIView\"}",
    "isSkeletonable: true\n\u{0}",
  ]

  static let others = [
    "", "# type: UIView\n", "null", "5", "UIView", "[]", "- type: UIView\n", "{}", "type: module\n",
    #"{"type": "object", "properties": {"isSkeletonable": {"type": "boolean"}}}"#, "type: [UIView]\n",
    "root: UIView\n", "root: {name: a}\n", "subviews: []\n", "type: 5\n", "jobs: {lint: {runs-on: macos}}\n",
    #"{"views": [{"type": "UIView"}]}"#, "a: [", "\u{0}\u{1}", "environment: {}\n",
    "$schema: https://json-schema.org/draft/2020-12/schema\n",
  ]

  @Test(
    "A view at the top or under root, our schema, and what is broken but speaks of skeletons",
    arguments: hierarchies)
  func hierarchy(_ text: String) {
    #expect(looksLikeHierarchy(Array(text.utf8), named: "a.yaml"))
  }

  @Test("Anything else is not", arguments: others)
  func other(_ text: String) {
    #expect(!looksLikeHierarchy(Array(text.utf8), named: "a.yaml"))
  }

  @Test("Every hierarchy that the tests read looks like one")
  func fixtures() throws {
    for fixture in Fixture.hierarchies(in: "Examples") + Fixture.hierarchies(in: "Tests/Fixtures/valid") {
      #expect(looksLikeHierarchy(try fixture.bytes, named: fixture.name), "\(fixture.name)")
    }
  }
}
