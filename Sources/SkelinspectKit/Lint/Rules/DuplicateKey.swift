extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key", .error, inPartialFiles: .error, systems: .all,
    "A key appears twice in one mapping.",
    why: "Of two values under one key only one can be meant, and readers differ in which one counts.",
    fix: "Remove one of them.",
    link: .readme,
    accepts: [
      "{type: UIView, isSkeletonable: true}",
      """
      # A mapping's own keys come before those of a merge key.
      x-label: &label {type: UILabel, isSkeletonable: true}
      type: UIView
      subviews: [{<<: *label, isSkeletonable: false}]
      """,
    ],
    reports: [
      """
      type: UILabel
      isSkeletonable: true
      ↓isSkeletonable: false
      """,
      "{type: UIView, frame: {x: 0, y: 0, width: 100, ↓width: 120, height: 44}}",
    ]
  )
}
