import Testing

@testable import SkelinspectKit

@Suite("Whether a text is a log") struct LogDetectionTests {
  static let tree = #"{"type": "UIView", "isSkeletonable": true}"#

  @Test(
    "goes by the name where that says so",
    arguments: [
      ("a.json", #"{"type": "UIView"}"#, Document.Format.json), ("a.yaml", "type: UIView", .yaml),
      ("a.log", tree, .log), ("A.LOG", "x " + tree, .log), ("a.yaml.log", tree, .log),
    ] as [(String, String, Document.Format)])
  func names(_ name: String, _ text: String, _ format: Document.Format) throws {
    #expect(try HierarchyDocument.read(Array(text.utf8), named: name).tree.document?.format == format)
  }

  @Test(
    "goes by the content where it does not",
    arguments: [
      (tree, Document.Format.json), (tree + "\n" + tree, .json), ("\u{FEFF}" + tree, .json),
      (tree + "\nend\n", .log), ("begin\n" + tree, .log), ("begin: " + tree, .log), ("[x] " + tree, .log),
      ("- x\n" + tree, .log), ("12:00 {status: 1}\n" + tree, .log), ("name = x\n" + tree, .log),
      ("{ // comment\n\"type\": \"UIView\", \"isSkeletonable\": true}", .log),
      ("{\"type\": \"UIView\", // comment\n\"isSkeletonable\": true}", .log),
      ("{\"type\": \"UIView\", \"isSkeletonable\": true, \"children\": [ ... ]}", .log),
      ("<UIView: 0x1 | ☠️ >", .log),
      (" ⬇⬇ ☠️ Root view hierarchy with Skeletons ⬇⬇ \n\n <UIView: 0x1> \n", .log),
      ("type: UIView\nsubviews: [\(tree)]", .yaml), ("# a\n---\ntype: UIView\nsubviews:\n- \(tree)", .yaml),
      ("{type: UIView, subviews: [\(tree)]}", .yaml), ("root: \(tree)", .yaml), ("'type': \(tree)", .yaml),
      ("tpye: UIView\nsubviews: [\(tree)]", .yaml), ("type: A # ☠️", .yaml), ("UIView", .yaml), ("", .yaml),
    ] as [(String, Document.Format)])
  func contents(_ text: String, _ format: Document.Format) throws {
    for name in ["<stdin>", "-", "a", "dir.d/a", "a.skel"] {
      #expect(
        try HierarchyDocument.read(Array(text.utf8), named: name).tree.document?.format == format,
        "named \(name)")
    }
  }

  @Test(
    "leaves a hierarchy's mistakes to JSON and YAML",
    arguments: [
      #"{"type": "UIView", "isSkeletonable": true,}"#, #"{"type": "UIView", "isSkeletonable": true"#,
      "\(tree)}", "\(tree)\n}", "\(tree)\n,\(tree)", #"{"type": "UIView", "isSkeletonable": True}"#,
      "{\"type\": \"UIView\", \"isSkeletonable\": true, // \n\"frame\": [0, 0, 1, 1]}",
      "type: UIView\nsubviews: [\(tree)", "type: UIView\n  subviews:\n- \(tree)\n", "root:\n\t\(tree)",
    ])
  func mistakes(_ text: String) throws {
    let error = try #require(readError(in: text, named: "<stdin>"))
    #expect(error.diagnostics.allSatisfy { $0.rule == "syntax-error" && $0.severity == .error })
  }

  @Test("says what it looked for in a log without a tree", arguments: ["a.log", "a.txt"])
  func noTree(_ name: String) throws {
    for text in ["hello", "a: {", "{\"a\": 1}\n{\"type\": \"b\", \"children\": []}\n", "<UIView: 0x12>\n"] {
      let error = try #require(readError(in: text, named: name))
      let isHierarchy = name == "a.txt" && text.hasPrefix("{")
      #expect((error.diagnostics.first?.message == "no view tree in the log") != isHierarchy, "\(text)")
    }
  }
}
