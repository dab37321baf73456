import Testing

@testable import SkelinspectKit

@Suite("A flag that is never read")
struct HiddenUnderBlockTests {
  @Test(
    "is said to lie under a block where it does, and to stay visible where not",
    arguments: [
      ("[]", "it is not skeletonable, and lies under the block of UIView#card"),
      ("[{type: UILabel, isSkeletonable: true}]", "it is not skeletonable, and so stays visible"),
    ])
  func message(_ others: String, _ reason: String) {
    let text = """
      type: UIView
      id: card
      isSkeletonable: true
      frame: [0, 0, 100, 100]
      subviews: [{type: UIView, isHiddenWhenSkeletonIsActive: true}, {type: UIView, subviews: \(others)}]
      """
    let marked = text.replacing(
      "{type: UIView, subviews", with: "{type: UIView, isSkeletonable: \(others != "[]"), subviews")
    let finding = lint(marked, named: "a.yaml").diagnostics.first { $0.rule == "hidden-when-active-ignored" }
    #expect(finding?.message.hasSuffix(reason) == true, "\(finding?.message ?? "nothing is found")")
  }
}
