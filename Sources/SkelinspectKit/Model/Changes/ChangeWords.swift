/// What a change is in words: `name` is how a text calls a view.
struct ChangeWords {
  let hierarchy: Hierarchy
  let name: (ViewIndex) -> String

  init(_ hierarchy: Hierarchy, name: @escaping (ViewIndex) -> String) {
    (self.hierarchy, self.name) = (hierarchy, name)
  }

  /// `add UILabel#title to UIStackView#row with addArrangedSubview`: every view by its name.
  func sentence(_ change: Change) -> String {
    let name = name(change.view)
    switch change {
    case .set(.isSkeletonable, _, .boolean(true)): return "mark \(name) as skeletonable"
    case .set(.hasWindow, let view, _):
      return "call show when \(name) is in a window" + (hierarchy.hasKeys(view) ? " (hasWindow: true)" : "")
    case .set(.dataSource, _, let value): return "give \(name) a \(value.written)"
    case .set(let key, let view, let value):
      return hierarchy.setting(key, of: view, to: value.written, owner: " of \(name)")
    case .remove(let key, _): return "remove \(key.rawValue) from \(name)"
    case .rename(let key, let other, _):
      return "use \(other.rawValue) instead of \(key.rawValue) on \(name)"
    case .correct(let attribute, _):
      let type = attribute.typeName
      return type.map { "set the type of \(attribute.key.rawValue) to \($0) on \(name)" }
        ?? "write \(attribute.key.rawValue) instead of \(attribute.keyPath.quoted) on \(name)"
    case .arrange(let view): return "add \(name) to \(owner(of: view)) with addArrangedSubview"
    case .moveToContentView(let view): return "add \(name) to the contentView of \(owner(of: view))"
    case .callShow: return "call show on \(name)"
    case .callShowFirst: return "call show on \(name) before the others"
    case .omitShow: return "do not call show on \(name)"
    case .useCell(let cell):
      return "have the data source of \(owner(of: cell)) return \(identifier(of: cell)) for skeletons "
        + "(\(word(for: .skeletonCellIdentifier, ofOwnerOf: cell)))"
    case .useSectionView(let template): return useSectionView(template)
    case .alter(let part, let view): return "\(part.sentence(of: hierarchy, view)) of \(name)"
    }
  }

  private func word(for key: ViewKey, ofOwnerOf view: ViewIndex) -> String {
    hierarchy.views[view].parent.map { hierarchy.word(for: key, of: $0) } ?? key.rawValue
  }

  private func useSectionView(_ template: ViewIndex) -> String {
    let parent = hierarchy.views[template].parent
    let key = word(for: parent.map(hierarchy.sectionKey) ?? .headerIdentifier, ofOwnerOf: template)
    let isTable = parent.map { hierarchy.views[$0].family == .table } ?? true
    let answers = isTable ? "a SkeletonTableViewDelegate" : "the data source"
    return "have \(answers) of \(owner(of: template)) return \(identifier(of: template)) (\(key))"
  }

  private func owner(of view: ViewIndex) -> String {
    hierarchy.views[view].parent.map(name) ?? "its superview"
  }

  private func identifier(of template: ViewIndex) -> String {
    (hierarchy.text(.reuseIdentifier, of: template) ?? "its identifier").quoted
  }
}

extension ChangeWords {
  /// `add it to the contentView of UITableViewCell`: what a finding says to do where it stands.
  func summary(of fix: Fix) -> String {
    guard let change = fix.changes.last else { return "" }
    var text = action(change, of: fix)
    if let reason = fix.reason {
      if case .remove = change { text += ": \(reason)" } else { text += ", \(reason)" }
    }
    if !fix.further.isEmpty { text += ", and \(sentences(fix.further))" }
    if !fix.againstCrash.isEmpty {
      text += ", and \(sentences(fix.againstCrash)) so that the app does not crash there"
    }
    return fix.alternative.map { "\(text), or \($0)" } ?? text
  }

  private func sentences(_ changes: [Change]) -> String {
    let words = changes.map(sentence)
    let more = words.count - 4
    return more > 1
      ? words.prefix(4).joined(separator: ", ") + " and \(more) more steps, which `skelinspect why` lists"
      : words.listed("and")
  }

  private func action(_ change: Change, of fix: Fix) -> String {
    var names: String { fix.names ?? self.names(of: fix.changes.filter { $0.isAlike(change) }.map(\.view)) }
    switch change {
    case .set(.isSkeletonable, let view, .boolean(true)): return mark(names, as: view)
    case .set(.isSkeletonable, _, _): return "unmark \(names)"
    case .set(.hasWindow, _, _): return "call show in viewIsAppearing or later"
    case .set(.dataSource, let view, let value): return dataSource(value.written, of: view)
    case .set where fix.phrase == .named: return sentence(change)
    case .set(let key, let view, let value):
      if fix.changes.count == 1 { return set(key, of: view, to: value, fix.phrase) }
      return hierarchy.hasKeys(view)
        ? "use \(key.rawValue): \(value.written) instead"
        : "\(hierarchy.setting(key, of: view, to: value.written)) instead"
    case .remove where fix.phrase == .plain: return "remove it"
    case .rename(_, let other, _): return "use \(other.rawValue) instead"
    case .correct(let attribute, _):
      return attribute.typeName.map { "set its type to \($0) in the Identity inspector" }
        ?? "write \(attribute.key.rawValue)"
    case .arrange(let view): return "move it to arrangedSubviews of \(owner(of: view))"
    case .moveToContentView(let view): return "add it to the contentView of \(owner(of: view))"
    case .omitShow: return "call show on \(names) only"
    case .alter(let part, let view): return part.sentence(of: hierarchy, view)
    case .remove, .callShow, .callShowFirst, .useCell, .useSectionView: return sentence(change)
    }
  }

  /// How views are marked, in the words of a view's file.
  private func mark(_ names: String, as view: ViewIndex) -> String {
    switch hierarchy.tree(of: view) {
    case .elements: "mark \(names): Is Skeletonable On in the Attributes inspector"
    case .code: "mark \(names) (isSkeletonable = true)"
    case .values: "mark \(names) (isSkeletonable: true)"
    }
  }

  private func set(_ key: ViewKey, of view: ViewIndex, to value: StoredValue, _ phrase: Fix.Phrase) -> String
  {
    switch phrase {
    case .plain, .named, .add:
      hierarchy.hasKeys(view)
        ? "\(phrase == .add ? "add" : "set") \(key.rawValue): \(value.written)"
        : hierarchy.setting(key, of: view, to: value.written)
    case .write: "write \(value.written)"
    case .use: "use \(value.written.quoted)"
    case .meant: "did you mean \(value.written.quoted)?"
    case .limit: "make \(key.rawValue) \(value.written) at most"
    case .beforeShow: "set \(key.rawValue) to \(value.written) before showSkeleton"
    }
  }

  private func dataSource(_ wanted: String, of view: ViewIndex) -> String {
    guard let said = hierarchy.text(.dataSource, of: view) else { return "set a \(wanted) before show" }
    if nearMiss(of: said, among: [wanted]) != nil { return "did you mean \(wanted.quoted)?" }
    return said.contains(text: "Diffable")
      ? "subclass \(said.shortened) and adopt \(wanted) in the subclass"
      : "adopt \(wanted) in its data source"
  }

  /// The first four, and that there are more.
  func names(of views: some Collection<ViewIndex>) -> String {
    let names = views.prefix(4).map(name)
    return views.count > 4 ? names.joined(separator: ", ") + " …" : names.listed("and")
  }
}
