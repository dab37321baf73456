/// What comes of a fix, in words.
extension SuggestedFix {
  /// `2 views appear: UILabel#name, UILabel#email`; what it is where nothing looks different.
  package var effectWords: String {
    var parts: [String] = []
    if effect.keepsAppAlive { parts.append("the app would no longer crash") }
    parts += [
      Self.part(effect.appears, "appears", "appear"),
      Self.part(effect.opens, "is no longer one block", "are no longer blocks"),
      Self.part(effect.disappears, "no longer has a skeleton", "no longer have a skeleton"),
      Self.part(effect.uncovers, "is no longer under a block", "are no longer under a block"),
      Self.part(effect.alters, "gets another skeleton", "get other skeletons"),
      Self.part(effect.restyles, "looks different", "look different"),
      Self.part(effect.shared, "is described by the same text", "are described by the same text"),
    ].compactMap(\.self)
    if parts.isEmpty {
      if !effect.isKnown { return "what becomes of the views was not worked out" }
      return effect.isShown ? "no visible change" : "no visible change, as nothing shows these views"
    }
    return parts.joined(separator: "; ")
  }

  private static func part(_ names: [String], _ one: String, _ many: String) -> String? {
    if names.isEmpty { return nil }
    let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
    return "\(names.count.counted("view")) \(names.count == 1 ? one : many): \(shown)"
  }

  /// The flag that makes it.
  package var flag: String { isSafe ? "--fix" : "--unsafe-fixes" }
}
