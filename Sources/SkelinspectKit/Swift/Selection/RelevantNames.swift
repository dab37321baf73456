/// Words by which a function may do something to views, and the names of the project's functions.
struct RelevantNames {
  private struct Word {
    /// A function's number.
    var function: Int?
    /// Where it stands something may be done to a view.
    var isTelling = false
    /// A property's name: where it is assigned something may be done to a view.
    var isProperty = false
  }

  private var words: [SwiftNameSum: Word] = [:]
  /// Whether a word may be there, by the lowest bits of its number.
  private var mayBeThere = Array(repeating: false, count: 1 << 16)
  private(set) var functionCount = 0

  init() {
    for word in Self.own { change(SwiftNameSum(word)) { $0.isTelling = true } }
    change(SwiftNameSum("view")) { $0.isProperty = true }
  }

  /// Adds the functions and computed properties that a file declares, and its types where they may be views or hold some.
  mutating func add(_ outline: SwiftOutline) {
    let mayHoldViews = outline.mayHoldViews
    outline.source.padded.withUnsafeBufferPointer { bytes in
      for declaration in outline.declarations {
        let range = Int(declaration.name.lowerBound)..<Int(declaration.name.upperBound)
        switch declaration.kind {
        case .function: addFunction(SwiftNameSum(bytes, range))
        case .variable: break
        default:
          if mayHoldViews {
            change(SwiftNameSum(bytes, bytes.lastName(in: declaration.name))) { $0.isTelling = true }
          }
        }
      }
      for getter in outline.getters {
        let name = SwiftNameSum(bytes, Int(getter.name.lowerBound)..<Int(getter.name.upperBound))
        addFunction(name)
        change(name) { $0.isProperty = true }
      }
    }
  }

  private mutating func addFunction(_ name: SwiftNameSum) {
    let number = functionCount
    var isNew = false
    change(name) {
      isNew = $0.function == nil
      if isNew { $0.function = number }
    }
    if isNew { functionCount += 1 }
  }

  private mutating func change(_ name: SwiftNameSum, _ change: (inout Word) -> Void) {
    change(&words[name, default: Word()])
    mayBeThere[Int(name.value & 0xFFFF)] = true
  }

  func number(of name: SwiftNameSum) -> Int? { words[name]?.function }

  func isTelling(_ name: SwiftNameSum) -> Bool { words[name]?.isTelling ?? false }

  /// What is in a part of a file.
  ///
  /// - Parameter declares: variables in it are properties of types, or of the file.
  mutating func look(
    through range: Range<Int>, of outline: SwiftOutline, declares: Bool
  ) -> (named: [Int], isTelling: Bool) {
    var named: [Int] = []
    var isTelling = outline.mentionsSkeletons && outline.source.bytes(range).hasWord("keleton")
    var properties: [SwiftNameSum] = []
    outline.source.padded.withUnsafeBufferPointer { bytes in
      var isDeclared = false
      var isFunction = false
      bytes.forEachWord(in: range) { word in
        let sum = SwiftNameSum(bytes, word)
        let isNew = isDeclared
        if isNew, declares { properties.append(sum) }
        isDeclared = bytes.isVariableKeyword(word)
        let isName = isFunction
        isFunction = word.count == 4 && bytes.hold("func", at: word.lowerBound)
        // Functions that were not read are told by their names.
        if bytes.hold("mark", at: word.lowerBound) { isTelling = true }
        guard mayBeThere[Int(sum.value & 0xFFFF)], let known = words[sum] else { return }
        if !isName, let function = known.function { named.append(function) }
        if known.isTelling || known.isProperty && !isNew && bytes.isAssigned(word) { isTelling = true }
      }
    }
    for property in properties { change(property) { $0.isProperty = true } }
    return (named, isTelling)
  }

  /// What UIKit or SkeletonView asks, what objects begin with, and operators, whose names are no words where they are used.
  static func isAlwaysRead(_ name: String) -> Bool {
    let isOperator = name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
    return isOperator || name == "init" || CodeEvaluation.mayAnswer(name) || name == "collectionView"
  }

  /// Of UIKit's, by what is read of them.
  private static let own: [String] =
    Array(CodeEvaluation.keys.keys) + [
      "addSubview", "addSubviews", "insertSubview", "addArrangedSubview", "addArrangedSubviews",
      "insertArrangedSubview", "rx", "toggle", "register", "dequeueReusableCell",
      "setCollectionViewLayout",
      "setValue", "perform", "viewWithTag", "arrangedSubviews", "tableHeaderView", "tableFooterView",
      "backgroundView",
      "dataSource", "delegate", "isScrollEnabled",
      "collectionViewLayout", "heightAnchor", "widthAnchor", "UITableViewDiffableDataSource",
      "UICollectionViewDiffableDataSource", "loadNibNamed", "instantiate", "UINib",
    ]
}

extension UnsafeBufferPointer<UInt8> {
  /// `let` or `var`.
  fileprivate func isVariableKeyword(_ word: Range<Int>) -> Bool {
    word.count == 3 && (hold("let", at: word.lowerBound) || hold("var", at: word.lowerBound))
  }

  /// Whether `=`, `+=` or a call that changes a list follows: `name = `, `name.append(`, `(first, name) =`.
  fileprivate func isAssigned(_ word: Range<Int>) -> Bool {
    var position = word.upperBound
    while self[position].isSwiftSpace || self[position] == UInt8(ascii: ")")
      || self[position] == UInt8(ascii: ",")
    {
      if self[position] == UInt8(ascii: ",") { return true }
      position += 1
    }
    switch self[position] {
    case UInt8(ascii: "="): return self[position + 1] != UInt8(ascii: "=")
    case UInt8(ascii: "+"), UInt8(ascii: "["): return true
    case UInt8(ascii: "."):
      return self[(position + 1)...].starts(with: "append".utf8)
        || self[(position + 1)...].starts(with: "insert".utf8)
    default: return false
    }
  }
}
