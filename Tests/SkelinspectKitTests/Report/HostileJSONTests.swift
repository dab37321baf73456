import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Hostile texts in JSON")
struct HostileJSONTests {
  typealias Object = [String: Any]

  private static func parsed(_ format: ReportFormat) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.text(of: Hostile.report, .sample).utf8))
  }

  private func expect(_ value: Any?, _ text: String, at location: SourceLocation = #_sourceLocation) {
    #expect((value as? String)?.scalars == text.scalars, sourceLocation: location)
  }

  @Test("come back from our own format")
  func json() throws {
    let report = try #require(try Self.parsed(.json) as? Object)
    for key in ["findings", "suppressed"] {
      let findings = try #require(report[key] as? [Object])
      #expect(findings.count == Hostile.texts.count)
      for (finding, text) in zip(findings, Hostile.textsByFile) {
        expect(finding["file"], Hostile.fileName(text))
        expect(finding["message"], text)
        expect(finding["help"], text)
        expect(finding["path"], "UIView/UILabel#\(text)")
        expect((finding["related"] as? [Object])?.first?["message"], text)
        if key == "suppressed" { expect(finding["reason"], text) }
      }
    }
  }

  @Test("come back from SARIF, whose URIs are relative, whose braces are doubled")
  func sarif() throws {
    let log = try #require(try Self.parsed(.sarif) as? Object)
    let run = try #require((log["runs"] as? [Object])?.first)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == Hostile.texts.count * 2)
    let bases = try #require(run["originalUriBaseIds"] as? Object)
    for (number, result) in results.enumerated() {
      let text = Hostile.textsByFile[number / 2]
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let message = try #require((result["message"] as? Object)?["text"] as? String)
      #expect(Self.unescaped(message).scalars == "\(text)\nhelp: \(text)".scalars)
      #expect(message.firstMatch(of: #/[^\\]\]\(/#) == nil)
      let location = try #require((result["locations"] as? [Object])?.first)
      let logical = try #require((location["logicalLocations"] as? [Object])?.first)
      expect(logical["fullyQualifiedName"], "UIView/UILabel#\(text)")
      let place = try #require(location["physicalLocation"] as? Object)
      let file = try #require(place["artifactLocation"] as? Object)
      let uri = try #require(file["uri"] as? String)
      #expect(uri.wholeMatch(of: #/[A-Za-z0-9%._~\/-]+/#) != nil)
      expect(uri.removingPercentEncoding, Hostile.fileName(text))
      #expect(bases[try #require(file["uriBaseId"] as? String)] != nil)
      let region = try #require(place["region"] as? [String: Int])
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
      #expect(region.values.allSatisfy { $0 >= 1 })
      let suppressions = try #require(result["suppressions"] as? [Object])
      #expect(suppressions.isEmpty == number.isMultiple(of: 2))
      if let suppression = suppressions.first { expect(suppression["justification"], text) }
      #expect(
        ((result["partialFingerprints"] as? Object)?["skelinspect/viewPath/v1"] as? String)?.count == 32)
    }
  }

  @Test("come back from GitLab's report, each with a fingerprint of its own")
  func gitlab() throws {
    let issues = try #require(try Self.parsed(.gitlab) as? [Object])
    for (issue, text) in zip(issues, Hostile.textsByFile) {
      expect(issue["description"], "\(text) (\(text))")
      let location = try #require(issue["location"] as? Object)
      expect(location["path"], Hostile.fileName(text))
      #expect(((location["lines"] as? Object)?["begin"] as? Int ?? 0) >= 1)
      let severities = ["info", "minor", "major", "critical", "blocker"]
      #expect(severities.contains(issue["severity"] as? String ?? ""))
      #expect(issue["check_name"] as? String == "unreachable-skeletonable")
    }
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == Hostile.texts.count)
  }

  @Test("come back from Reviewdog's format")
  func rdjson() throws {
    let report = try #require(try Self.parsed(.rdjson) as? Object)
    let diagnostics = try #require(report["diagnostics"] as? [Object])
    #expect(diagnostics.count == Hostile.texts.count)
    for (diagnostic, text) in zip(diagnostics, Hostile.textsByFile) {
      expect(diagnostic["message"], "\(text)\nhelp: \(text)")
      expect((diagnostic["location"] as? Object)?["path"], Hostile.fileName(text))
      #expect(["ERROR", "WARNING", "INFO"].contains(diagnostic["severity"] as? String ?? ""))
      #expect((diagnostic["code"] as? Object)?["url"] is String)
    }
  }

  @Test("are escapes where a terminal would obey them", arguments: ReportFormat.allCases)
  func terminal(_ format: ReportFormat) {
    #expect(format.text(of: Hostile.report, .sample).isSafeOnTerminals)
  }

  private static func unescaped(_ message: String) -> String {
    message.replacing("{{", with: "{").replacing("}}", with: "}").replacing("\\](", with: "](")
  }
}
