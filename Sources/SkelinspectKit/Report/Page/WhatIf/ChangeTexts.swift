/// Changes to copy into a file, one line each: as YAML, as Interface Builder has them, and as Swift.
struct ChangeTexts {
  let hierarchy: Hierarchy
  let names: ViewNaming
  let changes: [Change]

  /// Those in which something can be written; what cannot is a comment there.
  var all: [(name: String, text: String)] {
    [
      ("YAML", text(yaml) { "# \($0)" }),
      ("Storyboard", text(attribute) { "<!-- \($0.replacing(text: "--", with: "- -")) -->" }),
      ("Swift", text(swift) { "// \($0)" }),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  private func text(_ line: (Change) -> String?, _ comment: (String) -> String) -> String? {
    guard changes.contains(where: { line($0) != nil }) else { return nil }
    let words = ChangeWords(hierarchy, name: names.handle)
    return changes.map { change in
      guard let line = line(change) else { return comment(words.sentence(change).escapedForTerminal) }
      return "\(line)  \(comment(names.handle(change.view).escapedForTerminal))"
    }.joined(separator: "\n")
  }

  private func yaml(_ change: Change) -> String? {
    guard case .set(let key, _, let value) = change else { return nil }
    if case .text(let text) = value { return "\(key.rawValue): \(ValueWriter(.yaml).text(text))" }
    return "\(key.rawValue): \(value.text)"
  }

  private func attribute(_ change: Change) -> String? {
    guard case .set(let key, let view, let value) = change else { return nil }
    if let name = key.nibAttribute(of: hierarchy.views[view].family) {
      return value.nibText(for: key).map { "\(name)=\"\($0.escapedInXML)\"" }
    }
    return key.isRuntimeAttribute
      ? XMLFragment(runtimeAttribute: key.rawValue, value)?.text(nil).escapedForTerminal : nil
  }

  private func swift(_ change: Change) -> String? {
    let view = variable(change.view)
    switch change {
    case .set(let key, _, let value):
      guard key.key.inCode == .readAndWritten else { return nil }
      return value.swiftText(for: key).map { "\(view).\(key.rawValue) = \($0)" }
    case .callShow, .callShowFirst: return "\(view).showSkeleton()"
    case .arrange(let child):
      return hierarchy.views[child].parent.map { "\(variable($0)).addArrangedSubview(\(view))" }
    case .moveToContentView(let child):
      return hierarchy.views[child].parent.map { "\(variable($0)).contentView.addSubview(\(view))" }
    default: return nil
    }
  }

  /// Its id where that may be one, else its class's name with a small letter: `stackView`.
  private func variable(_ view: ViewIndex) -> String {
    let isName = { (text: String) in
      text.utf8.first.map { $0.isASCIILetter || $0 == UInt8(ascii: "_") } ?? false
        && text.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }
    if let id = hierarchy.id(of: view), isName(id) { return id }
    let type = hierarchy.typeName(of: view)
    let name = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    return isName(String(name)) ? name.prefix(1).lowercased() + name.dropFirst() : "view"
  }
}
