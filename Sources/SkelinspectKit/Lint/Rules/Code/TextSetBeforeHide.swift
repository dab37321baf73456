extension Rule {
  static let textSetBeforeHide = Rule(
    "text-set-before-hide", .warning, inPartialFiles: .warning,
    "The text of a covered label, text field or text view is set before hide, which takes it back.",
    why:
      "recoverViewState writes the text of show time back where the text colour is still clear, as it is while "
      + "the skeleton shows: what was set in between is lost.",
    fix: "Call hideSkeleton() first, and set the text after it.",
    link: .thread(523),
    accepts: [
      RuleExample.profile("view.hideSkeleton(); nameLabel.text = name"),
      // With its own colour the text stays.
      RuleExample.profile("nameLabel.text = name; nameLabel.textColor = .label; view.hideSkeleton()"),
      // It is set anew.
      RuleExample.profile("nameLabel.text = nil; view.hideSkeleton(); nameLabel.text = name"),
      // Nothing is covered any more.
      RuleExample.profile("nameLabel.hideSkeleton(); nameLabel.text = name; view.hideSkeleton()"),
      // A label that is not marked.
      RuleExample.profile("titleLabel.text = name; view.hideSkeleton()"),
      // Either the one or the other.
      RuleExample.profile("if name.isEmpty { nameLabel.text = name } else { view.hideSkeleton() }"),
      // Shown and hidden at once, it is covered no more.
      RuleExample.profile(
        "nameLabel.text = name; view.hideSkeleton()", shows: "view.showSkeleton(); view.hideSkeleton()"),
      // Put off, and cancelled by hide.
      RuleExample.profile("nameLabel.text = name; view.hideSkeleton()", shows: "view.showSkeleton(delay: 1)"),
      // What stands before show is what comes back.
      RuleExample.profile("nameLabel.text = name; view.showSkeleton(); view.hideSkeleton()"),
    ],
    reports: [
      RuleExample(RuleExample.profile("↓nameLabel.text = name; view.hideSkeleton()")),
      RuleExample(
        RuleExample.profile(
          "↓nameLabel.attributedText = NSAttributedString(string: name); view.hideSkeleton()")),
      RuleExample(
        RuleExample.profile(
          "DispatchQueue.main.async { ↓self.nameLabel.text = name; self.view.hideSkeleton() }")),
      RuleExample(
        RuleExample.profile("if !name.isEmpty { ↓nameLabel.text = name }; nameLabel.hideSkeleton()")),
      RuleExample(
        RuleExample.profile(
          "if name.isEmpty { view.hideSkeleton(); return }; ↓nameLabel.text = name; view.hideSkeleton()")),
      RuleExample(
        RuleExample.profile(
          "↓nameLabel.text = name; view.hideSkeleton()",
          shows: "view.showSkeleton(); await load(); view.hideSkeleton()")),
      RuleExample(RuleExample.profile("defer { view.hideSkeleton() }; ↓nameLabel.text = name")),
    ]
  ) { context in
    (context.order?.bodies ?? []).flatMap { body -> [Finding] in
      guard body.steps.contains(where: \.isHide) else { return [] }
      return body.steps.flatMap { step -> [Finding] in
        guard step.deed == .setText(isEmpty: false), step.isCertain else { return [] }
        return step.views.compactMap { finding(step, on: $0, body, context) }
      }
    }
  }
}

private func finding(
  _ step: CodeOrder.Step, on view: ViewIndex, _ body: CodeOrder.Body, _ context: RuleContext
) -> Finding? {
  guard [.label, .textField, .textView].contains(context.hierarchy.views[view].family),
    context.isCoveredLeaf(view), context.isSurelyMarked(view),
    let show = context.show(reaching: view, before: step)
  else { return nil }
  let order = StepOrder(body, of: view, in: context)
  guard let hide = order.hide(after: step), !order.may(.hides, before: step),
    !order.may(.shows, before: hide, after: step), !order.may(.setsTextColor, before: hide),
    !order.may(.setsText, after: hide)
  else { return nil }
  let name = context.name(of: view)
  let old = [ViewKey.text, .attributedText].lazy.compactMap { context.hierarchy.text($0, of: view) }.first
  return Finding(
    view: view, place: step.place,
    message:
      "\(name) shows \(old.map { $0.isEmpty ? "no text" : $0.quoted } ?? "its old text") again after hide: "
      + "hide writes the text of show time back while the text colour is clear, and this one is lost",
    help: "call hideSkeleton() first, and set the text after it",
    notes: [
      Diagnostic.Note(message: "hide here takes it back", place: hide.place),
      Diagnostic.Note(message: "\(context.name(of: show.view)) is shown here", place: show.place),
    ])
}

extension RuleExample {
  /// A screen of labels, and what it does when its data is there.
  fileprivate static func profile(_ line: String, shows: String = "view.showSkeleton()") -> String {
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
