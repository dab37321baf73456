/// A change of what a view holds beside its keys: an animation, a modifier.
enum PartChange: Equatable, Sendable {
  /// A value in a mapping of it, or in one that keys lead to from there.
  case set(path: [String], to: NewValue, in: Node)
  /// A modifier is taken away.
  case removeModifier(Int)
  /// A modifier with a word after its name comes before another one.
  case putModifier(String, String, before: Int)
  /// To stand before another one.
  case moveModifier(Int, before: Int)

  static func set(_ key: String, to value: NewValue, in mapping: Node) -> PartChange {
    .set(path: [key], to: value, in: mapping)
  }
}

extension PartChange {
  /// `set repeatCount: infinity`
  func sentence(of hierarchy: Hierarchy, _ view: ViewIndex) -> String {
    switch self {
    case .set(let path, let value, _):
      return "set \(path.last ?? ""): \(ValueWriter(.yaml).text(value) ?? "")"
    case .removeModifier(let number): return "remove \(Self.name(number, of: hierarchy, view))"
    case .putModifier(let name, let word, let number):
      return "add \(name): \(word) before \(Self.name(number, of: hierarchy, view))"
    case .moveModifier(let number, let other):
      return "move \(Self.name(number, of: hierarchy, view)) before \(Self.name(other, of: hierarchy, view))"
    }
  }

  /// A modifier as its file names it.
  private static func name(_ number: Int, of hierarchy: Hierarchy, _ view: ViewIndex) -> String {
    guard let modifiers = hierarchy.swiftUI?.modifiers[view], number < modifiers.count,
      let document = hierarchy.tree(of: view).document
    else { return "it" }
    return document.keyName(modifiers[number].node)
  }
}
