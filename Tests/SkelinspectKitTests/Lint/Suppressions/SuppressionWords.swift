extension SuppressionCase {
  /// What a comment says after `#`, on the line of a view that is hidden and has a border, both to be
  /// ignored or not.
  private static func words(
    _ words: String, hides: [String], _ reason: String? = nil, unused: Int = 0
  ) -> SuppressionCase {
    let rules = ["border-stays-visible", "hidden-leaf"]
    let shown = rules.filter { !hides.contains($0) }
    let ending = reason.map { ", \($0)" } ?? ""
    return SuppressionCase(
      words,
      """
      type: UIView
      isSkeletonable: true
      x-: &marked {type: UIView, isSkeletonable: true}
      subviews: [{<<: *marked, layer: {borderWidth: 1}}, {<<: *marked, alpha: 0}] #\(words)
      """,
      found: (shown + Array(repeating: "unused-suppression", count: unused)).map { "4: \($0)" },
      hidden: rules.filter { hides.contains($0) }.map { "4: \($0)\(ending)" })
  }

  private static let both = ["border-stays-visible", "hidden-leaf"]

  static let wordings: [SuppressionCase] = [
    words(" skelinspect:ignore hidden-leaf", hides: ["hidden-leaf"]),
    words("skelinspect:ignore hidden-leaf,border-stays-visible--why", hides: both, "why"),
    words(
      "\t skelinspect:ignore\thidden-leaf , border-stays-visible  \t--\twhy? \t", hides: both, "why?"),
    words(" skelinspect:ignore hidden-leaf — später", hides: ["hidden-leaf"], "später"),
    words(" skelinspect:ignore hidden-leaf – later -- much", hides: ["hidden-leaf"], "later -- much"),
    words(" skelinspect:ignore hidden-leaf - later", hides: ["hidden-leaf"], "later"),
    words(" skelinspect:ignore hidden-leaf --", hides: ["hidden-leaf"]),
    words(" skelinspect:ignore hidden-leaf: all", hides: both),
    words(" skelinspect: ignore hidden-leaf", hides: ["hidden-leaf"]),
    words(" SKELINSPECT:Ignore hidden-leaf", hides: ["hidden-leaf"]),
    words(" TODO # skelinspect:ignore hidden-leaf", hides: ["hidden-leaf"]),
    words(" skelinspect:ignore all -- a mock", hides: both, "a mock"),
    words(" skelinspect:ignore hidden-leaf # skelinspect:ignore border-stays-visible", hides: both),
    words(" skelinspect:ignore hidden-leaf hidden-leaf", hides: ["hidden-leaf"]),
    // Nothing is hidden.
    words(" skelinspect: says nothing here", hides: []),
    words(" see skelinspect:ignore hidden-leaf", hides: []),
    words(" skelinspect-ignore hidden-leaf", hides: []),
    words(" skelinspect:disable hidden-leaf", hides: [], unused: 1),
    words(" skelinspect:ignore", hides: [], unused: 1),
    words(" skelinspect:ignore -- because", hides: [], unused: 1),
    words(" skelinspect:ignore hidden-laef", hides: [], unused: 1),
    words(" skelinspect:ignore HIDDEN-LEAF", hides: [], unused: 1),
    words(" skelinspect:ignore nested-roots", hides: [], unused: 1),
    words(" skelinspect:ignore misspelt-class", hides: [], unused: 1),
    words(" skelinspect:ignore duplicate-key", hides: [], unused: 1),
    words(" skelinspect:ignore hidden-leaf it comes with the data", hides: ["hidden-leaf"], unused: 1),
    words(" skelinspect:ignore nonsense, hidden-leaf", hides: ["hidden-leaf"], unused: 1),
    // Rules that did not run are left alone, and so is what asks for it.
    words(" skelinspect:ignore zero-size-leaf", hides: []),
    words(" skelinspect:ignore misspelt-class, unused-suppression", hides: []),
    words(" skelinspect:ignore unused-suppression", hides: []),
  ]
}
