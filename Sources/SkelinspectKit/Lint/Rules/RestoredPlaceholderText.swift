extension Rule {
  static let restoredPlaceholderText = Rule(
    "restored-placeholder-text", .note, inPartialFiles: .note, isOnByDefault: false,
    "Design-time text comes back when the skeleton goes.",
    why: "saveViewState keeps the text at show, and recoverViewState puts it back on hide where the text "
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
      keyOfText(of: view, in: context.hierarchy) != nil && context.isCoveredLeaf(view)
    }
    guard let first = texts.min(), let key = keyOfText(of: first, in: context.hierarchy) else { return [] }
    let others = Set(texts).subtracting([first]).sorted()
    let more = others.count == 1 ? "; 1 more view does the same" : "; \(others.count) more views do the same"
    let text = context.hierarchy.text(key, of: first) ?? ""
    return [
      context.finding(
        "on hide \(context.name(of: first)) shows \(text.quoted) again, not the text that was set meanwhile"
          + (others.isEmpty ? "" : more),
        at: first, key, help: "set the loaded text after hideSkeleton",
        notes: context.notes("gets its old text back too", at: others))
    ]
  }
}

/// Nil for a view without text.
private func keyOfText(of view: ViewIndex, in hierarchy: Hierarchy) -> ViewKey? {
  switch hierarchy.views[view].family {
  case .label, .textView, .textField:
    [.text, .attributedText].first { hierarchy.text($0, of: view)?.isEmpty == false }
  default: nil
  }
}
