import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Broken console logs") struct LogMutationTests {
  static let logs = ["xcode-console.log", "every-line-prefixed.log", "version-1.24.log", "debugger.txt"]
  static let dumps = [
    "several.log", "hostile-texts.txt", "elements.txt", "trace.txt", "debugger-string.log",
    "printed-capture.log",
  ]

  private static func bytes(_ name: String) throws -> [UInt8] {
    let all = LogFixtureTests.logs + DumpFixtureTests.dumps
    return try #require(all.first { $0.url.lastPathComponent == name }).bytes
  }

  /// Reads a text, which may be refused, and looks at all that was read.
  private static func check(_ bytes: [UInt8], named name: String) throws {
    do throws(ReadError) {
      for hierarchy in try readHierarchies(bytes, named: name) {
        let description = describe(hierarchy)
        if hierarchy.origin != .dumped {
          #expect((try? readHierarchies(description, named: "a.json"))?.map(describe) == [description])
        }
        #expect(inspect(hierarchy).views.allSatisfy { $0.place.range.upperBound <= bytes.count })
        #expect(hierarchy.warnings.allSatisfy { $0.range.upperBound <= bytes.count && !$0.range.isEmpty })
      }
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.range.upperBound <= bytes.count })
      _ = error.description
    }
  }

  @Test("are read as far as they go, wherever they end", arguments: logs + dumps)
  func truncated(_ name: String) throws {
    let bytes = try Self.bytes(name)
    for end in sampled(Array(bytes.indices)) {
      try Self.check(Array(bytes[..<end]), named: "a.log")
    }
  }

  @Test("hold no fewer views the later they end")
  func growing() throws {
    let bytes = try Self.bytes("ends-inside.log")
    var last = 0
    for end in bytes.indices {
      let hierarchies = (try? readHierarchies(Array(bytes[..<end]), named: "a.log")) ?? []
      let count = hierarchies.reduce(0) { $0 + $1.views.count }
      #expect(count >= last, "at \(end)")
      last = count
    }
    #expect(last == 3)
  }

  @Test("do not break the reader, whatever bytes change", arguments: logs + dumps)
  func mutated(_ name: String) throws {
    let original = try Self.bytes(name)
    var random = Numbers(seed: 7)
    for _ in 0..<scaled(600, by: 5) {
      var bytes = original
      for _ in 0..<random.next(below: 4) + 1 {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(random.next(below: 256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Self.pieces[random.next(below: Self.pieces.count)], at: place)
        default:
          let other = random.next(below: bytes.count)
          let piece = bytes[min(place, other)..<min(max(place, other), min(place, other) + 80)]
          bytes.insert(contentsOf: Array(piece), at: place)
        }
      }
      try Self.check(bytes, named: random.next(below: 2) == 0 ? "a.log" : "a.txt")
    }
  }

  private static let pieces = Array("{}[],:\"\\\n \t/.<>|()0x\r\u{0}é☠".utf8)
}

/// The same numbers in every run (xorshift).
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(limit, 1)))
  }
}
