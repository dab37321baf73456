extension Rule {
  static let syntaxError = Rule(
    "syntax-error", .error, inPartialFiles: .error, systems: .all,
    "The file is not well-formed.",
    why: "What breaks the grammar of YAML, JSON or XML cannot be read, and no other rule looks at the file.",
    fix: "Write what the message says was expected there.",
    link: .readme,
    accepts: [
      "{type: UILabel, isSkeletonable: true}",
      """
      type: UIView
      subviews: [{type: UILabel}]
      """,
    ],
    reports: [
      """
      type: UIView
      subviews: [{type: UILabel↓}
      """,
      "type: UIView\n↓\tisSkeletonable: true",
      "{type: UIView, subviews: [↓*header]}",
    ]
  )
}
