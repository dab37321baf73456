/// The keys of a `.skelinspect.yml`.
enum ConfigurationKey: String, CaseIterable, Sendable {
  case include, exclude, rules, overrides
  case skeletonableKeys = "skeletonable-keys"
  case appearance

  /// What a key says, for schemas, editors and the file to begin with.
  var summary: String {
    switch self {
    case .include: "The files to lint; default: every hierarchy file in this folder and below."
    case .exclude: "Files and folders to leave out."
    case .rules: "Levels of rules, for all their findings: off turns a rule off, any other level on."
    case .overrides:
      "Other levels in some files or for some views; a later override comes before an earlier one."
    case .skeletonableKeys:
      "Runtime attributes of Interface Builder that set isSkeletonable, such as a wrapper's _isSkeletonable."
    case .appearance:
      "The properties of SkeletonAppearance.default that the app sets, for files that do not say."
    }
  }
}

/// The keys of an override.
enum OverrideKey: String, CaseIterable, Sendable {
  case files, views, rules

  var summary: String {
    switch self {
    case .files: "The files in which the levels hold; default: all."
    case .views:
      "Selectors: the levels hold for the views that they name and for all below them; default: all."
    case .rules: "The levels."
    }
  }
}
