/// What a rule says would remove a finding.
struct FixCandidate: Sendable {
  let title: String
  /// The hierarchy among the file's.
  let tree: Int
  let view: ViewIndex
  let fix: Fix
}

/// What may remove a finding, as edits that can be tried.
struct FixAttempt {
  let title: String
  /// Nil for what is known of the text alone.
  let tree: Int?
  /// Of that tree's hierarchy; empty for what is known of the text alone.
  let changes: [Change]
  let files: [FileEdits]
  /// The views that the finding names: what becomes of them is what it is about.
  let named: Set<ViewIndex>
  /// Views that the same text describes.
  let shared: [ViewIndex]
  /// It marks a view of which its author says that it is not skeletonable.
  let overrulesAuthor: Bool

  /// Nil where a change cannot be written in its file.
  ///
  /// - Parameters:
  ///   - context: of the candidate's hierarchy.
  ///   - editors: of its files.
  init?(_ candidate: FixCandidate, _ context: RuleContext, _ editors: inout DocumentEditors) {
    changes = candidate.fix.allChanges
    guard let edits = context.hierarchy.edits(for: changes, &editors), !edits.files.isEmpty else {
      return nil
    }
    (title, tree, files, shared) = (candidate.title, candidate.tree, edits.files, edits.others)
    named = context.views(named: [candidate.view] + changes.map(\.view))
    let hierarchy = context.hierarchy
    overrulesAuthor = changes.contains {
      $0.isMark && (hierarchy.says(.isSkeletonable, of: $0.view) || hierarchy.isMarkedInCode($0.view))
    }
  }

  /// Of a diagnostic whose reader or rule knows what was meant.
  init?(_ diagnostic: Diagnostic) {
    guard !diagnostic.edits.isEmpty, let edits = FileEdits(diagnostic.edits, of: diagnostic.place.file) else {
      return nil
    }
    let new = diagnostic.edits.map(\.replacement).first { !$0.isEmpty }
    title = new.map { "write \($0)" } ?? diagnostic.help ?? diagnostic.message
    (tree, changes, files, shared) = (diagnostic.subject?.tree, [], [edits], [])
    named = diagnostic.subject.map { [$0.index] } ?? []
    overrulesAuthor = false
  }
}

extension RuleContext {
  /// The views of a finding and its fix, what is lost below them, and the block around them: it is one because show
  /// never comes to them. What else is marked in it is lost too, as other findings say.
  fileprivate func views(named views: [ViewIndex]) -> Set<ViewIndex> {
    var named: Set<ViewIndex> = []
    for view in Set(views) {
      named.insert(view)
      named.formUnion(lost(from: view))
      if hierarchy.views[view].family.isCollection { named.formUnion(view..<hierarchy.views[view].end) }
      guard let block = hierarchy.outwards(from: view).first(where: inspection.draws) else { continue }
      var holders: Set<ViewIndex> = [block]
      for inner in (block..<hierarchy.views[block].end).reversed()
      where hierarchy.views[inner].isSkeletonable || holders.contains(inner) {
        named.insert(inner)
        if inner > block, let parent = hierarchy.views[inner].parent { holders.insert(parent) }
      }
    }
    return named
  }
}

extension Change {
  /// Whether views stand in another order afterwards.
  var movesView: Bool {
    switch self {
    case .arrange, .moveToContentView: true
    default: false
    }
  }
}
