/// What an expression stands for, as far as it can be told without running the code.
indirect enum CodeValue: Hashable, Sendable {
  case unknown
  /// Objects by the way to them: one, or all of a list; each of them where it stands for the element of a loop.
  case references([Reference], isList: Bool, isCertain: Bool)
  case type(String)
  /// What it may be, the same in every run where it is one.
  case constants([Constant])
  /// A closure or local function, and where it was made.
  case closure(CodeNode, scope: Int)
  /// A nib or what it holds, by its file's name; nil where that cannot be told.
  case nib(String?)
  case enumCase(type: String, name: String)
  /// Of an array literal that holds no objects, such as classes.
  case values([CodeValue])
  /// The names of its properties, in order.
  case keyPath([String])
  /// A colour, a measure, a curve: read where there are layers only.
  case drawn(DrawnValue)

  static func reference(_ reference: Reference) -> CodeValue {
    .references([reference], isList: reference.type?.isList ?? false, isCertain: true)
  }

  static func constant(_ constant: Constant) -> CodeValue { .constants([constant]) }

  /// The objects that it names.
  var references: [Reference] {
    if case .references(let references, _, _) = self { references } else { [] }
  }

  var isCertain: Bool {
    if case .references(_, _, let isCertain) = self { isCertain } else { true }
  }

  /// All of it is made by the expression itself: the methods of a builder give back what they are called on.
  var isMade: Bool {
    guard case .references(let references, isList: false, _) = self, !references.isEmpty else { return false }
    return references.allSatisfy { if case .made = $0.base { true } else { false } }
  }

  /// The same of other objects.
  func mapped(_ transform: (Reference) -> Reference) -> CodeValue {
    guard case .references(let references, let isList, let isCertain) = self else { return self }
    return .references(references.map(transform), isList: isList, isCertain: isCertain)
  }

  /// The objects without the properties on the way from them.
  var base: CodeValue {
    mapped { reference in
      reference.steps.allSatisfy { if case .property = $0 { true } else { false } }
        ? Reference(reference.base, type: reference.steps.isEmpty ? reference.type : nil) : reference
    }
  }

  var constant: Constant? {
    if case .constants(let constants) = self, constants.count == 1 { constants[0] } else { nil }
  }

  /// A text that is written down.
  var text: String? { if case .text(let text)? = constant { text } else { nil } }

  /// `.inherited`.
  var word: String? { if case .word(let word)? = constant { word } else { nil } }

  var boolean: Bool? { if case .boolean(let isTrue)? = constant { isTrue } else { nil } }

  var isClosure: Bool { if case .closure = self { true } else { false } }

  var isListOfValues: Bool { if case .values = self { true } else { false } }

  /// One number, word or case that is written down.
  var isOneValue: Bool {
    if case .enumCase = self { true } else { constant != nil }
  }

  /// An element of a list, each of them; anything else is itself.
  var element: CodeValue {
    guard case .references(let references, isList: true, let isCertain) = self else { return self }
    return .references(references.map(\.element), isList: false, isCertain: isCertain)
  }

  /// The same, where one cannot tell which of them is meant.
  var uncertain: CodeValue {
    guard case .references(let references, let isList, _) = self else { return .unknown }
    return .references(references, isList: isList, isCertain: false)
  }

  /// The same, where it is none of some objects.
  func without(_ others: [Reference]) -> CodeValue {
    guard case .references(let references, let isList, let isCertain) = self else { return self }
    let rest = references.filter { !others.contains($0) }
    return rest.isEmpty ? .unknown : .references(rest, isList: isList, isCertain: isCertain)
  }

  /// What is one or the other. Known beside unknown is unknown; nothing is done to what is not there.
  func or(_ other: CodeValue, isCertain: Bool) -> CodeValue {
    switch (self, other) {
    case (.references, .unknown): uncertain
    case (.unknown, .references): other.uncertain
    case (.references, .constants) where other.isNull: isCertain ? self : uncertain
    case (.constants, .references) where isNull: isCertain ? other : other.uncertain
    case (
      .references(let first, let isList, let isFirstCertain),
      .references(let second, let isOther, let isSecond)
    ):
      .references(
        Self.union(first, second) ?? first.prefix(Self.maximumCandidates) + [.anything],
        isList: isList || isOther, isCertain: isCertain && isFirstCertain && isSecond)
    case (.constants(let first), .constants(let second)):
      Self.union(first, second).map(CodeValue.constants) ?? .unknown
    default: self == other ? self : .unknown
    }
  }

  /// What is one of several; nil without any.
  static func any(of values: [CodeValue]) -> CodeValue? {
    values.first.map { values.dropFirst().reduce($0) { $0.or($1, isCertain: true) } }
  }

  /// Of what a name may mean.
  private static let maximumCandidates = 256

  /// Whether it may be more things than that: what those are is given up.
  var isOfTooMany: Bool { references.count > Self.maximumCandidates && references.last == .anything }

  private static func union<Element: Equatable>(_ first: [Element], _ second: [Element]) -> [Element]? {
    if first.count > maximumCandidates { return nil }
    let union = first + second.filter { !first.contains($0) }
    return union.count > maximumCandidates ? nil : union
  }
}

