/// What lies beyond a limit of the evaluation: it may do anything to the views of the class.
extension CodeEvaluation {
  /// Nothing where no limit was reached.
  var factsBeyondLimits: [CodeFact] {
    guard let limit else { return [] }
    let top = nature.isController ? instance.adding(.view, type: nil) : instance
    let below = top.adding(.descendants, type: TypeText(name: "UIView", isList: true))
    func fact(_ subject: Reference, _ deed: CodeFact.Deed) -> CodeFact {
      CodeFact(
        subject: subject, deed: deed, place: limit, isCertain: false, entry: "", isImmediate: false,
        isDirect: true)
    }
    return [
      fact(top, .set(.isSkeletonable, nil)), fact(below.element, .set(.isSkeletonable, nil)),
      fact(top, .addUnknown(.subview)),
    ]
  }
}
