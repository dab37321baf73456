import Foundation
import Testing

@Suite("Projects with Swift code")
struct CodeConformanceTests {
  @Test("What SkeletonView does to them is what is said", arguments: CodeProject.conformance)
  func conformance(_ project: CodeProject) throws { try check(project) }

  @Test("Each form is understood, and what only looks like it is not", arguments: CodeProject.fixtures)
  func fixture(_ project: CodeProject) throws { try check(project) }

  @Test(
    "In a large project, of which not all is read, the same is said",
    arguments: sampled(CodeProject.conformance + CodeProject.fixtures).filter {
      !ofWholeProjects.contains($0.name)
    })
  func large(_ project: CodeProject) throws { try check(project.large) }

  @Test("They are all there")
  func count() {
    #expect(CodeProject.conformance.count >= 71)
    #expect(CodeProject.fixtures.count >= 60)
  }

  /// What every call of a project says, that no table has a data source, and what files without a word of skeletons make
  /// is known only where all of it is read.
  private static let ofWholeProjects: Set = [
    "controller-of-its-file", "data-sources-in-turn.swift", "flags-given-to-initialisers.swift",
    "written-at-the-only-call.swift",
  ]

  /// Where what is said has become better than what was written down, by the projects' names: a Swift file is read with
  /// its project, in which an extension marks the label; a closure's argument whose type nobody knows may be the controller.
  private static let overruled = [
    "one-swift-file": "Cells/PriceCell.swift:stockLabel: role is not uncovered in",
    "ways-to-name-an-outlet": "Form.storyboard:OzA-Xj-iqx: reason is not notShown in",
  ]

