/// The texts of a project's `Localizable.strings` and `Localizable.xcstrings`, by their keys.
package struct LocalizedTexts: Sendable {
  package static let fileNames = ["Localizable.strings", "Localizable.xcstrings"]

  private struct Text {
    /// Nil where several files say different things.
    var text: String?
    /// The language that is developed in comes first.
    var rank: Int
  }

  private var texts: [String: Text] = [:]

  package init() {}

  /// Nil for a key that no file has, or that files do not agree on.
  subscript(key: String) -> String? { texts[key]?.text }

  /// - Parameter path: with the folder that tells the language, `en.lproj`.
  package mutating func add(_ bytes: consuming [UInt8], at path: String) {
    guard let source = try? DocumentReader.source(of: bytes, named: path) else { return }
    if path.hasSuffix(".xcstrings") {
      addCatalogue(source)
    } else {
      let rank = path.contains(text: "Base.lproj") ? 0 : path.contains(text: "en.lproj") ? 1 : 2
      for (key, text) in Self.pairs(in: source) { add(key, text, rank) }
    }
  }

  private mutating func add(_ key: String, _ text: String, _ rank: Int) {
    // What is put in is not known.
    let text = text.utf8.contains(UInt8(ascii: "%")) ? nil : text
    guard let known = texts[key], known.rank <= rank else { return texts[key] = Text(text: text, rank: rank) }
    if known.rank == rank, known.text != text { texts[key]?.text = nil }
  }

  /// `"key" = "value";`, which is Swift too.
  private static func pairs(in source: SourceText) -> [(key: String, text: String)] {
    let tree = SwiftParser.read(source)
    func text(_ node: SwiftTree.Index) -> String? {
      // One that reaches over lines ends with the first of them.
      let isWhole = tree.text(node).last == UInt8(ascii: "\"")
      return tree.kind(node) == .string && isWhole ? CodeEvaluation.unescaped(tree.name(node)) : nil
    }
    return tree.nodes.indices.lazy.filter { tree.kind($0) == .assignment }.compactMap { node in
      guard let sides = tree.children(of: node).mapAll(text), sides.count == 2 else { return nil }
      return (sides[0], sides[1])
    }
  }

  /// A key without a text is one itself.
  private mutating func addCatalogue(_ source: SourceText) {
    guard let document = try? JSONReader.read(source, readsSequences: false), let root = document.roots.first,
      let language = document.ownValue("sourceLanguage", of: root).flatMap({ document.text($0) }),
      let strings = document.ownValue("strings", of: root), document.kind(strings) == .mapping
    else { return }
    for node in document.keys(of: strings) {
      guard let key = document.text(node) else { continue }
      let unit = ["localizations", language, "stringUnit", "value"].reduce(
        document.next(after: node) as Node?
      ) { node, name in node.flatMap { document.ownValue(name, of: $0) } }
      let isOther = unit == nil && document.ownValue("localizations", of: document.next(after: node)) != nil
      // A plural has several.
      if isOther { continue }
      add(key, unit.flatMap { document.text($0) } ?? key, 0)
    }
  }
}
