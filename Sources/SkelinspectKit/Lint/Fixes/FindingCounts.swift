/// How often each rule finds something in views of a name: what a fix may take away from and not add to.
struct FindingCounts {
  /// A rule at the views of one name in a file, wherever they stand: a fix may move them.
  struct Kind: Hashable {
    let rule: String
    let fileName: String
    /// The view's type and name; the message of what is about no view.
    let subject: String
  }

  private var counts: [Kind: Int] = [:]

  init(_ file: LintedFile) { self.init(file.diagnostics + file.elsewhere, in: file.readable) }

  init(_ diagnostics: [Diagnostic], in hierarchies: [Hierarchy]) {
    for diagnostic in diagnostics { counts[Self.kind(of: diagnostic, in: hierarchies), default: 0] += 1 }
  }

  static func kind(of diagnostic: Diagnostic, in hierarchies: [Hierarchy]) -> Kind {
    let name = diagnostic.subject.flatMap { subject in
      hierarchies.indices.contains(subject.tree)
        ? hierarchies[subject.tree].name(of: subject.index) : nil
    }
    return Kind(
      rule: diagnostic.rule, fileName: diagnostic.place.fileName,
      subject: name ?? diagnostic.path.last ?? diagnostic.message)
  }

  /// Whether these are the former ones without some of them.
  func lacks(_ gone: [Kind], of before: FindingCounts) -> Bool {
    var allowed = before.counts
    for kind in gone { allowed[kind, default: 0] -= 1 }
    return counts.allSatisfy { $0.value <= allowed[$0.key, default: 0] }
  }
}
