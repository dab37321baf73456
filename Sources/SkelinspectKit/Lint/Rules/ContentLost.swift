extension Rule {
  static let contentLost = Rule(
    "content-lost", .error, inPartialFiles: .warning,
    replaces: ["restored-placeholder-text", "text-set-before-hide"],
    "Hide overwrites what the app set while the skeleton showed.",
    why:
      "recoverViewState restores the text from show while the text's colour is still clear, and other values from show "
      + "always: the new content is lost. Where the order of the code shows it, it is a warning. Design-time text is a "
      + "note, since the app may set its own after hide; it is reported if the rule is selected or given a severity.",
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
      .profile("view.hideSkeleton(); nameLabel.text = name"),
      // With its own colour the text stays.
      .profile("nameLabel.text = name; nameLabel.textColor = .label; view.hideSkeleton()"),
      // It is set anew.
      .profile("nameLabel.text = nil; view.hideSkeleton(); nameLabel.text = name"),
      // Nothing is covered any more.
      .profile("nameLabel.hideSkeleton(); nameLabel.text = name; view.hideSkeleton()"),
      // A label that is not marked.
      .profile("titleLabel.text = name; view.hideSkeleton()"),
      // Either the one or the other.
      .profile("if name.isEmpty { nameLabel.text = name } else { view.hideSkeleton() }"),
      // Shown and hidden at once, it is covered no more.
      .profile(
        "nameLabel.text = name; view.hideSkeleton()", shows: "view.showSkeleton(); view.hideSkeleton()"),
      // Put off, and cancelled by hide.
      .profile("nameLabel.text = name; view.hideSkeleton()", shows: "view.showSkeleton(delay: 1)"),
      // What stands before show is what comes back.
      .profile("nameLabel.text = name; view.showSkeleton(); view.hideSkeleton()"),
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
      .profile("↓nameLabel.text = name; view.hideSkeleton()").reported(as: .warning),
      .profile(
        "↓nameLabel.attributedText = NSAttributedString(string: name); view.hideSkeleton()"
      ).reported(as: .warning),
      .profile(
        "DispatchQueue.main.async { ↓self.nameLabel.text = name; self.view.hideSkeleton() }"
      ).reported(as: .warning),
      .profile(
        "if !name.isEmpty { ↓nameLabel.text = name }; nameLabel.hideSkeleton()"
      ).reported(as: .warning),
      .profile(
        "if name.isEmpty { view.hideSkeleton(); return }; ↓nameLabel.text = name; view.hideSkeleton()"
      ).reported(as: .warning),
      .profile(
        "↓nameLabel.text = name; view.hideSkeleton()",
        shows: "view.showSkeleton(); await load(); view.hideSkeleton()"
      ).reported(as: .warning),
      .profile("defer { view.hideSkeleton() }; ↓nameLabel.text = name").reported(as: .warning),
      .profile(
        "fill(name); view.hideSkeleton() }; func fill(_ name: String) { ↓nameLabel.text = name"
      ).reported(as: .warning),
      RuleExample("{type: UILabel, isSkeletonable: true, ↓text: Lorem ipsum}", .note),
      RuleExample(
        """
        # Once in a document, at the first of them.
        type: UIStackView
        isSkeletonable: true
        arrangedSubviews:
          - {type: UILabel, isSkeletonable: true, ↓text: First name}
          - {type: UILabel, isSkeletonable: true, text: Last name}
        """, .note),
    ]
  ) { context in
    let certain = findings(inCalls: context) + context.findings(atSteps: { finding($0, on: $1, $2, context) })
    let guess = finding(inFile: context, besides: Set(certain.map(\.view)))
    return certain + [guess].compactMap(\.self)
  }
}

private func findings(inCalls context: RuleContext) -> [Finding] {
  context.findings(ofCalls: \.lost) { incidents, _ in
    let all = incidents.compactMap { incident in incident.kind.lost.map { (view: incident.name, lost: $0) } }
    let texts = all.filter { $0.lost.name == "text" }
    let told = texts.isEmpty ? all : texts
    let shown = told.prefix(3).map { "\($0.view).\($0.lost.name) is \($0.lost.value.text) again" }
    let more = incidents.count - shown.count
    return RuleContext.CallWarning(
      message: "hide overwrites what the app set with what was there at show: "
        + shown.joined(separator: ", ") + (more > 0 ? ", and \(more) more" : ""),
      severity: texts.isEmpty ? .warning : nil, help: LostValue.words(of: told[0].lost.name).help,
      note: "it is set here, while the skeleton shows")
  }
}

extension CallTrace.Kind {
  fileprivate var lost: (name: String, value: ActualValue)? {
    if case .lost(let lost) = self { lost } else { nil }
  }
}

private func finding(
  _ step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body, _ context: RuleContext
) -> Finding? {
  guard step.effect == .setText(isEmpty: false),
    [.label, .textField, .textView].contains(context.hierarchy.views[view].family),
    context.isCoveredLeaf(view), context.isSurelyMarked(view),
    let (hide, show) = context.hide(undoing: step, on: view, in: body)
  else { return nil }
  let name = context.name(of: view)
  let old =
    context.maySetText(of: view, besides: step, in: body)
    ? nil : [ViewKey.text, .attributedText].lazy.compactMap { context.hierarchy.text($0, of: view) }.first
  return context.finding(
    "\(name) shows \(old.map { $0.isEmpty ? "no text" : $0.quoted } ?? "its old text") again after hide: "
      + "hide restores the text it had at show while the text colour is clear, and this one is lost",
    at: view, place: step.place, .warning, help: "call hideSkeleton() first, and set the text after it",
    notes: [
      Diagnostic.Note(message: "hide here restores the old text", place: hide.place),
      context.note(of: show),
    ])
}

