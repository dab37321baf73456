/// What lint found in a file.
public struct LintedFile: Sendable {
  /// A finding that a comment, or the view's `lint` key, hides, and why.
  package struct Suppressed: Equatable, Sendable {
    package internal(set) var diagnostic: Diagnostic
    package let reason: String?
  }

  /// As it was given: relative to the working folder, or absolute.
  public let name: String
  /// Sorted by place and rule.
  public package(set) var diagnostics: [Diagnostic]
  /// Errors of reading beyond the first thousand.
  public package(set) var omitted = 0
  package var suppressed: [Suppressed] = []
  /// Findings that a baseline or an earlier commit has: they are not reported.
  package internal(set) var baselined: [Diagnostic] = []
  /// Findings in other files, whose cells this one uses.
  package var elsewhere: [Diagnostic] = []
  /// The views of this file's screens that those are about.
  var subjectsElsewhere: [TreeIndex?] = []
  /// It was read as a whole; false where it holds errors that kept some or all of its views from being linted.
  public let isRead: Bool
  /// What it is where it holds no views of UIKit's.
  package internal(set) var foreign: String?
  /// What is in it.
  var screens: [Screen] = []
  package var hierarchies: [Hierarchy] { screens.map(\.hierarchy) }
  /// Of a file with errors too: those whose views can be read.
  var readable: [Hierarchy] = []
  /// What rules looked at in those, kept while fixes are proven.
  var contexts: [RuleContext] = []
  /// What may remove its findings, by the numbers that they have.
  var candidates: [FixCandidate] = []
  /// How it was linted, where its fixes are still to be proven.
  var toProve: (path: String, codeBase: Project.CodeBase?)?
  /// Findings that may have a fix, which was not tried: there was no room for more.
  package internal(set) var untriedCount = 0
  /// The text that the findings' ranges are of.
  private(set) var source: SourceText
}

extension LintedFile {
  /// A file of Swift code that makes no hierarchy: what others find in it is still to come.
  package init(ofCode bytes: consuming [UInt8], named name: String) {
    self.init(name: name, diagnostics: [], isRead: true, source: SourceText(ofCode: bytes, named: name))
  }

  /// With what is found in others too, at the views that stand in its screens.
  func showing(elsewhere isShown: (String) -> Bool) -> LintedFile {
    var file = self
    for (finding, subject) in zip(elsewhere, subjectsElsewhere) where isShown(finding.place.fileName) {
      var finding = finding
      finding.subject = subject
      file.diagnostics.append(finding)
    }
    return file
  }

  /// With the paths of the first findings and of what is suppressed, for those who read them.
  func withPaths(upTo count: Int = .max) -> LintedFile {
    var file = self
    let subjects =
      diagnostics.prefix(count).compactMap(\.subject) + suppressed.compactMap(\.diagnostic.subject)
    let paths = screens.enumerated().map { tree, screen in
      ViewPaths(screen.hierarchy, to: subjects.lazy.filter { $0.tree == tree }.map(\.index))
    }
    for index in diagnostics.indices.prefix(count) { file.diagnostics[index].setPath(paths) }
    for index in suppressed.indices { file.suppressed[index].diagnostic.setPath(paths) }
    return file
  }

  /// What a report needs of a file, its views left out, and its text too where there is nothing to show.
  ///
  /// - Parameters:
  ///   - mayGetMore: findings that other files have about it.
  ///   - keepsViews: they are drawn yet.
  package func settled(
    pathsUpTo count: Int, mayGetMore: Bool = false, keepsViews: Bool = false
  ) -> LintedFile {
    var file = withPaths(upTo: count)
    file.readable = []
    if !keepsViews { (file.screens, file.candidates) = ([], []) }
    if diagnostics.isEmpty, suppressed.isEmpty, !mayGetMore { file.source = SourceText([], named: name) }
    return file
  }

  package var hasFixesToProve: Bool { toProve != nil }

  /// Its findings, then those that it has in other files.
  var findings: [Diagnostic] {
    // Most files have nothing elsewhere, and need no second array of all findings.
    elsewhere.isEmpty ? diagnostics : diagnostics + elsewhere
  }

  /// The numbers of findings that may have a fix.
  var fixable: [Int] {
    let all = findings
    return all.indices.filter { all[$0].candidate != nil || !all[$0].edits.isEmpty }
  }

  /// With what came of trials.
  func settingFixes(of findings: [Diagnostic], triedCount: Int) -> LintedFile {
    var file = self
    (file.contexts, file.toProve) = ([], nil)
    file.untriedCount = fixable.count - triedCount
    let ownCount = diagnostics.count
    (file.diagnostics, file.elsewhere) = (Array(findings[..<ownCount]), Array(findings[ownCount...]))
    return file
  }

  /// What may remove a finding of its own, or one that it has in another file.
  func candidate(for finding: Diagnostic) -> FixCandidate? {
    finding.candidate.flatMap { candidates.indices.contains(Int($0)) ? candidates[Int($0)] : nil }
  }
}

extension Diagnostic {
  /// - Parameter paths: of each tree.
  mutating func setPath(_ paths: [ViewPaths]) {
    guard let subject, paths.indices.contains(subject.tree) else { return }
    path = paths[subject.tree].steps(to: subject.index)
  }
}
