extension Rule {
  static let unknownKey = Rule(
    "unknown-key", .error, inPartialFiles: .error, systems: .all,
    "A key has no meaning where it is used.",
    why: "A misspelt key would be ignored silently, and everything said about the view would be wrong.",
    fix: "Correct the key; those of your own begin with x-.",
    link: .readme,
    accepts: [
      "{type: UIView, isSkeletonable: true, x-screen: profile, note: for the design review}",
      "{type: UILabel, isSkeletonable: true, linesCornerRadius: 4}",
    ],
    reports: [
      "{type: UIView, ↓isSkeletonabel: true}",
      """
      type: UIView
      ↓show: {style: gradient}
      """,
    ]
  )
}
