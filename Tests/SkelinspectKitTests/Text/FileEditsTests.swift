import Testing

@testable import SkelinspectKit

@Suite("Edits of a text")
struct FileEditsTests {
  private static let letters = Array("ab\n".utf8)

  private static func text(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] }
  }

  /// Some edits that do not overlap.
  private static func edits(of source: SourceText, _ generator: inout SeededGenerator) -> FileEdits? {
    var (edits, position) = ([TextEdit](), 0)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let start = Int.random(in: position...source.count, using: &generator)
      let end = Int.random(in: start...min(start + 4, source.count), using: &generator)
      let new = text(Int.random(in: 0...4, using: &generator), &generator)
      edits.append(TextEdit(start..<end, String(decoding: new, as: UTF8.self)))
      position = min(end + 1, source.count)
    }
    return FileEdits(edits, of: source)
  }

  @Test("Edits of a text that was edited are edits of the text before", arguments: 0..<500)
  func following(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let source = SourceText(Self.text(20, &generator), named: "a.yaml")
    guard let first = Self.edits(of: source, &generator) else { return }
    let between = SourceText(first.edited, named: "a.yaml")
    guard let second = Self.edits(of: between, &generator) else { return }
    let both = try #require(first.followed(by: second))
    #expect(both.edited == second.edited)
    #expect(both.source.isSame(as: source))
  }

  @Test("Edits that overlap are none, and what several ask for is done once")
  func merging() throws {
    let source = SourceText(Array("abcdef".utf8), named: "a")
    #expect(FileEdits([TextEdit(0..<3, "x"), TextEdit(2..<4, "y")], of: source) == nil)
    let edits = try #require(FileEdits([.insert("x", at: 1)], of: source))
    let other = try #require(FileEdits([.insert("y", at: 1)], of: source))
    let apart = try #require(FileEdits([.remove(3..<5)], of: source))
    #expect(EditUnion([edits, other]) == nil)
    let merged = try #require(EditUnion([edits, apart, edits])).files
    #expect(merged.map { String(decoding: $0.edited, as: UTF8.self) } == ["axbcf"])
    // What is removed beside something else has an order; what is put in there has none.
    let before = try #require(FileEdits([TextEdit(1..<3, "z")], of: source))
    let beside = try #require(EditUnion([apart, before])).files
    #expect(beside.map { String(decoding: $0.edited, as: UTF8.self) } == ["azf"])
    #expect(EditUnion([before, edits]) == nil)
  }

  @Test("A diff holds the lines that change, with three around them", arguments: 0..<500)
  func diff(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let source = SourceText(Self.text(60, &generator), named: "a")
    guard let edits = Self.edits(of: source, &generator) else { return }
    let diff = UnifiedDiff(edits).bytes(path: "a")
    #expect(try Patch(diff).applied(to: Array(source.bytes)) == edits.edited)
  }
}

/// A unified diff, read back by its own rules.
private struct Patch {
  private let hunks: [(start: Int, old: [[UInt8]], new: [[UInt8]])]

  init(_ bytes: [UInt8]) throws {
    var hunks: [(start: Int, old: [[UInt8]], new: [[UInt8]])] = []
    var sign: UInt8?
    for line in Self.lines(of: bytes).drop(while: { $0.first != UInt8(ascii: "@") }) {
      let body = Array(line.dropFirst())
      switch line.first {
      case UInt8(ascii: "@"):
        let range = String(decoding: line, as: UTF8.self).split(separator: " ")[1].dropFirst()
        let numbers = range.split(separator: ",").compactMap { Int($0) }
        let isEmpty = numbers.count > 1 && numbers[1] == 0
        hunks.append((try #require(numbers.first) - (isEmpty ? 0 : 1), [], []))
      case UInt8(ascii: " "):
        hunks[hunks.count - 1].old.append(body)
        hunks[hunks.count - 1].new.append(body)
      case UInt8(ascii: "-"): hunks[hunks.count - 1].old.append(body)
      case UInt8(ascii: "+"): hunks[hunks.count - 1].new.append(body)
      case UInt8(ascii: "\\"):
        // The line before has no line end.
        if sign != UInt8(ascii: "+") { hunks[hunks.count - 1].old.cutLast() }
        if sign != UInt8(ascii: "-") { hunks[hunks.count - 1].new.cutLast() }
      default: Issue.record("no line of a diff")
      }
      sign = line.first
    }
    self.hunks = hunks
  }

  func applied(to text: [UInt8]) throws -> [UInt8] {
    let old = Self.lines(of: text)
    var (result, position) = ([UInt8](), 0)
    for hunk in hunks {
      result += old[position..<hunk.start].joined()
      position = hunk.start + hunk.old.count
      #expect(Array(old[hunk.start..<position].joined()) == Array(hunk.old.joined()))
      result += hunk.new.joined()
    }
    return result + old[position...].joined()
  }

  private static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    lines[lines.count - 1].removeLast()
    return lines.filter { !$0.isEmpty }
  }
}

extension [[UInt8]] {
  fileprivate mutating func cutLast() {
    if let last = indices.last, self[last].last == 0x0A { self[last].removeLast() }
  }
}
