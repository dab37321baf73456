/// A kind of input whose reading time must grow no faster than its length.
enum InputClass: String, CaseIterable {
  /// A realistic screen.
  case tree
  /// One container of siblings.
  case wide
  /// Chains of views, as deep as the limit on views allows.
  case deep
  /// A YAML stream of ten-view documents.
  case documents
  /// One label whose text has a hundred bytes for every view.
  case text
  /// Texts full of escapes.
  case escapes
  /// Texts of many scripts.
  case unicode
  /// YAML anchors: every other frame is an alias, or merges the one before.
  case aliases
  /// A YAML comment above every view and after every id.
  case comments
  /// Lines that end in CR LF.
  case crlf
  /// One view with as many ignored keys as there are views.
  case keys
  /// A misspelt key in every view.
  case mistakes
  /// A realistic screen, ten keys a view: text, font, colours, constraints, insets.
  case rich
  /// A redacted screen of SwiftUI.
  case swiftui

  /// Views from the root to the end of a chain of `deep`, both included: the limit.
  private static let depth = 1000

  func write(_ count: Int, seed: UInt64, to writer: inout HierarchyWriter) throws {
    var tree = ViewTree(seed: seed)
    switch self {
    case .tree:
      try tree.write(count, to: &writer)
    case .rich:
      tree.isRich = true
      try tree.write(count, to: &writer)
    case .swiftui:
      var tree = SwiftUITree(seed: seed)
      try tree.write(count, to: &writer)
    case .comments:
      writer.hasComments = true
      try tree.write(count, to: &writer)
    case .crlf:
      writer.lineEnd = "\r\n"
      try tree.write(count, to: &writer)
    case .escapes, .unicode:
      tree.text = self == .escapes ? .escapes : .unicode
      try tree.write(count, to: &writer)
    case .wide:
      try tree.writeWide(count, to: &writer)
    case .documents:
      for _ in 0..<count / 10 {
        writer.startDocument()
        var screen = ViewTree(seed: seed)
        try screen.write(10, to: &writer)
      }
    case .deep, .text, .aliases, .keys, .mistakes:
      try writer.startView()
      tree.writeCommonFields("UIView", skeletonable: 100, to: &writer)
      try writeRest(count, tree: &tree, to: &writer)
      writer.endView()
    }
  }
}

extension InputClass {
  /// What stands in the root after its common fields.
  private func writeRest(_ count: Int, tree: inout ViewTree, to writer: inout HierarchyWriter) throws {
    switch self {
    case .text:
      let sentence = "Ten green bottles hang on the wall, and one of them falls.  "
      writer.field("text", quoted: String(repeating: sentence, count: count * 100 / sentence.utf8.count))
    case .keys:
      for index in 0..<count { writer.field("x-\(index)", number: index) }
    default:
      // At four spaces a level nearly all of a deep file would be spaces.
      if self == .deep { writer.levelIndent = 2 }
      writer.startList("subviews")
      try writeList(count - 1, tree: &tree, to: &writer)
      writer.endList()
    }
  }

  private func writeList(_ count: Int, tree: inout ViewTree, to writer: inout HierarchyWriter) throws {
    if self == .deep {
      for _ in 0..<max(1, count / (Self.depth - 1)) { try writeChain(to: &writer) }
      return
    }
    for index in 0..<count {
      try writer.startView()
      tree.writeCommonFields("UILabel", skeletonable: 90, to: &writer)
      if self == .aliases {
        writer.field("frame", raw: Self.frame(index))
      } else {
        writer.field("isSkeletonble", raw: "true")
      }
      writer.endView()
    }
  }

  private func writeChain(to writer: inout HierarchyWriter) throws {
    for level in 2...Self.depth {
      try writer.startView()
      writer.field("type", word: "UIView")
      writer.field("isSkeletonable", raw: "true")
      if level < Self.depth { writer.startList("subviews") }
    }
    for level in 2...Self.depth {
      if level > 2 { writer.endList() }
      writer.endView()
    }
  }

  /// One frame with an anchor, one that is it, one that is it but for a number.
  private static func frame(_ index: Int) -> String {
    switch index % 3 {
    case 0: "&frame\(index) {x: 8, y: \(index % 800), width: 200, height: 20}"
    case 1: "*frame\(index - 1)"
    default: "{<<: *frame\(index - 2), y: \(index % 800)}"
    }
  }
}
