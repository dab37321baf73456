import Foundation
import Testing

@testable import SkelinspectKit

@Suite(
  "Schemas of findings, as a real validator reads them",
  .enabled(if: SchemaValidator.isInstalled, "check-jsonschema is not in .build/venv; 'make test' installs it")
)
struct FindingsSchemaTests {
  private static let reports: [(name: String, report: LintReport)] = [
    ("sample", .sample), ("hostile", Hostile.report), ("empty", LintReport([])),
    ("unread", .unread), ("baselined", .baselined), ("hostile-baseline", Hostile.baselined),
    ("hidden", LintReport.sample.showing(atLeast: .error)),
  ]

  private static func documents(_ format: ReportFormat) -> [SchemaValidator.Document] {
    reports.map { ("\($0.name).json", format.text(of: $0.report, .sample)) }
  }

  @Test("Ours is a schema")
  func metaschema() throws {
    let answer = try SchemaValidator.problemsOfSchemas(["findings.schema.json"])
    #expect(answer.hasPrefix("ok"), "\(answer)")
  }

  @Test("Ours accepts every report")
  func findings() throws {
    #expect(try SchemaValidator.problems(in: Self.documents(.json), by: "findings.schema.json").isEmpty)
  }

  @Test("Ours refuses a report with a place before the file's beginning, another key, or another severity")
  func refusals() throws {
    let text = ReportFormat.json.text(of: .sample, .sample)
    let changes = [
      ("\"line\": 2", "\"line\": 0"), ("\"help\"", "\"hint\""), ("\"error\"", "\"fatal\""),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2"), ("\"reason\"", "\"cause\""),
    ]
    let documents = changes.enumerated().map { number, change in
      ("\(number).json", text.replacing(change.0, with: change.1))
    }
    let problems = try SchemaValidator.problems(in: documents, by: "findings.schema.json")
    #expect(problems.count == changes.count)
  }

  @Test(
    "SARIF's accepts every log",
    .enabled(if: Shared.url("schemas") != nil, Shared.isMissing("schemas")))
  func sarif() throws {
    // One of its patterns is none where Unicode counts.
    let problems = try SchemaValidator.problems(
      in: Self.documents(.sarif), by: "../../shared/schemas/sarif-schema-2.1.0.json",
      ["--regex-variant", "nonunicode"])
    #expect(problems.isEmpty, "\(problems)")
  }
}
