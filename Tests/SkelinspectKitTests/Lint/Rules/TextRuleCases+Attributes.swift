@testable import SkelinspectKit

extension TextRuleCase {
  static let attributes = [
    TextRuleCase(
      "a class of one's own may have a row height", .misplacedAttribute,
      "{type: CalendarView, rowHeight: 44, itemSize: [40, 40]}"),
    TextRuleCase(
      "a misspelt class is one mistake", .misplacedAttribute, "{type: UILable, lastLineFillPercent: 50}"),
    TextRuleCase(
      "a text field has no skeleton lines", .misplacedAttribute,
      "{type: UITextField, id: name, skeletonTextNumberOfLines: 2, textAlignment: center, text: A}",
      "skeletonTextNumberOfLines has no effect on UITextField#name: only UILabel and UITextView have it "
        + "=> remove it"),
    TextRuleCase(
      "a collection has no rows, a table no items", .misplacedAttribute,
      """
      type: UIView
      subviews:
        - {type: UICollectionView, rowHeight: 44}
        - {type: UITableView, itemSize: [40, 40], rowHeight: 44}
      """, "rowHeight has no effect on UICollectionView: only UITableView has it => use itemSize instead",
      "itemSize has no effect on UITableView: only UICollectionView has it => remove it"),
    TextRuleCase(
      "false is not a default where the appearance says another line height", .deprecatedAttribute,
      """
      appearance: {textLineHeight: relativeToFont, multilineHeight: 18}
      root: {type: UILabel, useFontLineHeight: false}
      """, "=> use skeletonTextLineHeight: 18 instead"),
    TextRuleCase(
      "two ways to say one thing", .deprecatedAttribute,
      "{type: UILabel, useFontLineHeight: true, skeletonTextLineHeight: 12}",
      "=> remove it: skeletonTextLineHeight"),
  ]

  static let offByDefault = [
    TextRuleCase(
      "a limit beside an equal constraint is not what counts", .constraintLargerThanFrame,
      """
      type: UIImageView
      isSkeletonable: true
      frame: [0, 0, 80, 80]
      constraints: [{attribute: width, relation: "<=", constant: 200}, {attribute: width, constant: 200}]
      """),
    TextRuleCase(
      "a label that grows loses its ratio", .relativeToConstraintsZero,
      """
      type: UILabel
      isSkeletonable: true
      frame: [0, 0, 200, 9]
      numberOfLines: 2
      skeletonTextLineHeight: relativeToConstraints
      constraints: [{attribute: height, multiplier: "1:4"}]
      """, "are 5 pt high"),
    TextRuleCase(
      "a stretched line has room for larger corners", .linesCornerRadiusTooBig,
      """
      appearance: {renderSingleLineAsView: true}
      root: {type: UILabel, isSkeletonable: true, frame: [0, 0, 200, 30], numberOfLines: 0, linesCornerRadius: 12}
      """),
    TextRuleCase(
      "labels of unknown width land beside themselves too, but who knows where", .stackTrailingAlignment,
      """
      type: UIStackView
      isSkeletonable: true
      alignment: trailing
      arrangedSubviews: [{type: UILabel, isSkeletonable: true}]
      """),
  ]
}
