/// A word that means something in some place of Swift's grammar.
enum SwiftKeyword: UInt8, CaseIterable {
  case none
  // Declarations.
  case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `init`
  case `let`, `macro`, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`, `typealias`, `var`
  // Modifiers.
  case async, borrowing, consuming, convenience, distributed, dynamic, `fileprivate`, final, indirect, infix
  case `internal`, isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package
  case postfix, prefix, `private`, `public`, required, sending, `static`, unowned, weak
  // Statements.
  case `break`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`
  case `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  // Expressions and types.
  case any, `as`, await, consume, copy, each, `false`, `inout`, `is`, `nil`, `rethrows`, some, `throws`
  case `true`, `try`, unsafe
  // Accessors.
  case didSet, get, modify, read, set, willSet
}

extension SwiftKeyword {
  /// The keyword that some letters are.
  ///
  /// - Parameter bytes: with eight readable ones after them.
  static func named(_ bytes: UnsafePointer<UInt8>, count: Int) -> SwiftKeyword {
    guard count > 1, count < 16 else { return .none }
    let word = Word(bytes, count: count)
    let table = Self.table
    var slot = word.slot
    while table[slot].keyword != .none {
      if table[slot].word == word { return table[slot].keyword }
      slot = (slot + 1) % table.count
    }
    return .none
  }

  /// Up to sixteen letters.
  private struct Word: Equatable {
    var head: UInt64 = 0
    /// The last eight of more than eight letters.
    var tail: UInt64 = 0
    var count: UInt64 = 0

    init(_ bytes: UnsafePointer<UInt8>, count: Int) {
      self.count = UInt64(truncatingIfNeeded: count)
      let start = UnsafeRawPointer(bytes)
      head = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
      if count < 8 {
        head &= 1 &<< (8 &* self.count) &- 1
      } else {
        tail = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
      }
    }

    /// Of 512.
    var slot: Int { Int(((head ^ tail &+ count) &* 0x9E37_79B9_7F4A_7C15) >> 55) }
  }

  private struct Entry {
    var word: Word
    var keyword: SwiftKeyword
  }

  private var text: String { self == .read || self == .modify ? "_\(self)" : "\(self)" }

  private static let table: [Entry] = {
    let padding = [UInt8](repeating: 0, count: 16)
    let none = padding.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { Entry(word: Word($0, count: 0), keyword: .none) }
    }
    guard let none else { return [] }
    var table = [Entry](repeating: none, count: 512)
    for keyword in allCases where keyword != .none {
      let letters = Array(keyword.text.utf8)
      (letters + padding).withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let word = Word(start, count: letters.count)
        var slot = word.slot
        while table[slot].keyword != .none { slot = (slot + 1) % table.count }
        table[slot] = Entry(word: word, keyword: keyword)
      }
    }
    return table
  }()
}

extension SwiftKeyword {
  /// Whether it begins a declaration wherever it begins a statement and a name follows.
  var isDeclaration: Bool { rawValue >= Self.actor.rawValue && rawValue <= Self.var.rawValue }

  var isModifier: Bool { rawValue >= Self.async.rawValue && rawValue <= Self.weak.rawValue || self == .class }

  /// Whether it is a modifier wherever it begins a statement; the others are names as well.
  var isReservedModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .static: true
    default: false
    }
  }

  /// Whether it can be no name but in backticks or after a dot.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .let, .operator,
      .protocol, .struct, .typealias, .var, .fileprivate, .internal, .private, .public, .static, .break,
      .catch, .continue, .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat,
      .return, .switch, .throw, .where, .while, .as, .is, .inout, .rethrows, .throws, .precedencegroup:
      true
    default: false
    }
  }
}
