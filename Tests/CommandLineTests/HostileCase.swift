import Foundation
import Testing

/// A text that would break a careless reader, and how its reading ends: in a message, or in a tree.
struct HostileCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let file: String
  /// How the first message begins, after the file's name and a colon; nil where there is a result.
  let message: String?
  let text: @Sendable () -> String

  init(_ name: String, _ file: String, _ message: String? = nil, _ text: @escaping @Sendable () -> String) {
    testDescription = name
    self.file = file
    self.message = message
    self.text = text
  }

  func check(_ arguments: [String] = [], limit: Int = 60) throws {
    let outcome = try Program(limit: limit).run(arguments, on: text().utf8, named: file)
    #expect(outcome.error.utf8.count < 100_000, "a message is not a copy of its input")
    #expect(
      outcome.error.split(separator: "\n").allSatisfy { $0.count < 400 }, "a line of a message is short")
    guard let message else {
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(!outcome.output.isEmpty)
      return
    }
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.hasPrefix("\(file):\(message)"), "\(outcome.message.prefix(300))")
  }
}

/// Whether hostile and random input is as long as can be: `CI_ALL=1`, as `make fuzz` has it.
let isWhole = ProcessInfo.processInfo.environment["CI_ALL"] == "1"

/// So many of random cases, or of something in a hostile text; as a rule a part of them, whose squares would be
/// felt all the same.
func scaled(_ count: Int, by part: Int = 20) -> Int { isWhole ? count : max(count / part, 1) }

/// Every fifth as a rule.
func sampled<Element>(_ elements: [Element], by part: Int = 5) -> [Element] {
  stride(from: 0, to: elements.count, by: isWhole ? 1 : part).map { elements[$0] }
}

func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
