@testable import SkelinspectKit

extension TextRuleCase {
  static let sizes = [
    TextRuleCase(
      "a hidden view in a stack has no size on purpose", .zeroSizeLeaf,
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - {type: UIImageView, isSkeletonable: true, frame: [0, 0, 0, 0], isHidden: true}
        - {type: UIView, isSkeletonable: true, isHiddenWhenSkeletonIsActive: true, subviews: [
            {type: UIImageView, isSkeletonable: true, frame: [0, 0, 0, 0]}]}
      """),
    TextRuleCase(
      "an empty label of several lines in a stack gets a space", .zeroSizeLeaf,
      """
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews: [{type: UILabel, isSkeletonable: true, frame: [0, 0, 200, 0], numberOfLines: 0}]
      """),
    TextRuleCase(
      "a ratio or a lower bound is not a size", .zeroSizeLeaf,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIImageView, isSkeletonable: true, constraints: [{attribute: width, secondItem: height}]}
        - {type: UIImageView, isSkeletonable: true, constraints: [{attribute: height, relation: ">=", constant: 0}]}
        - {type: UIImageView, isSkeletonable: true, constraints: [{attribute: height, kind: contentSize}]}
      """),
    TextRuleCase(
      "a fraction of a point and an exponent are sizes", .zeroSizeLeaf,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UIView, isSkeletonable: true, frame: [0, 0, 0.5, 0x10]}
        - {type: UIView, isSkeletonable: true, frame: {height: 1e0, width: 0e3, x: 1, y: 1}}
      """, "UIView has no width (0 × 1 pt), so its skeleton cannot be seen => give it a width constraint"),
    TextRuleCase(
      "a dummy cell is as large as its row, a header as its delegate says", .zeroSizeLeaf,
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      rowHeight: 60
      prototypes: [{type: FeedCell, reuseIdentifier: feed, isSkeletonable: true, frame: [0, 0, 0, 0]}]
      headerIdentifier: head
      headerFooterViews:
        - {type: FeedHeader, reuseIdentifier: head, isSkeletonable: true, frame: [0, 0, 0, 0]}
      """),
    TextRuleCase(
      "a constraint of 0 is what to change", .zeroSizeLeaf,
      "{type: UIView, isSkeletonable: true, frame: [0, 0, 100, 0], constraints: {height: 0}}",
      "UIView has no height (100 × 0 pt), so its skeleton cannot be seen => make its height constraint more than 0"
    ),
  ]

  static let corners = [
    TextRuleCase(
      "scroll views clip unless they say otherwise", .cornerRadiusNotApplied,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UITextView, isSkeletonable: true, layer: {cornerRadius: 4}}
        - {type: UIScrollView, isSkeletonable: true, layer: {cornerRadius: 4}}
        - {type: UIScrollView, isSkeletonable: true, layer: {cornerRadius: 4}, clipsToBounds: false}
      """,
      "UIScrollView is rounded by 4 pt, but its skeleton has square corners => add skeletonCornerRadius: 4"),
    TextRuleCase(
      "the appearance rounds blocks and lines too", .cornerRadiusNotApplied,
      """
      appearance: {skeletonCornerRadius: 4, multilineCornerRadius: 2}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UIImageView, isSkeletonable: true, layer: {cornerRadius: 8}}
          - {type: UILabel, isSkeletonable: true, layer: {cornerRadius: 8}}
      """),
    TextRuleCase(
      "lines have whole points, and no more than they are high", .cornerRadiusNotApplied,
      "{type: UILabel, isSkeletonable: true, skeletonCornerRadius: 20}", "=> use linesCornerRadius: 7 instead"
    ),
    TextRuleCase(
      "what gets no skeleton has no corners", .cornerRadiusNotApplied,
      """
      type: UIView
      isSkeletonable: true
      layer: {cornerRadius: 8}
      subviews: [{type: UILabel, isSkeletonable: true}, {type: UIView, layer: {cornerRadius: 8}}]
      """),
  ]
}
