import Testing

@testable import SkelinspectKit

@Suite("SKELETON_DEBUG")
struct DebugLogTests {
  private static let marked = "{type: UIView, isSkeletonable: true, reference: 0x1}"
  private static let tree = """
    {
      "type" : "UIView",
      "isSkeletonable" : true,
      "reference" : "0x0000000000000001"
    }

    """

  private func log(_ text: String, _ environment: [String: String]) throws -> String {
    var log = ""
    let hierarchy = try #require(try readHierarchies(text).first)
    printSkeletonDebugLog(of: hierarchy, environment: environment, to: &log)
    return log
  }

  @Test("Any value of the variable will do, even an empty one", arguments: ["1", "", "0", "no"])
  func anyValue(_ value: String) throws {
    #expect(try log(Self.marked, ["SKELETON_DEBUG": value]) == Self.tree)
  }

  @Test("Nothing is printed without the variable")
  func unset() throws {
    #expect(try log(Self.marked, ["SKELETON_DEBUGGING": "1"]).isEmpty)
  }

  @Test(
    "Nothing is printed where the show does nothing or crashes before its end",
    arguments: [
      "{type: UIView, subviews: [{type: UIView, isSkeletonable: true}]}",
      "{type: UITableView, isSkeletonable: true, rowHeight: 0}",
    ])
  func silent(_ text: String) throws {
    #expect(try log(text, ["SKELETON_DEBUG": "1"]).isEmpty)
  }

  @Test("Each show that passes its guard prints its own tree")
  func severalRoots() throws {
    let text = """
      {show: {roots: [a, r, b]}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UIView, id: a, isSkeletonable: true, reference: 0x1},
        {type: UIView, id: b, isSkeletonable: true, reference: 0x1}]}}
      """
    #expect(try log(text, ["SKELETON_DEBUG": ""]) == Self.tree + Self.tree)
  }
}
