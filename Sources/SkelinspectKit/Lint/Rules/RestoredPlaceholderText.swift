extension Rule {
  static let restoredPlaceholderText = Rule(
    "restored-placeholder-text", .note, inPartialFiles: .note, isOnByDefault: false,
    "Design-time text comes back when the skeleton goes.",
    why:
      "saveViewState keeps the text at show, and recoverViewState puts it back on hide where the text "
      + "colour is still clear: what was set in between is lost.",
    fix: "Set the loaded text after hideSkeleton.",
    link: .thread(523),
    accepts: [
      "{type: UILabel, isSkeletonable: true}",
      """
      # What is not covered keeps what it is given.
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UILabel, text: Profile}
        - {type: UIImageView, isSkeletonable: true}
      """,
    ],
    reports: [
      "{type: UILabel, isSkeletonable: true, ↓text: Lorem ipsum}",
      """
      # Once in a document, at the first of them.
      type: UIStackView
      isSkeletonable: true
      arrangedSubviews:
        - {type: UILabel, isSkeletonable: true, ↓text: First name}
        - {type: UILabel, isSkeletonable: true, text: Last name}
      """,
    ]
  ) { context in
    let texts = (context.views(having: .text) + context.views(having: .attributedText)).filter { view in
      hasText(view, in: context) && context.isCoveredLeaf(view)
    }
    guard let first = texts.min() else { return [] }
    return [finding(at: first, others: Set(texts).subtracting([first]).sorted(), in: context)]
  }
}

private func finding(at view: ViewIndex, others: [ViewIndex], in context: RuleContext) -> Finding {
  let key =
    ([.text, .attributedText] as [ViewKey]).first { !text($0, of: view, in: context).isEmpty } ?? .text
  let more = others.count == 1 ? "; 1 more view does the same" : "; \(others.count) more views do the same"
  return context.finding(
    "on hide \(context.name(of: view)) shows \(text(key, of: view, in: context).quoted) again, "
      + "not the text that was set meanwhile" + (others.isEmpty ? "" : more),
    at: view, key, help: "set the loaded text after hideSkeleton",
    notes: context.notes("gets its old text back too", at: others))
}

private func hasText(_ view: ViewIndex, in context: RuleContext) -> Bool {
  switch context.hierarchy.views[view].family {
  case .label, .textView, .textField:
    !text(.text, of: view, in: context).isEmpty || !text(.attributedText, of: view, in: context).isEmpty
  default: false
  }
}

private func text(_ key: ViewKey, of view: ViewIndex, in context: RuleContext) -> String {
  context.hierarchy.text(key, of: view) ?? ""
}
