import Foundation
import Testing

@Suite("why")
struct WhyCommandTests {
  private func object(_ outcome: Program.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test(
    "Every machine path is answered, with the role and the count that inspect gives it",
    arguments: ["screen.yaml", "names.yaml", "crash.json"])
  func machinePaths(_ file: String) throws {
    let inspection = try object(try Program().run(["inspect", "--format", "json", file]))
    let hierarchies = try #require(inspection["hierarchies"] as? [[String: Any]])
    for view in hierarchies.flatMap({ $0["views"] as? [[String: Any]] ?? [] }) {
      let path = try #require(view["path"] as? String)
      let outcome = try Program().run(["why", "--format=json", file, "--", path])
      #expect(outcome.status == 0, "\(path): \(outcome.error)")
      let answer = try object(outcome)
      #expect((answer["view"] as? [String: Any])?["path"] as? String == path)
      #expect(answer["role"] as? String == view["role"] as? String, "\(path)")
      #expect(answer["count"] as? Int == view["count"] as? Int, "\(path)")
    }
  }

  @Test("A thousand gaps in a row are one answer, and a short one")
  func deep() throws {
    let text =
      #"{"type":"UIView","isSkeletonable":true,"subviews":["#
      + repeated(#"{"type":"UIView","subviews":["#, 998) + #"{"type":"UILabel","id":"leaf"}"#
      + repeated("]}", 999)
    let outcome = try Program().run(["why", "-", "leaf"], input: text)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("and 991 more as skeletonable → 1 view appears"), "\(outcome.text)")
    #expect(outcome.text.utf8.count < 2_000)
  }

  @Test("Thousands of views that would appear are counted, not listed")
  func wide() throws {
    let label = #"{"type":"UILabel","isSkeletonable":true,"frame":[0,0,9,9]}"#
    let text =
      #"{"type":"UIView","isSkeletonable":true,"subviews":[{"type":"UIView","id":"gap","subviews":["#
      + repeated(label + ",", 4_999) + label + "]}]}"
    let outcome = try Program().run(["why", "-", "UILabel[17]"], input: text)
    #expect(outcome.text.contains("→ 5000 views appear instead of the block"), "\(outcome.text.prefix(500))")
    #expect(outcome.text.utf8.count < 2_000)
    let json = try object(try Program().run(["why", "-f", "json", "-", "UILabel[17]"], input: text))
    let change = try #require(json["change"] as? [String: Any])
    #expect((change["appears"] as? [String])?.count == 5_000)
  }

  @Test(
    "A selector that makes no sense ends with 64, and its control characters stay off the terminal",
    arguments: ["a\u{1B}[31m", "", "\n", "[", "a[-1]", "\"", "#", "a//b", "UIView > ", "\u{202E}"])
  func selectors(_ selector: String) throws {
    let outcome = try Program().run(["why", "screen.yaml", "--", selector])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && !outcome.error.isEmpty)
    #expect(!outcome.error.unicodeScalars.contains { $0.isControl && $0 != "\n" })
  }
}

extension Program {
  fileprivate func run(_ arguments: [String], input: String) throws -> Outcome {
    var program = self
    program.input = Array(input.utf8)
    return try program.run(arguments)
  }
}
