import Testing

@testable import SkelinspectKit

/// Views in a marked root, and what a rule says of them; nil where it is silent.
private struct ContentCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let view: String
  let message: String?

  var testDescription: String { "\(rule): \(view)".testName }
}

@Suite("Rules about what is seen under and beside skeletons")
struct ContentRuleTests {
  @Test("A rule speaks only where its words are true", arguments: cases)
  fileprivate func speaks(_ example: ContentCase) {
    var settings = LintSettings()
    settings.selected = [example.rule]
    let text = "{type: UIView, isSkeletonable: true, subviews: [\(example.view)]}"
    let file = Linter(settings).lint(Array(text.utf8), named: "a.yaml", path: "a.yaml")
    #expect(file.isRead)
    #expect(file.diagnostics.map(\.message) == (example.message.map { [$0] } ?? []))
  }

  private static let marked = "isSkeletonable: true"

  private static let cases: [ContentCase] = [
    ContentCase(
      rule: "button-content-not-hidden",
      view: "{type: LikeButton, baseClass: UIButton, \(marked), attributedTitle: Like, image: heart}",
      message: "LikeButton keeps its attributed title and image under the skeleton, where it can show through"
    ),
    ContentCase(
      rule: "button-content-not-hidden",
      view: "{type: UIButton, \(marked), image: null, configuration: null}",
      message: nil),
    ContentCase(
      rule: "button-content-not-hidden",
      view: "{type: UIButton, \(marked), image: a, subviews: [{type: UILabel, \(marked)}]}", message: nil),
    ContentCase(
      rule: "content-lost", view: "{type: UITextField, \(marked), text: '', placeholder: Name}",
      message: nil),
    ContentCase(
      rule: "content-lost", view: "{type: UITextView, \(marked), attributedText: Lorem}",
      message: "after hide UITextView shows 'Lorem' again, not the text that was set meanwhile"),
    ContentCase(
      rule: "visible-unmarked-content", view: "{type: UILabel, \(marked)}, {type: UILabel, text: ''}",
      message: nil),
    ContentCase(
      rule: "visible-unmarked-content",
      view:
        "{type: UIView, isHidden: true, \(marked), subviews: [{type: UILabel, \(marked)}, {type: UILabel}]}",
      message: nil),
    ContentCase(
      rule: "visible-unmarked-content", view: "{type: UILabel}, {type: UIView, \(marked)}",
      message: "UILabel stays visible beside skeletons: it is not marked"),
    ContentCase(
      rule: "visible-unmarked-content",
      view: "{type: UILabel}, {type: UIView, subviews: [{type: UILabel, \(marked)}]}",
      message: nil),
    ContentCase(
      rule: "invisible-children-only", view: "{type: UILabel, \(marked), frame: [0, 0, 120, 0]}", message: nil
    ),
    ContentCase(
      rule: "invisible-children-only", view: "{type: UILabel, \(marked), frame: [0, 0, 0, 20]}",
      message: "UIView shows no skeleton: its one marked child, UILabel, has no size"),
    ContentCase(
      rule: "invisible-children-only",
      view: "{type: UIView, \(marked), frame: [0, 0, 0, 0], constraints: {width: 8, height: 8}}", message: nil
    ),
    ContentCase(
      rule: "invisible-children-only",
      view: "{type: UIView, \(marked), frame: [0, 0, 0, 0], subviews: [{type: UIView, \(marked)}]}",
      message: nil),
    ContentCase(
      rule: "hidden-leaf", view: "{type: UIView, isHidden: true}, {type: UILabel, \(marked), alpha: 0.5}",
      message: nil),
    ContentCase(
      rule: "text-field-stays-interactive",
      view: "{type: UIImageView, \(marked), subviews: [{type: UITextField, \(marked)}]}", message: nil),
    ContentCase(
      rule: "text-field-stays-interactive",
      view: "{type: UITextField, \(marked), isUserInteractionDisabledWhenSkeletonIsActive: false}",
      message: nil),
    ContentCase(
      rule: "border-stays-visible", view: "{type: UILabel, \(marked), layer: {borderWidth: 0.5}}",
      message: "UILabel shows its border of 0.5 pt around the skeleton"),
    ContentCase(
      rule: "visual-effect-content",
      view:
        "{type: UIVisualEffectView, \(marked), subviews: [{type: _UIVisualEffectContentView, subviews: "
        + "[{type: UILabel, \(marked)}, {type: UILabel, \(marked)}]}]}",
      message: "2 marked views in UIVisualEffectView are never reached: its contentView is not marked"),
    ContentCase(
      rule: "misspelt-class",
      view: "{type: UIViewX}, {type: MyUILable}, {type: App.UILable}, {type: UIChart}",
      message: nil),
    ContentCase(
      rule: "misspelt-class", view: "{type: UITableView, prototypes: [{type: UITabelViewCell}]}",
      message: "UIKit has no class 'UITabelViewCell': UITabelViewCell counts as a UITableViewCell"),
  ]
}
