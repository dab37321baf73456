import SkelinspectKit

/// A line for each finding.
func mistakes(in text: String) -> [String] {
  lint(text, named: "screen.yaml").diagnostics.map { finding in
    "line \(finding.place.position.line): \(finding.severity): \(finding.message) [\(finding.rule)]"
  }
}
