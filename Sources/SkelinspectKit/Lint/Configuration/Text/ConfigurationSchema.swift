extension Configuration {
  /// `Schemas/configuration.schema.json`, made of the tables by which configurations are read.
  package static var schemaText: String { schema.prettyText }

  private static let schema = OrderedJSON.schema(
    "configuration", "Configuration of skelinspect lint",
    "A .skelinspect.yml: which files are linted, by which rules, and how much these weigh."
  )
  // A file of comments alone is null.
  .adding(["type": ["object", "null"]])
  .adding(.keys(ConfigurationKey.fields))
  .adding(["$defs": .object(definitions)])

  private static let definitions: [OrderedJSON.Field] = [
    ("patterns", ["type": "array", "items": .reference(to: "pattern")]),
    ("pattern", pattern),
    ("rules", .mapping("Severities by rule id.", Rule.all.filter { !$0.isAlwaysError }.map(\.field))),
    ("level", .described(levels, .word(among: RuleLevel.allCases.map(\.rawValue)))),
    ("override", override),
    (
      "appearance",
      .mapping("The properties of SkeletonAppearance.default.", AppearanceKey.fields)
    ),
    ("color", Color.schema),
    ("gradient", Gradient.schema),
  ]

  private static let levels =
    "An error makes lint fail, a warning does with --strict, a note does not; off turns the rule off."

  private static let override = OrderedJSON.mapping(
    "Other severities in some files, for some views, or for some views of some files.",
    OverrideKey.fields, required: ["rules"]
  ).adding(["anyOf": [["required": ["files"]], ["required": ["views"]]]])

  private static let pattern = OrderedJSON.described(
    "As in .gitignore: * and ? within a name, ** through folders, [a-z]; relative to this file's folder.",
    .anyText
  ).adding([
    "minLength": 1,
    "pattern": .text("^(?!\(forbidden))(\(letter)|\(brackets))+$"),
    "examples": ["Screens/**", "*.skeleton.yaml", "/Legacy"],
  ])

  /// What `FilePattern` refuses: no name at all, `~`, `!`, a drive's letter, two slashes, `..`.
  private static let forbidden = #"(\.?/)*\.?$|[~!]|.:[/\\]|.*//|(.*/)?\.\.(/|$)"#
  private static let letter = #"[^\\{\[]|\\[^A-Za-z0-9]"#
  private static let brackets = #"\[[!^]?(\][^\]]*|[^\]]+)\]"#
}

extension Rule {
  fileprivate var field: OrderedJSON.Field {
    let standard = isOnByDefault ? RuleLevel(severity) : .off
    let schema = OrderedJSON.reference(to: "level").adding(["default": .text(standard.rawValue)])
    return (id, .described(summary, schema))
  }
}
