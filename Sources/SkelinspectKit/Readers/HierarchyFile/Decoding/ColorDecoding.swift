extension Document {
  /// A colour that SkeletonView can draw: `#RRGGBB`, one of its own names, or one of UIKit's fixed ones.
  func color(_ node: Node, for what: Subject) throws(Diagnostic) -> ColorName {
    if let color = colorLetters(node).flatMap({ Color(hexLetters: $0) }) { return .fixed(color) }
    let text = try colorText(node, for: what)
    if text == "skeletonDefault" { return .skeletonDefault }
    guard let color = Color.skeletonColors[text] ?? Color.uiKitColors[text] else {
      let names = Color.skeletonColors.keys.sorted() + Color.uiKitColors.keys.sorted() + ["skeletonDefault"]
      let help = nearMiss(of: text, among: names).map { "did you mean '\($0)'?" }
      throw .invalidValue(
        "\(text.quoted) is not a colour whose value is known", at: place(node),
        help: help
          ?? "write #RRGGBB, a name of SkeletonView's such as clouds, or of UIKit's such as lightGray"
      ).with(edits(writing: onlyNearMiss(of: text, among: names), at: node))
    }
    return .fixed(color)
  }

  /// A colour that skeletons do not depend on: any name will do, a broken `#…` will not.
  func checkAnyColor(_ node: Node, for what: Subject) throws(Diagnostic) {
    if let letters = colorLetters(node), letters.first != "#" || Color(hexLetters: letters) != nil { return }
    let text = try colorText(node, for: what)
    throw .invalidValue(
      "\(text.quoted) is not a colour", at: place(node), help: "write #RGB, #RRGGBB or #RRGGBBAA")
  }

  /// An unquoted number has none, in YAML either.
  private func colorLetters(_ node: Node) -> ArraySlice<UInt8>? {
    kind(node) == .number ? nil : textRange(node).map { bytes(of: node)[$0] }
  }

  /// `{base, secondary}` or `{colors: […]}`.
  func gradient(_ node: Node) throws(Diagnostic) -> Gradient {
    guard kind(node) == .mapping else {
      throw mismatch(
        "a gradient", at: node,
        help: "write {base: \"#ECF0F1\"} or {colors: [\"#ECF0F1\", \"#DEE2E3\"]}")
    }
    var record = try Record(node, ["base", "secondary", "colors"], for: "a gradient", in: self)
    try record.check()
    if let colors = record["colors"] {
      guard !record.says("base"), !record.says("secondary") else {
        throw .invalidValue("'colors' is a gradient's whole list; it takes no 'base'", at: place(colors))
      }
      return .colors(
        try list(colors, of: "colours", for: nil) { color throws(Diagnostic) in
          try self.color(color, for: "'colors'")
        })
    }
    guard record.says("base") else {
      throw .invalidValue("a gradient needs 'base' or 'colors'", at: place(node))
    }
    let secondary = record.read("secondary", Document.color)
    let base = record.read("base", Document.color)
    try record.check()
    return .base(base ?? .skeletonDefault, secondary: secondary)
  }

  func colorText(_ node: Node, for what: Subject) throws(Diagnostic) -> String {
    if let letters = colorLetters(node) { return String(decoding: letters, as: UTF8.self) }
    let help =
      kind(node) == .null && format == .yaml
      ? "put the colour in quotes, \"#ECF0F1\": an unquoted # begins a comment"
      : "write \"#ECF0F1\" or a name such as clouds"
    throw mismatch("a colour for \(what)", at: node, help: help)
  }
}