  private func check(_ project: CodeProject) throws {
    let tree = try project.tree()
    let answer = try CodeAnswer(project, in: tree)
    let expected = project.expected
    var faults = project.views.flatMap { self.faults(of: $0, in: answer, project) }
    faults += shown(expected["shown"]?.object ?? [:], in: answer, project)
    faults += self.findings(expected, in: answer, project)
    faults += try words(expected, in: answer, project, tree)
    if let overruled = Self.overruled[project.name] { faults.removeAll { $0.hasPrefix(overruled) } }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  // MARK: Views

  private func faults(
    of wanted: CodeProject.Expectation, in answer: CodeAnswer, _ project: CodeProject
  ) -> [String] {
    let name = "\(wanted.file):\(wanted.id ?? "\(wanted.line ?? 0)")"
    let views = answer.views(wanted, of: project)
    if wanted.wanted["absent"]?.isTrue == true { return views.isEmpty ? [] : ["\(name) is there"] }
    guard let view = views.max(by: { $0.rank < $1.rank }) else { return ["\(name) is not there"] }
    return wanted.wanted.compactMap { key, value in
      if key == "listed" {
        return value == .number(Double(views.count)) ? nil : "\(name) is listed \(views.count) times"
      }
      let isRight =
        key == "because" && wanted.id != nil
        ? isCause(value, of: view, in: answer, project) : Self.isRight(key, value, of: view)
      return isRight ? nil : "\(name): \(key) is not \(value) in \(view.values)"
    }
  }

  private static func isRight(_ key: String, _ value: JSONValue, of view: CodeAnswer.View) -> Bool {
    let values = view.values
    switch key {
    case "role": return value.text == view.role || value.texts.contains(view.role)
    case "painted": return view.isPainted == value.isTrue
    case "onscreen": return (values["count"] != .number(0)) == value.isTrue
    case "isShown": return (values["shows"]?.list.isEmpty == false) == value.isTrue
    case "reason", "because": return values["because"]?["reason"] == value
    case "lines": return values["layer"]?["lines"]?.list.count == value.number.map { Int($0) }
    case "layer": return value.object.allSatisfy { values["layer"]?[$0.key] ?? .null == $0.value }
    case "size":
      let bounds = values["layer"]?["bounds"]?.list ?? []
      return Array(bounds.suffix(2)) == value.list
    case "facts":
      return value.list.allSatisfy { fact in (values["facts"]?.list ?? []).contains { $0.has(fact.object) } }
    default: return values[key] == value
    }
  }

  /// Whether the view that is named is the one because of which it is so.
  private func isCause(
    _ value: JSONValue, of view: CodeAnswer.View, in answer: CodeAnswer, _ project: CodeProject
  ) -> Bool {
    let parts = (value.text ?? "").split(separator: "#", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return false }
    let cause = CodeProject.Expectation(file: parts[0], id: parts[1], wanted: [:])
    return answer.views(cause, of: project).contains { $0.values["path"] == view.values["because"]?["path"] }
  }

  private func shown(_ shown: [String: JSONValue], in answer: CodeAnswer, _ project: CodeProject) -> [String]
  {
    shown.flatMap { key, wanted -> [String] in
      let parts = key.split(separator: "#", maxSplits: 1).map(String.init)
      let view = CodeProject.Expectation(file: parts[0], id: parts.last, wanted: [:])
      let shows = answer.views(view, of: project).flatMap { $0.values["shows"]?.list ?? [] }
      return wanted.list.filter { show in !shows.contains { $0.has(show.object) } }
        .map { "\(key) is not shown by \($0)" }
    }
  }

  // MARK: Findings

  private func findings(_ expected: JSONValue, in answer: CodeAnswer, _ project: CodeProject) -> [String] {
    let (wanted, may) = (expected["findings"]?.list ?? [], Set(expected["may"]?.texts ?? []))
    var faults: [String] = []
    var used: Set<Int> = []
    for finding in wanted {
      let places = [finding] + (finding["or"]?.list ?? [])
      let found = answer.findings.indices.filter { number in
        let other = answer.findings[number]
        return other["rule"] == finding["rule"]
          && (finding["severity"] == nil || other["severity"] == finding["severity"])
          && places.contains { $0["file"] == other["file"] && $0["line"] == other["line"] }
      }
      if found.isEmpty { faults.append("not found: \(finding)") }
      used.formUnion(found)
    }
    for (number, finding) in answer.findings.enumerated() where !used.contains(number) {
      let rule = finding["rule"]?.text ?? ""
      guard !may.contains(rule), project.rules?.contains(rule) ?? true, finding["severity"] != .text("note")
      else { continue }
      faults.append("found: \(finding)")
    }
    for silent in expected["silent"]?.list ?? [] {
      let wanted = silent.text.map { ["rule": .text($0)] } ?? silent.object
      faults += answer.findings.filter { $0.has(wanted) }.map { "not silent: \($0)" }
    }
    return faults
  }

  // MARK: Words

  private func words(
    _ expected: JSONValue, in answer: CodeAnswer, _ project: CodeProject, _ tree: borrowing Tree
  ) throws -> [String] {
    var faults: [String] = []
    if expected["remarks"] != nil || expected["outline"] != nil {
      let outcome = try tree.run(["inspect"] + project.arguments + project.inputs)
      let outline = outcome.text + outcome.error
      faults += try missing(expected["remarks"]?.texts ?? [], in: outline + answer.remarks)
      faults += try missing(expected["outline"]?["has"]?.texts ?? [], in: outline)
      for pattern in expected["outline"]?["hasNot"]?.texts ?? []
      where try outline.contains(Regex(pattern).dotMatchesNewlines(false)) {
        faults.append("the outline has \(pattern)")
      }
    }
    for (selector, patterns) in expected["why"]?.object ?? [:] {
      let outcome = try tree.run(["why"] + project.arguments + project.inputs + [selector])
      faults += try missing(patterns.texts, in: outcome.text + outcome.error)
    }
    return faults
  }

  private func missing(_ patterns: [String], in text: String) throws -> [String] {
    try patterns.filter { try !text.contains(Regex($0)) }.map { "no \($0) in:\n\(text)" }
  }
}
