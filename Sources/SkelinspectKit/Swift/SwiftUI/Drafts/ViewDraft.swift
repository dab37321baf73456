/// A view of SwiftUI as code makes it, before it has its place among the views of a hierarchy.
struct ViewDraft {
  typealias Number = Int

  /// A key with its value, and where code says it.
  struct Value {
    let key: ViewKey
    let content: StoredValue
    let place: CodeNode
  }

  let type: String
  var kind: SwiftUIKind
  let place: CodeNode
  /// `.accessibilityIdentifier("x")` or `.id("x")`.
  var identifier: (text: String, isAccessibility: Bool, place: CodeNode)?
  var values: [Value] = []
  /// Innermost first.
  var modifiers: [ModifierDraft] = []
  var children: [Number] = []
  /// Its motions are those of the view itself.
  var said = SwiftUIViewFacts()
  /// What its text is empty without, by its names: `title ?? ""`.
  var emptyWithout: [String]?
  /// Animations for ever that it begins at once when it appears, each with state that the same action changes and that
  /// views depend on.
  var appearances: [(place: CodeNode, beside: String?)] = []
  /// It stands for a view that is somewhere else already.
  var isCopy = false

  init(_ type: String, _ kind: SwiftUIKind, _ place: CodeNode) {
    (self.type, self.kind, self.place) = (type, kind, place)
  }

  func text(_ key: ViewKey) -> String? {
    values.lazy.compactMap { $0.key == key ? $0.content.text : nil }.first
  }

  func number(_ key: ViewKey) -> Double? {
    values.lazy.compactMap { $0.key == key ? $0.content.number : nil }.first
  }

  mutating func set(_ key: ViewKey, _ text: String?, at place: CodeNode) {
    if let text { values.append(Value(key: key, content: .text(text), place: place)) }
  }

  mutating func set(_ key: ViewKey, _ number: Double?, at place: CodeNode) {
    if let number, number.isFinite { values.append(Value(key: key, content: .number(number), place: place)) }
  }
}

/// A modifier of such a view.
struct ModifierDraft {
  var effect: Modifier.Effect
  /// Whether its condition holds while loading; nil where that is not known.
  var isActive: Bool? = true
  var place: CodeNode
  /// Of a redaction: what is missing while it is there, by its names.
  var without: [[String]] = []
  /// The view in it.
  var content: ViewDraft.Number?
  /// What state moves of it.
  var motion: StateMotion?
  /// What an `opacity` of it does in time, and where that is said.
  var opacity: AnimatedNumber?
  var animationPlace: CodeNode?
  /// Its colour, for pictures alone.
  var paint: Modifier.Paint?

  init(_ effect: Modifier.Effect, isActive: Bool? = true, at place: CodeNode) {
    (self.effect, self.isActive, self.place) = (effect, isActive, place)
  }
}
