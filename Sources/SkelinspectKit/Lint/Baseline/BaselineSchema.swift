extension Baseline {
  /// `Schemas/baseline.schema.json`.
  package static var schemaText: String { jsonSchema.prettyText }

  private static let jsonSchema = OrderedJSON.schema(
    "baseline", "Baseline of skelinspect lint",
    "The recorded findings: skelinspect baseline write makes it, and lint --baseline reports what is not in it."
  ).adding([
    "type": "object",
    "properties": [
      "$schema": ["description": "Where this schema is, for editors.", "type": "string", "minLength": 1],
      "schemaVersion": [
        "description": "Grows when a key changes its meaning or is removed.", "const": .number(schemaVersion),
      ],
      "findings": [
        "description": "By file, rule and path, each once.", "type": "array",
        "items": .reference(to: "entry"),
      ],
    ],
    "required": ["schemaVersion", "findings"],
    "additionalProperties": false,
    "$defs": ["entry": entry],
  ])

  private static let entry: OrderedJSON = [
    "description": "Findings of one rule at one view of a file.",
    "type": "object",
    "properties": [
      "file": ["description": "From the baseline's folder.", "type": "string", "minLength": 1],
      "rule": [
        "description": "The rule's id; what keeps a file from being read is always reported.",
        "type": "string",
        "minLength": 1, "not": .word(among: Rule.all.filter(\.isAlwaysError).map(\.id)),
      ],
      "path": [
        "description": "From the root to the view; null where the findings are about no view.",
        "type": ["string", "null"], "minLength": 1,
      ],
      "count": [
        "description": "How many findings it stands for.", "type": "integer", "minimum": 1,
        "maximum": .number(maximumCount),
      ],
    ],
    "required": ["file", "rule", "path", "count"],
    "additionalProperties": false,
  ]
}
