/// How what show makes of a view changed, as differences and expectations say it.
enum OutcomeChangeWords {
  static func skeleton(isLost: Bool, isGained: Bool) -> [String] {
    (isLost ? ["lost its skeleton"] : []) + (isGained ? ["gained a skeleton"] : [])
  }

  /// `2 lines → stays visible`.
  static func roles(_ before: String, _ now: String) -> String {
    before == now ? now : "\(before) → \(now)"
  }

  static func hidden(_ isHidden: Bool) -> String {
    isHidden ? "hidden while the skeleton shows" : "no longer hidden while the skeleton shows"
  }

  static func moved(from old: String, to new: String) -> String { "moved from \(old) to \(new)" }

  static func moved(among parent: String) -> String { "moved among the views in \(parent)" }

  /// - Parameters:
  ///   - place: `in UIView#screen`.
  ///   - inner: the views that were there before, and stand in it now.
  ///   - more: the views that came with it.
  static func added(_ place: String, around inner: some Collection<String>, more: Int, outcome: String)
    -> String
  {
    let around = inner.isEmpty ? "" : " around " + inner.shortList(of: inner.count)
    return "added \(place)\(around)\(inIt(more)); \(outcome)"
  }

  /// - Parameters:
  ///   - staying: the views in it that are still there.
  ///   - more: the views that went with it.
  static func removed(from parent: String, staying: some Collection<String>, more: Int, outcome: String)
    -> String
  {
    let stay =
      staying.isEmpty
      ? "" : "; \(staying.shortList(of: staying.count)) \(staying.count == 1 ? "stays" : "stay")"
    return "removed from \(parent)\(inIt(more))\(stay); \(outcome)"
  }

  static func inIt(_ more: Int) -> String { more > 0 ? " with \(more.counted("view")) in it" : "" }

  /// Of views of which the same is to be said.
  static func each(of count: Int, place: String, names: String, _ facts: String) -> String {
    "\(count.counted("view")) \(place), \(names): each \(facts)"
  }

  /// - Parameter isOther: it would have crashed elsewhere, or otherwise.
  static func crash(isOther: Bool) -> String { isOther ? "would still crash, now here" : "would crash now" }

  static let noCrash = "would no longer crash"
}
