/// Writes what Interface Builder's elements say in the words of a hierarchy file, each value at its place in
/// the XML.
struct HierarchyTape {
  let xml: XMLTree
  var tape: TapeWriter
  /// What is said of values that cannot be read.
  var remarks: [Diagnostic] = []
  /// Letters that do not stand in the source.
  private(set) var decoded = Self.keyLetters
  /// Where each of the words stands that are written again and again.
  private var words: [String: Range<Int>] = [:]

  init(_ xml: XMLTree, tape: TapeWriter) { (self.xml, self.tape) = (xml, tape) }

  var source: SourceText { xml.source }

  /// A key of a hierarchy file, at the place that says it.
  mutating func append(_ key: ViewKey, at place: Range<Int>) throws(Diagnostic) {
    try append(Self.keyRanges[key.number], at: place)
  }

  /// A text that does not stand in the source, such as a class's name, at the place that says it.
  mutating func append(word: String, at place: Range<Int>) throws(Diagnostic) {
    if place.count == word.utf8.count, source.bytes(place).elementsEqual(word.utf8) {
      return try tape.append(.text, offset: place.lowerBound, extent: place.count)
    }
    try append(letters(of: word), at: place)
  }

  /// The names of all keys, one after the other.
  private static let keyLetters = ViewKey.all.flatMap { $0.rawValue.utf8 }
  private static let keyRanges = ViewKey.all.reduce(into: [Range<Int>]()) { ranges, key in
    let start = ranges.last?.upperBound ?? 0
    ranges.append(start..<start + key.rawValue.utf8.count)
  }

  /// - Parameter letters: their place among the decoded ones.
  private mutating func append(_ letters: Range<Int>, at place: Range<Int>) throws(Diagnostic) {
    try tape.append(.decodedText, offset: place.lowerBound, extent: place.count)
    try tape.append(.decodedText, offset: letters.lowerBound, extent: letters.count)
  }

  /// A text of the source; its letters are given where they differ.
  mutating func append(text: String?, at place: Range<Int>) throws(Diagnostic) {
    guard let text else { return try tape.append(.text, offset: place.lowerBound, extent: place.count) }
    let start = decoded.count
    decoded += text.utf8
    try tape.append(.decodedText, offset: place.lowerBound, extent: place.count)
    try tape.append(.decodedText, offset: start, extent: decoded.count - start)
  }

  mutating func append(_ attribute: XMLTree.Attribute) throws(Diagnostic) {
    let value = xml.value(of: attribute)
    try append(text: xml.isDecoded(value) ? nil : xml.text(of: attribute), at: value)
  }

  /// True as `NSString.boolValue` has it.
  mutating func append(boolean attribute: XMLTree.Attribute) throws(Diagnostic) {
    let value = xml.value(of: attribute)
    try tape.append(source.boolean(value) ? .true : .false, offset: value.lowerBound, extent: value.count)
  }

  mutating func appendTrue(at place: Range<Int>) throws(Diagnostic) {
    try tape.append(.true, offset: place.lowerBound, extent: place.count)
  }

  /// Begins a list or mapping; `close` ends it.
  mutating func open(_ kind: ValueKind, at offset: Int) throws(Diagnostic) -> Node {
    let node = tape.count
    try tape.append(kind, offset: offset, extent: 0)
    return node
  }

  mutating func close(_ container: Node) { tape.close(container) }

  private mutating func letters(of word: String) -> Range<Int> {
    if let known = words[word] { return known }
    let start = decoded.count
    decoded += word.utf8
    words[word] = start..<decoded.count
    return start..<decoded.count
  }
}
