import Testing

@testable import SkelinspectKit

@Suite("Broken configurations")
struct ConfigurationMutationTests {
  private static let pieces = [
    ":", "- ", "[", "]", "{", "}", "*", "&a ", "*a", "!", "#", "\"", "'", "\n", "  ", "\t", "---\n", "<<: ",
    "\\",
    "off", "rules", "files:", "null", "é", "\u{0}", "\u{FEFF}", "\r", "%", ",", "? ", "[[", "**", "..", "/",
  ].map { Array($0.utf8) }

  @Test("A file with a few bytes changed is read, or its mistakes are in it", arguments: 0..<8)
  func mutations(_ seed: UInt64) throws {
    var random = Xorshift(state: seed &+ 0x9E37_79B9_7F4A_7C15)
    for fixture in ConfigurationTests.valid {
      let bytes = try fixture.bytes
      for _ in 0..<scaled(25, by: 5) { check(random.mutated(bytes, with: Self.pieces), named: fixture.name) }
    }
  }

  private func check(_ bytes: [UInt8], named name: String) {
    do throws(ReadError) {
      var settings = LintSettings()
      settings.configuration = try Configuration.read(bytes, named: name)
      let shown = Array(settings.text().utf8)
      let read = try Configuration.read(shown, named: "shown.yml")
      #expect(read.include == settings.configuration.include)
      #expect(read.reading.appearance == settings.configuration.reading.appearance)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      for diagnostic in error.diagnostics {
        #expect(diagnostic.range.upperBound <= error.source.count && diagnostic.severity == .error)
        #expect(diagnostic.message.utf8.count < 400 && diagnostic.help?.utf8.count ?? 0 < 400)
      }
    }
  }

  @Test(
    "A huge file ends soon",
    arguments: [
      ("rules:\n", "  no-such-rule: off\n", ""), ("rules:\n", "  ? zero-size-leaf\n  : off\n", ""),
      ("rules: {zero-size-leaf: [", "[],", "]}"), ("include:\n", "  - a*a*\n", ""),
      ("exclude:\n", "  - [\n", ""),
      ("overrides:\n", "  - {views: [a/b], rules: {zero-size-leaf: off}}\n", ""),
      ("overrides:\n", "  - {}\n", ""), ("include: ['", "[[:", "]']"), ("include: ['", "*/**/", "']"),
      ("include: ['[", "[:a", "]']"), ("include: ['", "../", "']"), ("include: ['", "\\", "']"),
      ("overrides: [{rules: {}, views: ['", "a > ", "b']}]"), ("appearance: {", "multilineHeight: x,", "}"),
    ])
  func huge(_ opening: String, _ piece: String, _ closing: String) {
    let text = opening + String(repeating: piece, count: hostileCount / 10) + closing
    soon { _ = try? Configuration.read(Array(text.utf8), named: "a.yml") }
  }
}

/// Marsaglia's generator of 64 bits.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A text with one to three pieces cut out, doubled or put in.
  mutating func mutated(_ bytes: [UInt8], with pieces: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let start = Int.random(in: 0...bytes.count, using: &self)
      let end = min(start + Int.random(in: 0...6, using: &self), bytes.count)
      switch Int.random(in: 0..<3, using: &self) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &self))
      default: bytes.insert(contentsOf: pieces.randomElement(using: &self) ?? [], at: start)
      }
    }
    return bytes
  }
}
