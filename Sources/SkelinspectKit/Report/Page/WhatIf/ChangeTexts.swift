/// Changes to copy into a file, one line each: as YAML, as Interface Builder has them, and as Swift.
struct ChangeTexts {
  let hierarchy: Hierarchy
  let names: ViewNaming
  var changes: [Change] = []

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
    return "\(key.rawValue): \(value.written)"
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

/// What redacts or covers a view in another system than SkeletonView.
extension ChangeTexts {
  func all(of step: SystemFix.Step) -> [(name: String, text: String)] {
    let (view, yaml, swift) = lines(of: step)
    var name = names.handle(view).escapedForTerminal
    if case .removeUnredacted = step { name = "take it from \(name)" }
    let texts = [("YAML", "#", yaml), ("Swift", "//", swift)].filter { !$0.2.isEmpty }
    return texts.map { ($0, "\($2[0])  \($1) \(name)" + $2.dropFirst().map { "\n\($0)" }.joined()) }
  }

  private func lines(of step: SystemFix.Step) -> (ViewIndex, yaml: [String], swift: [String]) {
    let grey = SkeletonOverlay.colorText
    switch step {
    case .removeUnredacted(let view): return (view, ["- unredacted"], [".unredacted()"])
    case .redact(let view): return (view, ["- redacted: placeholder"], [".redacted(reason: .placeholder)"])
    case .markPrivate(let view): return (view, ["- privacySensitive"], [".privacySensitive()"])
    case .cover(let view):
      let bar = "RoundedRectangle(cornerRadius: \(SkeletonOverlay.cornerRadius.roundedText)).fill(.gray)"
      let alpha = SkeletonOverlay.alpha.roundedText
      return (view, ["- skeleton"], [".overlay(ZStack { Color.white; \(bar).opacity(\(alpha)) })"])
    case .fill(let view, let number):
      guard let layer = hierarchy.layers?[view].sublayers[number] else { return (view, [], []) }
      let own = "\(variable(view)).layer.sublayers?[\(number)]"
      let lines = [
        layer.frame == .bounds ? nil : ("frame: bounds", "\(own).frame = \(variable(view)).bounds"),
        layer.isHidden ? ("isHidden: false", "\(own).isHidden = false") : nil,
        layer.opacity == nil ? nil : ("opacity: 1", "\(own).opacity = 1"),
        layer.paints
          ? nil
          : ("backgroundColor: \"\(grey)\"", "\(own).backgroundColor = UIColor.systemGray.cgColor"),
      ].compactMap(\.self)
      return (view, lines.map(\.0), lines.map(\.1))
    case .addLayer(let view):
      return (
        view, ["layer: {sublayers: [{frame: bounds, backgroundColor: \"\(grey)\"}]}"],
        [
          "let skeleton = CALayer()", "skeleton.frame = \(variable(view)).bounds",
          "skeleton.backgroundColor = UIColor.systemGray.cgColor",
          "\(variable(view)).layer.addSublayer(skeleton)",
        ]
      )
    }
  }
}
