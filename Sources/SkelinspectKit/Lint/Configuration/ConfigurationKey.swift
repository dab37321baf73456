/// The keys of a `.skelinspect.yml`.
enum ConfigurationKey: String, MappingKey {
  case include, exclude, rules, overrides
  case failLevel = "fail-level"
  case formats
  case skeletonableKeys = "skeletonable-keys"
  case sources
  case baseline
  case appearance

  var row: Row {
    switch self {
    case .include:
      Row(
        "The files to lint; default: every hierarchy file in this folder and below.",
        .reference(to: "patterns"))
    case .exclude: Row("Files and folders to leave out.", .reference(to: "patterns"))
    case .rules:
      Row(
        "Severities of rules, for all their findings: off turns a rule off, any other on.",
        .reference(to: rawValue))
    case .overrides:
      Row(
        "Other severities in some files or for some views; a later override comes before an earlier one.",
        ["type": "array", "items": .reference(to: "override")])
    case .failLevel:
      Row(
        "Lint's status is 1 from this severity on, unless the command line says otherwise; default: error.",
        .word(among: FailLevel.allCases.map(\.rawValue)).adding(["default": .text(FailLevel.error.rawValue)]))
    case .formats:
      Row(
        "The reports, as --format takes them, unless the command line names any; files are in this folder or below.",
        [
          "type": "array",
          "items": OrderedJSON.anyText.adding([
            "pattern": .text("^(\(Self.reportFormats))(=\(Self.reportPlace))?$")
          ]), "minItems": 1, "examples": [["text", "sarif=reports/lint.sarif"]],
        ])
    case .skeletonableKeys:
      Row(
        "Runtime attributes of Interface Builder that set isSkeletonable, such as a wrapper's _isSkeletonable.",
        Self.names(["_isSkeletonable"]))
    case .sources:
      Row(
        "Swift files, and folders of them, to read besides the project's; relative to this folder.",
        Self.names(["../Shared", "Kit/Sources"]))
    case .baseline:
      Row(
        "A file of recorded findings, which `skelinspect baseline write` writes; relative to this folder.",
        OrderedJSON.anyText.adding(["minLength": 1, "examples": [.text(Baseline.fileName)]]))
    case .appearance:
      Row(
        "The properties of SkeletonAppearance.default that the app sets, for files that do not say.",
        .reference(to: rawValue))
    }
  }

  private static func names(_ examples: OrderedJSON) -> OrderedJSON {
    [
      "type": "array", "items": OrderedJSON.anyText.adding(["minLength": 1]), "examples": .list([examples]),
    ]
  }

  private static let reportFormats = ReportFormat.allCases.map(\.rawValue).joined(separator: "|")
  /// A file in the configuration's folder or below, and not git's.
  private static let reportPlace = #"(?!/|-$)(?!(.*/)?(\.\.|\.[gG][iI][tT])(/|$)).+"#
}

/// The keys of an override.
enum OverrideKey: String, MappingKey {
  case files, views, rules

  var row: Row {
    switch self {
    case .files:
      Row(
        "The files in which the severities hold; default: all.",
        .reference(to: "patterns").adding(["minItems": 1]))
    case .views:
      Row(
        "Selectors: the severities hold for the views that they name and for all below; default: all.",
        [
          "type": "array", "items": .anyText, "minItems": 1,
          "examples": [["UIView#playground", "header/avatar"]],
        ])
    case .rules: Row("The severities.", .reference(to: rawValue))
    }
  }
}
