extension Rule {
  static let contentLost = Rule(
    "content-lost", .error,
    "What the app set while the skeleton showed is written over by hide.",
    why:
      "recoverViewState writes the text of show time back while the text's colour is still clear, and other values "
      + "of show time always: the new content is lost.",
    fix: "Call hideSkeleton() first and set the content after it, or set textColor with the text.",
    link: .thread(528),
    accepts: [
      """
      calls:
        - show: solid
        - hide: true
        - set: {name: {text: Ada}}
      root: {type: UILabel, id: name, isSkeletonable: true, text: Loading}
      """,
      """
      # Text in a colour of its own stays.
      calls:
        - show: solid
        - set: {name: {text: Ada, textColor: "#000000"}}
        - hide: true
      root: {type: UILabel, id: name, isSkeletonable: true, text: Loading}
      """,
      """
      # So does an image.
      calls:
        - show: solid
        - set: {photo: {image: ada}}
        - hide: true
      root: {type: UIImageView, id: photo, isSkeletonable: true}
      """,
    ],
    reports: [
      """
      calls:
        - show: solid
        - set: {name: {text: Ada}}
        - ↓hide: true
      root:
        type: UIView
        isSkeletonable: true
        subviews: [{type: UILabel, id: name, isSkeletonable: true, text: Loading}]
      """,
      """
      # In one turn of the run loop too.
      calls:
        - show: solid
        - batch: [{set: {name: {text: Ada}}}, ↓{hide: true}]
      root: {type: UILabel, id: name, isSkeletonable: true, text: Loading}
      """,
      RuleExample(
        """
        calls:
          - show: solid
          - set: {card: {layer: {cornerRadius: 12}}}
          - ↓hide: true
        root: {type: UIView, id: card, isSkeletonable: true}
        """, .warning),
    ]
  ) { context in
    context.findings(ofCalls: isMeant) { incidents, _ in
      let texts = incidents.filter(\.isText)
      let shown = (texts.isEmpty ? incidents : texts).prefix(3).map(\.sentence)
      let more = incidents.count - shown.count
      return RuleContext.CallWarning(
        message: "hide writes what was there at show over what the app set: "
          + shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : ""),
        severity: texts.isEmpty ? .warning : nil, help: (texts.first ?? incidents[0]).help,
        note: "it is set here, while the skeleton shows")
    }
  }
}

private func isMeant(_ kind: CallTrace.Kind) -> Bool {
  if case .lost = kind { true } else { false }
}

extension CallTrace.Incident {
  fileprivate var isText: Bool {
    if case .lost("text", _) = kind { true } else { false }
  }

  fileprivate var sentence: String {
    guard case .lost(let name, let value) = kind else { return "" }
    return "\(self.name).\(name) is \(value.text) again"
  }

  fileprivate var help: String? {
    if case .lost(let name, _) = kind { LostValue.words(of: name).help } else { nil }
  }
}
