/// Whether a file is meant as a view hierarchy: a document in it has the type of a view at its top or under
/// `root`, a key that only views have, or the schema of hierarchies.
///
/// A file that is not well-formed is meant as one if it speaks of `isSkeletonable`, or of a view's type.
package func looksLikeHierarchy(_ bytes: [UInt8], named name: String) -> Bool {
  if HierarchyDetection.namesSchema(bytes) { return true }
  guard let document = try? DocumentReader.read(bytes, named: name) else {
    return bytes[...].hasWord("isSkeletonable") || HierarchyDetection.holdsViewType(bytes)
  }
  return document.roots.contains { document.looksLikeHierarchy(document.resolved($0)) }
}

extension Document {
  fileprivate func looksLikeHierarchy(_ node: Node) -> Bool {
    if looksLikeView(node) { return true }
    guard let root = value("root", of: node) else { return false }
    let system = value("system", of: node).flatMap { text($0) }.flatMap(System.init)
    return looksLikeView(root) || system != nil && value("type", of: root) != nil
  }

  /// Such a key, or a view's type, or any type beside a key that holds views.
  private func looksLikeView(_ node: Node) -> Bool {
    if value("isSkeletonable", of: node) != nil || isViewClass(value("type", of: node)) { return true }
    guard let type = value("type", of: node), text(type) != nil else { return false }
    // Words such as Text and Image are other formats' too.
    let keys = ["modifiers", "children", "text"]
    return isViewClass(value("baseClass", of: node))
      || isSwiftUIView(node) && keys.contains { value($0, of: node) != nil }
      || ["subviews", "arrangedSubviews", "contentView", "prototypes"].contains { value($0, of: node) != nil }
  }

  /// A view class of UIKit, or what is probably one with a slip of the pen.
  private func isViewClass(_ node: Node?) -> Bool {
    guard let node, kind(node) != .null, let name = text(node), name.utf8.count <= 100 else { return false }
    let type = TypeName.unqualified(name)
    return ViewClass(named: type) != nil
      || type.hasPrefix("UI") && nearMiss(of: type, among: ViewClass.allNames) != nil
  }

  private func value(_ key: String, of mapping: Node) -> Node? {
    fields(of: mapping).first { keyName($0.key) == key }?.value
  }
}

/// What a file's bytes say that is not parsed.
private enum HierarchyDetection {
  /// A key is `type`, and its value the name of a class of UIKit.
  static func holdsViewType(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == "t" && beginsLikeType(bytes[$0...]) }
  }

  private static func beginsLikeType(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = withoutQuote(text)
    guard rest.starts(with: "type".utf8) else { return false }
    rest = withoutQuote(rest.dropFirst(4)).drop { $0 == 0x20 }
    guard rest.popFirst() == ":" else { return false }
    let name = withoutQuote(rest.drop { $0 == 0x20 }).prefix {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "z")
    }
    return name.count <= 100 && ViewClass(named: String(decoding: name, as: UTF8.self)) != nil
  }

  private static func withoutQuote(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.first == "\"" || text.first == "'" ? text.dropFirst() : text
  }

  /// The text names the schema of hierarchies, as `$schema` or in a comment for an editor's language server.
  static func namesSchema(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    return head.split(separator: UInt8(ascii: "\n")).contains { line in
      line.hasWord("$schema") && line.hasWord("hierarchy.schema.json")
    }
  }
}
