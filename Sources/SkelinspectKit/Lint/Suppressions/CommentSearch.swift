/// Finds the comments that speak to skelinspect: `# skelinspect:…` in YAML, `// skelinspect:…` in Swift.
enum CommentSearch {
  /// Where a comment begins, what it asks for, and the lines that it speaks of.
  typealias Found = (place: Int, comment: SuppressionComment, targets: [Range<Int>])

  /// Those of a YAML text, in order; a document keeps no comments of YAML.
  static func suppressions(in document: Document) -> [Found] {
    guard document.hasComments else { return [] }
    let (source, candidates) = (document.source, candidates(in: document.source))
    if candidates.isEmpty { return [] }
    let places = outsideScalars(candidates, in: document)
    let comments = zip(places, places.dropFirst() + [source.count]).map { place, next in
      place..<SourceLines(source).end(of: place, before: next)
    }
    return suppressions(in: comments, of: source, isCode: false)
  }

  /// Those of Swift code, in order.
  static func suppressions(ofCode source: SourceText) -> [Found] {
    suppressions(in: comments(ofCode: source), of: source, isCode: true)
  }

  /// The comments of Swift code in which `skelinspect:` stands.
  static func comments(ofCode source: SourceText) -> [Range<Int>] {
    guard source.bytes.hasWord("skelinspect:") else { return [] }
    return SwiftLexer.comments(in: source).filter { source.bytes($0).hasWord("skelinspect:") }
  }

  private static func suppressions(
    in comments: [Range<Int>], of source: SourceText, isCode: Bool
  ) -> [Found] {
    var targets = CommentTargets(source, isCode: isCode)
    let found = comments.reversed().compactMap { comment -> Found? in
      let words = isCode ? wordsOfCode(in: comment, of: source) : comment.dropFirst()
      guard let start = directive(from: words.lowerBound, in: source),
        let said = SuppressionComment(from: start, to: words.upperBound, in: source)
      else { return nil }
      return (comment.lowerBound, said, targets.targets(of: comment))
    }
    return found.reversed()
  }

  /// After `//` or `/*`, and what documentation adds; of several lines the first one.
  private static func wordsOfCode(in comment: Range<Int>, of source: SourceText) -> Range<Int> {
    let start = source.end(from: comment.lowerBound + 2) { $0 == "/" || $0 == "*" }
    let isBlock = source[comment.lowerBound + 1] == "*"
    let end = SourceLines(source).end(
      of: start, before: isBlock ? comment.upperBound - 2 : comment.upperBound)
    return start..<max(start, end)
  }

  /// What stands after each `skelinspect:` in the notes of a view, up to the end of its line.
  static func directives(inNotes place: Place) -> [Range<Int>] {
    let (source, notes) = (place.file, place.range)
    var found: [Range<Int>] = []
    var position = notes.lowerBound
    while position < notes.upperBound {
      guard let start = directive(from: position, in: source), start <= notes.upperBound else {
        position += 1
        continue
      }
      var end = start
      while end < notes.upperBound, !isEndOfNote(end, in: source) { end += 1 }
      found.append(start..<end)
      position = end + 1
    }
    return found
  }

  /// A line's end, as it is or as a character reference, or the end of the attribute or element.
  private static func isEndOfNote(_ position: Int, in source: SourceText) -> Bool {
    switch source[position] {
    case 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "<"): true
    case UInt8(ascii: "&"): source[position + 1] == UInt8(ascii: "#")
    default: false
    }
  }

  /// After the colon of `skelinspect:`, which may stand after blanks; nil where other words stand.
  private static func directive(from start: Int, in source: SourceText) -> Int? {
    var position = source.end(from: start, while: \.isBlank)
    let word: StaticString = "skelinspect:"
    for index in 0..<word.utf8CodeUnitCount {
      // The colon has the bit already that makes small letters of capitals.
      guard source[position] | 0x20 == word.utf8Start[index] else { return nil }
      position += 1
    }
    return position
  }

  /// Every such place, in texts and block scalars too: at the start of a line or after a blank.
  private static func candidates(in source: SourceText) -> [Int] {
    source.bytes.indices.filter { position in
      source[position] == UInt8(ascii: "#") && (position == 0 || source[position - 1] <= 0x20)
        && directive(from: position + 1, in: source) != nil
    }
  }

  /// Those of some places that no scalar holds; entries stand in the order of the text.
  private static func outsideScalars(_ places: [Int], in document: Document) -> [Int] {
    var outside: [Int] = []
    var rest = places[...]
    var node = 0
    while node < document.tape.end, let first = rest.first {
      let range = document.range(node)
      defer { node = document.tape.inside(after: node) }
      switch document.kind(node) {
      case .list, .mapping, .alias: break
      default:
        if range.upperBound <= first { continue }
        let text = textStart(of: range, in: document.source)
        outside += rest.prefix { $0 < text }
        rest = rest.drop { $0 < range.upperBound }
      }
    }
    return outside + rest
  }

  /// Where a scalar's text begins: that of a block scalar below its `|` or `>`, after which a comment may
  /// stand.
  private static func textStart(of range: Range<Int>, in source: SourceText) -> Int {
    let first = source[range.lowerBound]
    guard first == UInt8(ascii: "|") || first == UInt8(ascii: ">") else { return range.lowerBound }
    let before = range.lowerBound > 0 ? source[range.lowerBound - 1] : 0
    guard before != UInt8(ascii: "\""), before != UInt8(ascii: "'") else { return range.lowerBound }
    return SourceLines(source).end(of: range.lowerBound)
  }
}
