/// How shows and updates look, and how shows and hides fade.
extension CallReader {
  mutating func readShow(_ mapping: CallMapping, on receiver: CallTarget?) throws(Diagnostic) -> Call.Action {
    let before = errors.count
    var look = readLook(mapping)
    look.transition = readTransition(mapping[.transition])
    var delay: Double?
    attempt(mapping[.delay]) { reader, node throws(Diagnostic) in
      delay = try reader.seconds(node, for: "'delay'")
    }
    let isKnown = errors.count == before && (mapping[.on] == nil || receiver != nil)
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
    var reloadsData = true
    attempt(mapping[.reloadDataAfter]) { reader, node throws(Diagnostic) in
      reloadsData = try reader.document.boolean(
        node, for: "'reloadDataAfter'", warnings: &reader.made.hierarchy.warnings)
    }
    return .hide(reloadsData: reloadsData, readTransition(mapping[.transition]))
  }

  mutating func readLook(_ mapping: CallMapping) -> SkeletonLook {
    var look = SkeletonLook()
    if mapping.action != .startAnimation {
      let what = Subject.part(mapping.action.rawValue)
      look.style = document.read(mapping.value, what, &errors, Document.oneCase) ?? look.style
    }
    look.color = document.read(mapping[.color], "'color'", &errors, Document.color)
    look.gradient = document.read(mapping[.gradient], &errors, Document.gradient)
    look.direction = document.read(mapping[.direction], "'direction'", &errors, Document.oneCase)
    return look
  }

  /// `none`, seconds, or `{crossDissolve: seconds}`; SkeletonView's default where nothing is said.
  private mutating func readTransition(_ node: Node?) -> Transition {
    var transition = Transition.crossDissolve(ShowSettings().transition)
    attempt(node) { reader, node throws(Diagnostic) in
      let document = reader.document
      if document.kind(node) == .mapping {
        let record = try Record(node, ["crossDissolve"], for: "'transition'", in: document)
        try record.check()
        guard let seconds = record["crossDissolve"] else {
          throw .invalidValue(
            "this transition says nothing", at: document.place(node),
            help: "write none or {crossDissolve: 0.25}")
        }
        transition = .crossDissolve(try reader.seconds(seconds, for: "'crossDissolve'"))
      } else if document.isText(node, "none") {
        transition = .none
      } else {
        _ = try document.number(node, or: ["none"], for: "'transition'")
        transition = .crossDissolve(try reader.seconds(node, for: "'transition'"))
      }
    }
    return transition
  }
}
