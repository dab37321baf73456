extension Rule {
  static let yamlBoolean = Rule(
    "yaml-boolean", .warning, systems: .all,
    "A boolean is written yes, no, on or off, which is text to JSON and YAML 1.2.",
    why: "YAML 1.1 took yes, no, on and off for booleans; JSON has only true and false, and so has YAML 1.2. "
      + "skelinspect takes them all.",
    fix: "Write true or false.",
    link: .readme,
    accepts: [
      "{type: UIView, isSkeletonable: true}",
      """
      # Where text belongs, a word is text.
      type: UILabel
      text: no
      """,
    ],
    reports: [
      "{type: UIView, isSkeletonable: ↓yes}",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, isSkeletonable: ↓on, isHidden: ↓off}
      """,
    ]
  )
}
