/// A type as an annotation names it, as far as views depend on it.
struct TypeText: Hashable, Sendable {
  /// Without `?`, `!`, `some`, `any`, `inout` and generic arguments; of a list, its elements'.
  let name: String
  let isList: Bool
  /// `T.Type`.
  let isMetatype: Bool

  init(name: String, isList: Bool = false, isMetatype: Bool = false) {
    (self.name, self.isList, self.isMetatype) = (name, isList, isMetatype)
  }

  /// Nil for functions, tuples and dictionaries.
  init?(_ text: some StringProtocol) {
    if let name = Self.plainName(text) {
      self.init(name: name)
      return
    }
    let text = Array(text.utf8)
    if Self.isFunction(text) { return nil }
    var rest: ArraySlice<UInt8> = []
    for word in text.split(separator: UInt8(ascii: " ")) {
      let bare = word.drop { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }
      let isLeftOut = Self.words.contains { $0 == bare }
      for byte in isLeftOut ? word[..<bare.startIndex] : word
      where !byte.isSwiftSpace && byte != UInt8(ascii: "`") { rest.append(byte) }
    }
    var isList = false
    if rest.suffix(3).elementsEqual("...".utf8) {
      isList = true
      rest.removeLast(3)
    }
    let isDictionary = rest.contains(UInt8(ascii: ":"))
    // Each round takes a layer away.
    while true {
      while let last = rest.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { rest.removeLast() }
      if rest.first == UInt8(ascii: "("), rest.last == UInt8(ascii: ")"), rest.count > 2 {
        rest = rest.dropFirst().dropLast()
      } else if rest.first == UInt8(ascii: "["), rest.last == UInt8(ascii: "]") {
        guard !isDictionary else { return nil }
        (isList, rest) = (true, rest.dropFirst().dropLast())
      } else if let inner = Self.argument(of: rest) {
        (isList, rest) = (isList || inner.isList, inner.rest)
      } else {
        break
      }
    }
    var name = String(decoding: rest.prefix { $0 != UInt8(ascii: "<") }, as: UTF8.self)
    let isMetatype = name.hasSuffix(".Type")
    if isMetatype { name.removeLast(5) }
    guard !name.isEmpty, !name.utf8.contains(where: { !$0.isSwiftName && $0 != UInt8(ascii: ".") }) else {
      return nil
    }
    self.init(name: name, isList: isList, isMetatype: isMetatype)
  }

  /// Of a type that is nothing but a name, with `?` or `!` maybe: nearly all are.
  private static func plainName(_ text: some StringProtocol) -> String? {
    var length = 0
    var isMarked = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        isMarked = true
      } else if !isMarked, byte.isSwiftName {
        length += 1
      } else {
        return nil
      }
    }
    guard length > 0 else { return nil }
    return isMarked ? String(decoding: text.utf8.prefix(length), as: UTF8.self) : String(text)
  }

  /// `(Bool) -> Void`, in parentheses too; functions among a name's generic arguments do not make it one.
  private static func isFunction(_ text: [UInt8]) -> Bool {
    var depth = 0
    var last: UInt8 = 0
    for byte in text {
      if byte == UInt8(ascii: "<") {
        depth += 1
      } else if byte == UInt8(ascii: ">") {
        if last != UInt8(ascii: "-") { depth -= 1 } else if depth == 0 { return true }
      }
      last = byte
    }
    return false
  }

  private static let words = [
    "inout", "borrowing", "consuming", "sending", "some", "any", "@escaping",
  ].map { Array($0.utf8)[...] }

  /// Of `Array<T>`, `Set<T>`, `Optional<T>`.
  private static func argument(of text: ArraySlice<UInt8>) -> (isList: Bool, rest: ArraySlice<UInt8>)? {
    guard text.last == UInt8(ascii: ">"), let open = text.firstIndex(of: UInt8(ascii: "<")) else {
      return nil
    }
    let isList = ["Array", "Set", "ContiguousArray", "ArraySlice"].contains {
      text[..<open].elementsEqual($0.utf8)
    }
    guard isList || text[..<open].elementsEqual("Optional".utf8) else { return nil }
    return (isList, text[(open + 1)...].dropLast())
  }

  /// A text, number or other value of Swift's or Foundation's: no view stands in it.
  var isPlainValue: Bool { Self.plainValues.contains(name) }

  private static let plainValues: Set = [
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16",
    "UInt32", "UInt64", "Double", "Float", "Decimal", "Date", "Data", "URL", "UUID", "IndexPath", "IndexSet",
    "TimeInterval", "Locale", "NSAttributedString", "AttributedString", "NSNumber", "Void",
  ]

  /// `Outer.Inner` is `Inner`.
  var lastName: String { Self.lastName(of: name) }

  static func lastName(of name: String) -> String {
    var letters = name
    // Nearly all are plain names: as bytes they are looked through faster than as a String.
    guard let dot = letters.withUTF8({ $0.lastIndex(of: UInt8(ascii: ".")) }) else { return name }
    return String(decoding: name.utf8.dropFirst(dot + 1), as: UTF8.self)
  }

  var element: TypeText { TypeText(name: name) }
  var listed: TypeText { TypeText(name: name, isList: true) }
}

extension UInt8 {
  var isSwiftSpace: Bool { self == 0x20 || self >= 9 && self <= 13 }

  /// A letter, digit, underscore, dollar sign, or part of a letter outside ASCII.
  var isSwiftName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
      || (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
