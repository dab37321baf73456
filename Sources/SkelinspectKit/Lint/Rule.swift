/// A kind of mistake: what it is, why it matters, examples, and the check that finds it.
package struct Rule: Sendable {
  package let id: String
  /// In a file that holds the whole truth.
  let severity: Diagnostic.Severity
  /// In a file whose code may put right what it lacks; nil where the rule would have to guess.
  let severityInPartialFiles: Diagnostic.Severity?
  /// In a tree that holds types and flags of what was reached only; nil where the rule needs more.
  let severityInPrintedTrees: Diagnostic.Severity?
  let isOnByDefault: Bool
  /// Ids of rules that became part of it.
  let replaces: [String]
  /// Whose hierarchies it looks at.
  let systems: Systems
  /// The keys that it reads, where code may compute them: it says nothing of a view where nobody can tell one.
  let reads: [ViewKey]
  /// It reads values that show itself sets, as they were before.
  let isAboutTimeBeforeShow: Bool
  /// What is wrong, in one line.
  package let summary: String
  /// The mechanism in a sentence, with the library's function.
  let why: String
  /// What to do about it.
  let fix: String
  let link: RuleLink
  /// Hierarchies in YAML on which it has nothing to say.
  let accepts: [RuleExample]
  /// Hierarchies in YAML with `↓` before every place that it reports.
  let reports: [RuleExample]
  /// Nil for what readers and the linter find themselves.
  private(set) var check: (@Sendable (RuleContext) -> [Finding])?

  init(
    _ id: String, _ severity: Diagnostic.Severity, inPartialFiles: Diagnostic.Severity? = nil,
    inPrintedTrees: Diagnostic.Severity? = nil, isOnByDefault: Bool = true, replaces: [String] = [],
    systems: Systems = .skeletonView, reads keys: [ViewKey] = [.isSkeletonable], beforeShow: Bool = false,
    _ summary: String, why: String, fix: String, link: RuleLink,
    accepts: [RuleExample], reports: [RuleExample], check: (@Sendable (RuleContext) -> [Finding])? = nil
  ) {
    self.id = id
    self.severity = severity
    severityInPartialFiles = inPartialFiles
    severityInPrintedTrees = inPrintedTrees
    self.isOnByDefault = isOnByDefault
    self.replaces = replaces
    self.systems = systems
    reads = keys
    isAboutTimeBeforeShow = beforeShow
    self.summary = summary
    self.why = why
    self.fix = fix
    self.link = link
    self.accepts = accepts
    self.reports = reports
    self.check = check
  }

  /// The rule that looks at some views, or at other things that are said, each by itself.
  func looking<Subject>(
    among subjects: @escaping @Sendable (RuleContext) -> [Subject],
    finding: @escaping @Sendable (Subject, RuleContext) -> Finding?
  ) -> Rule {
    var rule = self
    rule.check = { context in subjects(context).compactMap { finding($0, context) } }
    return rule
  }

  /// Nil where it does not run.
  func severity(for origin: Origin) -> Diagnostic.Severity? {
    switch origin {
    case .said, .code, .live: severity
    case .presumed: severityInPartialFiles
    case .printed: severityInPrintedTrees
    case .dumped: nil
    }
  }
}

/// What several rules read.
extension [ViewKey] {
  static let rows: Self = [
    .isSkeletonable, .rowHeight, .estimatedRowHeight, .numberOfSkeletonRows, .numberOfSkeletonSections,
    .numberOfSkeletonItems, .dataSource,
  ]
  static let cells: Self = [.isSkeletonable, .dataSource, .skeletonCellIdentifier]
  static let hiding: Self = [.isSkeletonable, .isHidden, .isHiddenWhenSkeletonIsActive]
  static let lines: Self = [
    .isSkeletonable, .numberOfLines, .skeletonTextNumberOfLines, .skeletonTextLineHeight,
    .skeletonLineSpacing, .lastLineFillPercent, .linesCornerRadius, .skeletonPaddingInsets,
    .useFontLineHeight,
  ]
}

/// Where to read on.
enum RuleLink: Sendable {
  /// An issue or pull request of SkeletonView.
  case thread(Int)
  /// A file of SkeletonView's sources.
  case source(String)
  case readme
  /// A page of Apple's documentation.
  case apple(String)
  /// SwiftUI-Shimmer's own page.
  case shimmer
  /// WCAG 2.2's understanding of success criterion 2.3.1.
  case flashes

  var address: String {
    let home = "https://github.com/Juanpe/SkeletonView"
    return switch self {
    case .thread(let number): "\(home)/issues/\(number)"
    case .source(let path): "\(home)/blob/1.31.0/\(path)"
    case .readme: "\(home)#readme"
    case .apple(let page): "https://developer.apple.com/documentation/\(page)"
    case .shimmer: "https://github.com/markiv/SwiftUI-Shimmer"
    case .flashes: "https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html"
    }
  }
}
