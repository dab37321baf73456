extension Rule {
  static let invalidValue = Rule(
    "invalid-value", .error, inPartialFiles: .error, systems: .all,
    "A value is not one that its key takes.",
    why:
      "The value does not fit its property in UIKit or SkeletonView, so nobody can say what would be drawn.",
    fix: "Write a value that the key takes; the message says which.",
    link: .readme,
    accepts: [
      "{type: UILabel, numberOfLines: 2, frame: [0, 0, 120, 44]}",
      "{type: UIView, isSkeletonable: true, backgroundColor: \"#ECF0F1\"}",
    ],
    reports: [
      "{type: UILabel, numberOfLines: ↓two}",
      """
      type: UILabel
      subviews: ↓{type: UIView}
      """,
      "{type: UIView, frame: ↓[0, 0, 320]}",
    ]
  )
}