extension RuleContext {
  /// The hide that brings back the text from before a step, in its own function, one that calls it, or a closure there; and the
  /// show whose text that is.
  fileprivate func hide(
    undoing step: CodeOrder.Step, on view: ViewIndex, in body: CodeOrder.Body
  ) -> (hide: CodeOrder.Step, show: Evidence.Show)? {
    let bodies = order?.bodies ?? []
    for (step, body) in [(step, body)] + step.calls(from: bodies, doingOnly: [.setsText, .laysOut]) {
      guard let show = show(reaching: view, before: step) else { continue }
      let order = StepOrder(body, of: view, in: self)
      if let hide = order.hide(after: step), !order.may(.hides, before: step),
        !order.may(.shows, before: hide, after: step), !order.may(.setsTextColor, before: hide),
        !order.may(.setsText, after: hide)
      {
        return (hide, show)
      }
      guard step.isAfter(show, self.order), !order.may([.hides, .setsTextColor], before: step),
        !order.may([.hides, .shows, .setsTextColor], after: step)
      else { continue }
      for closure in bodies.filter({ $0.isClosure(after: step) }) {
        let order = StepOrder(closure, of: view, in: self)
        if let hide = order.hides.first, !order.may([.hides, .shows, .setsTextColor], before: hide),
          !order.may(.setsText, after: hide)
        {
          return (hide, show)
        }
      }
    }
    return nil
  }

  /// Whether the view may have another text at show than its file says: a step sets it elsewhere, or in a function that
  /// shows too.
  fileprivate func maySetText(
    of view: ViewIndex, besides step: CodeOrder.Step, in body: CodeOrder.Body
  ) -> Bool {
    func has(_ effect: CodeEffects, _ other: CodeOrder.Step) -> Bool {
      other.effect.effects.contains(effect) && (other.views.isEmpty || other.views.contains(view))
    }
    return body.steps.contains { has(.shows, $0) }
      || (order?.bodies ?? []).contains { $0.steps.contains { $0.place != step.place && has(.setsText, $0) } }
  }
}

extension CodeOrder.Step {
  /// Whether it surely comes only after a call of show, which is in its function or where the view is made, or comes first
  /// otherwise.
  fileprivate func isAfter(_ show: Evidence.Show, _ order: CodeOrder?) -> Bool {
    guard let first = order?.step(of: show)?.step else { return false }
    if comesOnlyAfter(first) || isLater(than: first) { return true }
    guard let last = first.stages?.upperBound, last <= Self.loading, !isInSetUp else { return false }
    // A controller's properties may be set before it loads its view.
    return last < Self.loading || !([spot] + calls).contains(where: \.isOfProperty)
  }
}

extension CodeOrder.Body {
  /// Whether one that surely comes to a step makes it after that, or has the main queue run it later.
  fileprivate func isClosure(after step: CodeOrder.Step) -> Bool {
    guard step.isUnconditional, let first = steps.first else { return false }
    return first.closures.contains { made in
      made.body == step.spot.body
        && (step.spot.position < made.position
          || first.spot.isPutOff && !made.mayPause && made.isSurelyFollowed(by: step.spot))
    }
  }
}

/// Text of design time, of which nobody knows whether something else is set.
private func finding(inFile context: RuleContext, besides known: Set<ViewIndex>) -> Finding? {
  // Where calls are said, it is seen after each what came of it.
  guard context.hierarchy.calls == nil else { return nil }
  let texts = Set(context.views(having: .text) + context.views(having: .attributedText)).filter { view in
    !known.contains(view) && keyOfText(of: view, in: context.hierarchy) != nil && context.isCoveredLeaf(view)
  }.sorted()
  guard let first = texts.first, let key = keyOfText(of: first, in: context.hierarchy) else { return nil }
  let others = texts.dropFirst()
  let more = others.count == 1 ? "; 1 more view does the same" : "; \(others.count) more views do the same"
  let text = context.hierarchy.text(key, of: first) ?? ""
  var finding = context.finding(
    "after hide \(context.name(of: first)) shows \(text.quoted) again, not the text that was set meanwhile"
      + (others.isEmpty ? "" : more),
    at: first, key, .note, help: "set the loaded text after hideSkeleton",
    notes: context.notes("gets its old text back too", at: others))
  finding.isGuess = true
  return finding
}

/// Nil for a view without text.
private func keyOfText(of view: ViewIndex, in hierarchy: Hierarchy) -> ViewKey? {
  guard [.label, .textView, .textField].contains(hierarchy.views[view].family) else { return nil }
  return [.text, .attributedText].first { hierarchy.text($0, of: view)?.isEmpty == false }
}

extension RuleExample {
  /// A screen of labels, and what it does when its data is there.
  fileprivate static func profile(_ line: String, shows: String = "view.showSkeleton()") -> RuleExample {
    """
    // ProfileController.swift
    final class ProfileController: UIViewController {
      let titleLabel = UILabel()
      let nameLabel = UILabel()
      override func viewDidAppear(_ animated: Bool) {
        view.isSkeletonable = true
        nameLabel.isSkeletonable = true
        view.addSubview(titleLabel)
        view.addSubview(nameLabel)
        \(shows)
      }
      func didLoad(_ name: String) {
        \(line)
      }
    }
    """
  }
}
