import Foundation
import Synchronization
import Testing

@testable import SkelinspectKit

/// Random hierarchies in all styles of YAML and JSON, each changed at random.
@Suite("Edits of YAML and JSON")
struct ValueEditPropertyTests {
  /// `EDIT_CASES=20000` makes more of them.
  static let count = ProcessInfo.processInfo.environment["EDIT_CASES"].flatMap { Int($0) } ?? 600

  @Test("What is read again is what the changes make of the hierarchy, and twice is once", arguments: 0..<8)
  func edits(_ part: Int) throws {
    var (written, all) = (0, 0)
    for number in 0..<Self.count / 8 {
      guard Issue.isCalm else { return }
      let seed = UInt64(part * 1_000_000 + number)
      let made = try ValueEditCase(seed: seed)
      all += 1
      if try made.check() { written += 1 }
    }
    // Most changes can be written.
    #expect(written * 10 > all * 8, "\(written) of \(all)")
  }
}

extension Issue {
  fileprivate static var isCalm: Bool { ValueEditCase.failures.withLock { $0 < 5 } }
}

/// One text and its changes.
struct ValueEditCase {
  static let failures = Mutex(0)

  let seed: UInt64
  let name: String
  let text: String
  let hierarchy: Hierarchy
  let changes: [Change]

  init(seed: UInt64) throws {
    self.seed = seed
    var made = StyledHierarchy(seed: seed)
    let value = made.view(depth: 0)
    let isJSON = made.random.below(3) == 0
    var writing = StyledWriting(seed: seed &* 31, isJSON: isJSON)
    let text = writing.text(value)
    name = isJSON ? "case.json" : "case.yaml"
    self.text = text
    let read = Result { try readHierarchies(text, named: isJSON ? "case.json" : "case.yaml") }
    guard case .success(let hierarchies) = read, let first = hierarchies.first else {
      Issue.record("seed \(seed) is not read:\n\(text)\n\(read)")
      throw CancellationError()
    }
    hierarchy = first
    changes = first.randomChanges(&made.random)
  }

  /// Whether the changes could be written.
  func check() throws -> Bool {
    guard let edits = hierarchy.edits(for: changes) else { return false }
    guard let file = edits.files.first else { return true }
    let edited = String(decoding: file.edited, as: UTF8.self)
    let after: Hierarchy
    do { after = try readHierarchies(edited, named: name)[0] } catch {
      fail("is not read any more: \(error.diagnostics.map(\.message))", edited)
      return true
    }
    let wanted = hierarchy.applying(changes)
    let (found, expected) = (Inspection(after).facts, Inspection(wanted).facts)
    for (id, fact) in expected where found[id] != fact {
      fail("says of \(id) '\(found[id] ?? "nothing")', not '\(fact)'", edited)
      return true
    }
    try checkValues(after, wanted, edited)
    try checkTwice(after, edited)
    try checkBack(file, edited)
    return true
  }

  private func checkValues(_ after: Hierarchy, _ wanted: Hierarchy, _ edited: String) throws {
    let found = Dictionary(
      after.views.indices.map { (after.id(of: $0) ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    for case .set(let key, let view, let value) in changes {
      guard let id = hierarchy.id(of: view), let other = found[id] else { continue }
      let isSame =
        switch value {
        case .boolean: after.boolean(key, of: other) == wanted.boolean(key, of: view)
        case .number: after.number(key, of: other) == wanted.number(key, of: view)
        case .text: after.text(key, of: other) == wanted.text(key, of: view)
        case .numbers where key.shape == .size: after.size(key, of: other) == wanted.size(key, of: view)
        case .numbers: after.insets(key, of: other) == wanted.insets(key, of: view)
        default: false
        }
      if !isSame { fail("\(key) of \(id) is \(after.text(key, of: other) ?? "other")", edited) }
    }
  }

  private func checkTwice(_ after: Hierarchy, _ edited: String) throws {
    let isMove = changes.contains { change in
      switch change {
      case .set, .remove, .useCell: false
      default: true
      }
    }
    if isMove { return }
    let again = after.edits(for: changes)
    let text = again?.files.first.map { String(decoding: $0.edited, as: UTF8.self) }
    // What is set and removed again leaves nothing.
    if let text, text != edited {
      fail("becomes another text when changed twice: \(Golden.difference(from: edited, to: text))", edited)
    }
  }

  private func checkBack(_ file: FileEdits, _ edited: String) throws {
    guard changes.count == 1, case .set(let key, let view, _) = changes[0], !hierarchy.says(key, of: view)
    else { return }
    let back = try readHierarchies(edited, named: name)[0]
    guard let removal = back.edits(for: [.remove(key, of: view)])?.files.first else {
      return fail("cannot be taken back", edited)
    }
    let text = String(decoding: removal.edited, as: UTF8.self)
    if text != self.text {
      fail("is not what it was when \(key) is removed: \(Golden.difference(from: edited, to: text))", edited)
    }
  }

  private func fail(_ message: String, _ edited: String) {
    ValueEditCase.failures.withLock { $0 += 1 }
    Issue.record("seed \(seed), \(changes): \(message)\n\(Golden.difference(from: text, to: edited))")
  }
}
