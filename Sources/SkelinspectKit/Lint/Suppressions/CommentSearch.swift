/// Finds the comments of a YAML text that speak to skelinspect: `# skelinspect:…`.
enum CommentSearch {
  /// In order: where each begins, at its `#`, what it asks for, and the lines that it speaks of.
  static func suppressions(
    in document: Document
  ) -> [(place: Int, comment: SuppressionComment, targets: [Range<Int>])] {
    let (places, source) = (comments(in: document), document.source)
    guard !places.isEmpty else { return [] }
    let ends = places.dropFirst() + [source.count]
    let targets = CommentTargets.targets(of: places, in: source)
    return zip(zip(places, ends), targets).compactMap { comment, targets in
      guard let start = directive(at: comment.0, in: source) else { return nil }
      let end = SourceLines(source).end(of: start, before: comment.1)
      return SuppressionComment(from: start, to: end, in: source).map { (comment.0, $0, targets) }
    }
  }

  /// A document keeps no comments of YAML.
  private static func comments(in document: Document) -> [Int] {
    guard document.hasComments else { return [] }
    let candidates = candidates(in: document.source)
    return candidates.isEmpty ? [] : outsideScalars(candidates, in: document)
  }

  /// What stands after each `skelinspect:` in the notes of a view, up to the end of its line.
  static func directives(inNotes place: Place) -> [Range<Int>] {
    let (source, notes) = (place.file, place.range)
    var found: [Range<Int>] = []
    var position = notes.lowerBound
    while position < notes.upperBound {
      // A directive is looked for after the sign of a comment.
      guard let start = directive(at: position - 1, in: source), start <= notes.upperBound else {
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

  /// After the colon of `# skelinspect:` at a place; nil where other words stand.
  static func directive(at place: Int, in source: SourceText) -> Int? {
    var position = place + 1
    while source[position] == 0x20 || source[position] == 0x09 { position += 1 }
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
        && directive(at: position, in: source) != nil
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
