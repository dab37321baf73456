extension Configuration {
  /// A file to begin with: every key, as a comment.
  package static let template = """
    # Settings of skelinspect lint for this folder and all below it; remove the # to put a line in force.
    # `skelinspect config check` says whether this file can be read, `skelinspect config show` what is in
    # force, and `skelinspect rules` what the rules are.
    #
    # Editors check and complete this file by the schema that `skelinspect config schema` prints: save that as
    # skelinspect.schema.json, and begin with '# yaml-language-server: $schema=skelinspect.schema.json' here.

    # \(ConfigurationKey.include.summary)
    # Patterns are those of .gitignore: ** stands for any folders; without a slash they match at any depth.
    #include:
    #  - Screens/**

    # \(ConfigurationKey.exclude.summary)
    #exclude:
    #  - Screens/Legacy/**

    # \(ConfigurationKey.rules.summary)
    # The severities are \(RuleLevel.allCases.map(\.rawValue).listed("and")).
    #rules:
    #  visible-unmarked-content: warning
    #  deprecated-attribute: off

    # \(ConfigurationKey.overrides.summary)
    #overrides:
    #  - files: ["Screens/Debug/**"]
    #    views: ["UIView#playground"]
    #    rules:
    #      zero-size-leaf: off

    # \(ConfigurationKey.failLevel.summary)
    #fail-level: warning

    # \(ConfigurationKey.formats.summary)
    #formats: [text, sarif=reports/lint.sarif]

    # \(ConfigurationKey.skeletonableKeys.summary)
    #skeletonable-keys: [_isSkeletonable]

    # \(ConfigurationKey.sources.summary)
    #sources: [../Shared]

    # \(ConfigurationKey.baseline.summary)
    #baseline: \(Baseline.fileName)

    # \(ConfigurationKey.appearance.summary)
    #appearance:
    #  multilineHeight: 18

    """
}
