@testable import SkelinspectKit

extension TextRuleCase {
  static let lines = [
    TextRuleCase(
      "a frame that only a lower bound could tell is unknown", .multilineLabelGrows,
      """
      type: UILabel
      isSkeletonable: true
      numberOfLines: 3
      constraints: [{attribute: height, relation: ">=", constant: 20}]
      """),
    TextRuleCase(
      "the number of lines that fit", .multilineLabelGrows,
      "{type: UILabel, isSkeletonable: true, frame: [0, 0, 200, 64.5], numberOfLines: 4}",
      "needs 90 pt for 4 skeleton lines and has 64.5 pt: it grows by 25.5 pt "
        + "=> set skeletonTextNumberOfLines: 2, or make it 90 pt high"),
    TextRuleCase(
      "fonts, padding and a limit above what is needed", .multilineLabelGrows,
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UILabel
          isSkeletonable: true
          frame: [0, 0, 200, 50]
          numberOfLines: 2
          font: {lineHeight: 20}
          skeletonTextLineHeight: relativeToFont
          skeletonPaddingInsets: {top: 2, bottom: 2}
        - type: UILabel
          isSkeletonable: true
          frame: [0, 0, 200, 20]
          numberOfLines: 2
          constraints: [{attribute: height, relation: "<=", constant: 40}]
      """, "needs 54 pt for 2 skeleton lines and has 50 pt: it grows by 4 pt"),
    TextRuleCase(
      "no height but padding is another mistake", .unlimitedLinesBlock,
      "{type: UILabel, isSkeletonable: true, frame: [0, 0, 200, 20], numberOfLines: 0, skeletonPaddingInsets: 10}"
    ),
    TextRuleCase(
      "unlimited lines without a known height", .unlimitedLinesBlock,
      "{type: UILabel, isSkeletonable: true, numberOfLines: 0}"),
    TextRuleCase(
      "a text in a prototype runs away only where it is dequeued", .lineMetricsInvalid,
      """
      type: UITableView
      isSkeletonable: true
      frame: [0, 0, 390, 600]
      rowHeight: 60
      skeletonCellIdentifier: used
      prototypes:
        - type: UITableViewCell
          reuseIdentifier: used
          isSkeletonable: true
          contentView: {subviews: [{type: UILabel, id: a, isSkeletonable: true, numberOfLines: 10001}]}
        - type: UITableViewCell
          reuseIdentifier: other
          isSkeletonable: true
          contentView: {subviews: [{type: UILabel, id: b, isSkeletonable: true, numberOfLines: 10001}]}
      """, "UILabel#a gets 10001 skeleton lines: so many layers would hang the app"),
    TextRuleCase(
      "a frame beyond all screens", .lineMetricsInvalid,
      "{type: UITextView, isSkeletonable: true, frame: [0, 0, 390, 1000000], numberOfLines: 3}",
      "UITextView gets 40000 skeleton lines, one every 25 pt"),
    TextRuleCase(
      "an appearance whose lines go upwards is one mistake", .lineMetricsInvalid,
      """
      appearance: {multilineSpacing: -20}
      root:
        type: UIView
        isSkeletonable: true
        subviews:
          - {type: UILabel, isSkeletonable: true}
          - {type: UILabel, id: two, isSkeletonable: true, numberOfLines: 2}
          - {type: UILabel, id: three, isSkeletonable: true, numberOfLines: 3}
      """,
      "UILabel#two: line height 15 + spacing -20 is -5 pt, so its 2 skeleton lines go upwards "
        + "=> make the appearance's multilineSpacing more than -15"),
    TextRuleCase(
      "a percentage below nothing", .fillPercentOutOfRange,
      "{type: UILabel, isSkeletonable: true, lastLineFillPercent: -20}", "has a negative width"),
  ]
}
