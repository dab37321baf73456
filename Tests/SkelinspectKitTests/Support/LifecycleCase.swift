import Foundation
import Testing

/// A hierarchy and what an app does to it, as the conformance suite has them.
struct LifecycleCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The hierarchy and the calls in one envelope, in the suite's own letters.
  let envelope: String
  private let expectedText: String

  var testDescription: String { name }

  /// What is seen after each call.
  var expected: [[String: Any]] {
    get throws { try JSONSerialization.jsonObject(with: Data(expectedText.utf8)) as? [[String: Any]] ?? [] }
  }

  /// Each case stands on a line of its own.
  static let all: [LifecycleCase] = {
    let url = Golden.packageRoot.appending(path: "Tests/Fixtures/conformance/lifecycle.json")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { LifecycleCase(line: $0) }
  }()

  private init?(line: Substring) {
    guard line.hasPrefix("{\"name\": \""), let start = line.range(of: ", \"document\": "),
      let calls = line.range(of: ", \"calls\": "),
      let end = line.range(of: ", \"expected\": ", range: calls.upperBound..<line.endIndex)
    else { return nil }
    name = String(line.dropFirst(10).prefix { $0 != "\"" })
    let rest = line[end.upperBound...].reversed().drop { ", \r".contains($0) }
    expectedText = String(rest.dropFirst().reversed())
    let document = line[start.upperBound..<calls.lowerBound]
    let list = line[calls.upperBound..<end.lowerBound]
    envelope =
      document.hasPrefix("{\"root\":")
      ? "{\"calls\": \(list), \(document.dropFirst())" : "{\"root\": \(document), \"calls\": \(list)}"
  }
}