/// A node of a file of Swift, in eight bytes: there are several for each statement.
struct CodeNode: Hashable, Sendable {
  private let (shortFile, shortNode): (UInt32, UInt32)

  init(file: Int, node: SwiftTree.Index) {
    (shortFile, shortNode) = (UInt32(truncatingIfNeeded: file), UInt32(truncatingIfNeeded: node))
  }

  /// The number of its file among the sources.
  var file: Int { Int(shortFile) }
  var node: SwiftTree.Index { Int(shortNode) }
}

/// An object by the way to it: from the instance whose class is read, a view made on the way, a cell.
struct Reference: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// The instance of the class that is read.
    case instance
    /// A view or another object that an expression makes.
    case made(Int)
    /// A dummy cell of the tables whose data source the instance is; nil: of any identifier and class.
    case dummyCell(identifier: String?)
    /// A cell that `cellForRowAt` fills.
    case realCell
    /// Some object of a class or protocol of the project's own or of UIKit's: what is passed to a function, or what code
    /// gives that was not understood; nil: of whatever class.
    case given(String?, to: CodeNode?)
  }

  enum Step: Hashable, Sendable {
    case property(String)
    /// A controller's `view`.
    case view
    /// A table controller's `tableView`, a collection controller's `collectionView`.
    case controlledView
    case contentView, superview, ancestors, subviews, arrangedSubviews, descendants
    case tableHeaderView, tableFooterView
    /// The cells that a table or collection has on screen.
    case cells
    /// A collection's layout.
    case layout
    /// A view's layer.
    case layer
    /// Those views before it that are of a class, or those that are not.
    case ofClass(String, isKept: Bool)

    /// To views in a view.
    var isWalk: Bool {
      switch self {
      case .subviews, .arrangedSubviews, .descendants, .cells: true
      default: false
      }
    }
    var isPick: Bool { if case .ofClass = self { true } else { false } }
  }

  var base: Base
  var steps: [Step]
  /// Nil: unknown.
  var type: TypeText?

  init(_ base: Base, _ steps: [Step] = [], type: TypeText? = nil) {
    (self.base, self.steps, self.type) = (base, steps, type)
  }

  func adding(_ step: Step, type: TypeText?) -> Reference { Reference(base, steps + [step], type: type) }

  /// What the last step leads on from.
  var owner: Reference { Reference(base, steps.dropLast()) }

  /// The name of the property of the instance that it is.
  var ownProperty: String? {
    guard base == .instance, steps.count == 1, case .property(let name) = steps[0] else { return nil }
    return name
  }

  var element: Reference { Reference(base, steps, type: type?.element) }

  static func == (first: Reference, second: Reference) -> Bool {
    first.base == second.base && first.steps == second.steps
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(steps)
  }

  /// Whether it may lead to several views of whatever classes.
  var isWalk: Bool { steps.contains(where: \.isWalk) }
  /// A cell of a table, whichever.
  var isSomeCell: Bool {
    switch base {
    case .realCell, .dummyCell: steps.isEmpty
    default: false
    }
  }

  /// To any of the cells of a table or collection, or to what is in those.
  var leadsToCells: Bool {
    switch base {
    case .realCell, .dummyCell: true
    default: steps.contains(.cells)
    }
  }

  /// Whether a class decides which of the views are meant.
  var isPicked: Bool { steps.contains(where: \.isPick) }

  /// The way to the same views and those of other classes.
  var unpicked: Reference {
    guard isPicked else { return self }
    return Reference(base, steps.filter { !$0.isPick }, type: type)
  }

  /// The number of the object that an expression makes; nil for what is none itself.
  var madeNumber: Int? { if case .made(let number) = base, steps.isEmpty { number } else { nil } }

  var isMade: Bool { madeNumber != nil }

  /// Some object that nobody knows.
  static let anything = Reference(.given(nil, to: nil))

  var isGiven: Bool { if case .given = base { true } else { false } }

  /// The instance itself.
  var isInstance: Bool { base == .instance && steps.isEmpty }
}

/// A value that code writes down.
enum Constant: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// `.inherited`, `UITableView.automaticDimension`.
  case word(String)
  /// `.fixed(25)`.
  case call(String, [Double])
  case size(Double, Double)
  /// Top, left, bottom, right.
  case insets([Double])
  case null
}
