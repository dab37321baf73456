import Foundation
import Testing

@Suite("inspect --only and --depth")
struct ViewFilterTests {
  private static let screen = """
    type: UIView
    id: screen
    isSkeletonable: true
    subviews:
      - {type: UILabel, id: title, isSkeletonable: true}
      - {type: UIView, id: gap, subviews: [{type: UILabel, id: lost, isSkeletonable: true}]}
      - {type: UITableViewCell, id: cell, isSkeletonable: true,
         contentView: {type: UIView, subviews: [{type: UILabel, id: plain}]}}
    """

  private static func outcome(_ words: String) throws -> Program.Outcome {
    let tree = try Tree(["a.yaml": screen])
    return try tree.run(["inspect", "a.yaml"] + words.split(separator: " ").map(String.init))
  }

  /// The ids of the views that are listed.
  private static func listed(_ words: String) throws -> [String] {
    let outcome = try outcome(words + " --format json")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let hierarchies = document?["hierarchies"] as? [[String: Any]] ?? []
    let views = hierarchies.first?["views"] as? [[String: Any]] ?? []
    return views.map { $0["id"] as? String ?? "" }
  }

  @Test(
    "list the views that are meant",
    arguments: [
      ("--only covered", ["title", "cell"]), ("--only uncovered", ["gap"]), ("--only unreached", ["lost"]),
      ("--only marked", ["screen", "title", "lost", "cell"]),
      ("--only unreached --only uncovered", ["gap", "lost"]),
      ("--depth 0", ["screen"]), ("--depth 1", ["screen", "title", "gap", "cell"]),
      ("--depth 1 --only marked", ["screen", "title", "cell"]), ("--depth 0 --only covered", []),
    ])
  func json(_ example: (words: String, ids: [String])) throws {
    #expect(try Self.listed(example.words) == example.ids)
  }

  @Test("draw them with the names of the views around them, and say how many are not shown")
  func outline() throws {
    let text = try Self.outcome("--only unreached").text
    #expect(
      text == """
         1  UIView#screen
         6  └─ UIView#gap
         6     └─ UILabel#lost ☠  not reached: UIView#gap (line 6) is not skeletonable
        4 views not shown
        2 of 7 views covered, 1 marked view not reached

        """, "\(text)")
    #expect(try Self.outcome("--depth 9").text == Self.outcome("").text)
  }

  @Test("say what they take", arguments: ["--only hidden", "--depth -1", "--depth x", "--depth="])
  func wrong(_ words: String) throws {
    let outcome = try Self.outcome(words)
    #expect(outcome.status == 64 && outcome.text.isEmpty)
    #expect(outcome.error.contains("is not a value of '--"))
  }
}
