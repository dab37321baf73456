/// How shows and updates look, and how shows and hides fade.
extension CallReader {
  mutating func readShow(_ mapping: CallMapping, on receiver: CallTarget?) throws(Diagnostic) -> Call.Action {
    let before = made.errors.count
    var look = readLook(mapping)
    var record = mapping.record
    look.transition = record.transition()
    let delay = record.read("delay", Document.seconds)
    made.errors.append(contentsOf: record.errors)
    let isKnown = made.errors.count == before && (mapping[.on] == nil || receiver != nil)
    if isKnown { note(look, on: receiver) }
    return .show(look, delay: delay)
  }

  /// The first show on a view of the hierarchy itself is the one that stands for all of them.
  private mutating func note(_ look: SkeletonLook, on receiver: CallTarget?) {
    guard firstShow == nil, receiver?.cell == nil else { return }
    var show = ShowSettings()
    switch receiver?.subject {
    case nil: show.roots = targets.hierarchy.views.isEmpty ? [] : [0]
    case .own(let view): (show.roots, show.areRootsGiven) = ([view], true)
    case .made: return
    }
    (show.style, show.color, show.gradient) = (look.style, look.color, look.gradient)
    show.direction = look.direction
    if case .crossDissolve(let seconds) = look.transition {
      show.transition = seconds
    } else {
      show.transition = 0
    }
    firstShow = show
  }

  mutating func readHide(_ mapping: CallMapping) -> Call.Action {
    var record = mapping.record
    let reloadsData = record.boolean("reloadDataAfter") ?? true
    let transition = record.transition()
    made.errors.append(contentsOf: record.errors)
    made.hierarchy.warnings += record.warnings
    return .hide(reloadsData: reloadsData, transition)
  }

  mutating func readLook(_ mapping: CallMapping) -> SkeletonLook {
    var look = SkeletonLook()
    var record = mapping.record
    if mapping.action != .startAnimation {
      look.style = record.oneCase(mapping.action.rawValue) ?? look.style
      look.color = record.read("color", Document.color)
      look.gradient = record.read("gradient", Document.gradient)
    }
    look.direction = record.oneCase("direction")
    made.errors.append(contentsOf: record.errors)
    return look
  }
}

extension Record {
  /// `none`, seconds, or `{crossDissolve: seconds}`; SkeletonView's default where nothing is said.
  fileprivate mutating func transition() -> Transition {
    let transition: Transition? = read("transition") { document, node, what throws(Diagnostic) in
      if document.kind(node) == .mapping {
        let record = try Record(node, ["crossDissolve"], for: what.description, in: document)
        try record.check()
        guard let seconds = record["crossDissolve"] else {
          throw .invalidValue(
            "this transition says nothing", at: document.place(node),
            help: "write none or {crossDissolve: 0.25}")
        }
        return .crossDissolve(try document.seconds(seconds, for: "'crossDissolve'"))
      }
      if document.isText(node, "none") { return .none }
      _ = try document.number(node, or: ["none"], for: what)
      return .crossDissolve(try document.seconds(node, for: what))
    }
    return transition ?? .crossDissolve(ShowSettings().transition)
  }
}
