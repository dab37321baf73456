/// Headers and footers of sections that data sources and delegates name.
extension CodeJoining {
  /// One name is the one; of several, or of what cannot be told, nobody knows which section has which.
  func nameSectionViews(
    _ answer: CodeAnswer?, _ key: ViewKey, _ place: ViewPlace, of view: ViewIndex,
    _ hierarchy: inout Hierarchy, _ said: inout Evidence
  ) {
    var named = said.sectionViews[view] ?? []
    defer { said.sectionViews[view] = named }
    guard let answer else { return }
    let templates = hierarchy.children(of: view).filter { hierarchy.views[$0].place == place }
    let constants = answer.constants?.filter { $0 != .null }
    let texts = constants?.compactMap { if case .text(let text) = $0 { text } else { nil } }
    guard let texts, texts.count == constants?.count else {
      named.formUnion(templates)
      said.openSectionViews.formUnion(templates)
      said.unknown[view, default: []].insert(key)
      return
    }
    let mayBe = templates.filter { template in
      hierarchy.text(.reuseIdentifier, of: template).map { texts.contains($0) } ?? true
    }
    named.formUnion(mayBe)
    // Which sections have one is a matter of the layout's own code.
    if place == .supplementaryView, !hierarchy.hasFlowLayout(view) { said.openSectionViews.formUnion(mayBe) }
    guard texts.count != 1 || answer.constants?.count != 1 else {
      set(key, of: view, to: texts[0], at: answer.place, in: &hierarchy, &said)
      return
    }
    said.openSectionViews.formUnion(mayBe)
    if !texts.isEmpty { said.unknown[view, default: []].insert(key) }
  }
}
