/// The JSON Schemas that are made of the tables by which files are read.
package enum Schema: String, CaseIterable {
  case hierarchy, configuration, baseline

  package var summary: String {
    switch self {
    case .hierarchy: "hierarchy files in YAML or JSON (the default)"
    case .configuration: "lint's .skelinspect.yml"
    case .baseline: "the recorded findings: \(Baseline.fileName)"
    }
  }

  package var text: String {
    switch self {
    case .hierarchy: HierarchySchema.document.prettyText
    case .configuration: Configuration.schemaText
    case .baseline: Baseline.schemaText
    }
  }
}
