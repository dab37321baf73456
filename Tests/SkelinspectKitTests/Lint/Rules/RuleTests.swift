import Foundation
import Testing

@testable import SkelinspectKit

/// A rule and one of its examples.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let example: RuleExample
  let testDescription: String

  init(_ rule: Rule, _ kind: String, _ number: Int, _ example: RuleExample) {
    (self.rule, self.example) = (rule, example)
    testDescription = "\(rule.id) \(kind) \(number)"
  }

  static let all: [RuleCase] = Rule.all.flatMap { rule in
    zip(0..., rule.accepts).map { RuleCase(rule, "accepts", $0, $1) }
      + zip(0..., rule.reports).map { RuleCase(rule, "reports", $0, $1) }
  }

  /// The example without its marks.
  var text: String { example.text.filter { $0 != "↓" } }

  /// It is a hierarchy file, not one of Interface Builder or Swift code.
  var isHierarchyFile: Bool { !text.hasPrefix("<") && !text.hasPrefix("//") }

  /// Where its marks stand: UTF-8 bytes.
  var marks: [Int] {
    var (marks, offset) = ([Int](), 0)
    for character in example.text {
      if character == "↓" { marks.append(offset) } else { offset += character.utf8.count }
    }
    return marks
  }
}

@Suite("Rules")
struct RuleTests {
  @Test("A rule reports its examples where they are marked, and nothing else", arguments: RuleCase.all)
  func examples(_ example: RuleCase) throws {
    var settings = LintSettings()
    // An unused ignore needs the rule that it names to run.
    settings.selected = example.rule.id == Rule.unusedSuppression.id ? nil : [example.rule.id]
    let file = Linter(settings).lint(example: example.text)
    let found = file.diagnostics.filter { $0.rule == example.rule.id }
    #expect(found.map(\.range.lowerBound) == example.marks, "\(example.text)\n\(file.diagnostics)")
    #expect(file.diagnostics.count == found.count, "\(file.diagnostics)")
    for diagnostic in found {
      #expect(diagnostic.severity == example.example.severity ?? example.rule.severity)
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."))
    }
  }

  @Test(
    "A rule is silent where nobody can tell a key that it reads",
    arguments: RuleCase.all.filter { !$0.marks.isEmpty && $0.isHierarchyFile && $0.rule.reads.count > 1 })
  func openKeys(_ example: RuleCase) throws {
    #expect(!(try Self.findings(of: example, without: .reference)).isEmpty)
    for key in example.rule.reads {
      #expect(try Self.findings(of: example, without: key).isEmpty, "\(key)")
    }
  }

  /// - Parameter key: that code computes for every view.
  private static func findings(of example: RuleCase, without key: ViewKey) throws -> [Diagnostic] {
    var settings = LintSettings()
    settings.selected = [example.rule.id]
    let screens = try readHierarchies(example.text, named: "example.yaml").map { hierarchy in
      var hierarchy = hierarchy
      hierarchy.evidence = Evidence()
      for view in hierarchy.views.indices {
        hierarchy.evidence?.unknown[view] = [key]
        if key == .itemSize { hierarchy.evidence?.sizedByDelegate.insert(view) }
        if key == .subviews { hierarchy.evidence?.mayBeEmpty.insert(view) }
      }
      return Screen(hierarchy)
    }
    return Linter(settings).lint(screens, named: "example.yaml", path: "example.yaml").diagnostics
  }

  @Test("A rule explains itself", arguments: Rule.all)
  func words(_ rule: Rule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.why.hasSuffix("."))
    #expect(rule.fix.hasSuffix("."))
    #expect(rule.accepts.count >= 2 && rule.reports.count >= 2)
  }

  @Test("What became part of a rule is not a rule any more, and part of one rule only")
  func formerRules() {
    let former = Rule.all.flatMap(\.replaces)
    #expect(former.allSatisfy { Rule.named($0) == nil })
    #expect(Rule.successors.count == former.count)
  }

  @Test("The list of rules holds every file of the folder, sorted")
  func list() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/SkelinspectKit/Lint/Rules").standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      // Parts of a rule stand beside it, as Rule+Part.swift.
      $0.hasSuffix(".swift") && !$0.contains("+")
    }
    let names = files.map { String(($0.split(separator: "/").last ?? "").dropLast(6)) }.sorted()
    let expected = Rule.all.map { rule in rule.id.split(separator: "-").map(\.capitalized).joined() }
    #expect(names == expected.sorted())
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
