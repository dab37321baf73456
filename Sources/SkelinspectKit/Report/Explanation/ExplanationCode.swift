/// What code has to do with the answer, with its places.
extension ExplanationWords {
  /// The calls of show that come to the view, and what code sets of it.
  var codeFacts: [Remark] {
    guard let code = hierarchy.evidence else { return [] }
    let root = explanation.coverage.root
    var facts: [Remark] = []
    for show in root.map(code.shows) ?? [] where explanation.coverage.isReached {
      let how = show.view == view ? "as a root of its own" : "from \(name(show.view))"
      facts.append(
        show.isRefused
          ? ("does nothing", "\(placed(show.place)), since a skeleton is active by then")
          : ("shown by", "\(placed(show.place)), \(how)"))
    }
    for fact in code.facts[view] ?? [] {
      let word = fact.key == .layer ? "layer.cornerRadius" : hierarchy.word(for: fact.key, of: view)
      if fact.value == nil, !fact.place.text.contains(text: fact.key.rawValue) {
        let what = fact.key == .isSkeletonable ? "mark it" : "set it"
        facts.append((word, "not known: given to \(placed(fact.place)), which may \(what)"))
        continue
      }
      let value = fact.value?.plainText.shortened ?? "not known"
      facts.append((word, "\(value) in code, \(placed(fact.place))"))
    }
    return facts.count > 12 ? Array(facts.prefix(12)) : facts
  }

  /// `ProfileViewController.swift:42 (name.showSkeleton())`.
  private func placed(_ place: Place) -> String {
    let code = place.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "\(place.fileName):\(place.position.line) (\(code.shortened))"
  }
}
