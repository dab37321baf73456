import SkelinspectKit

/// `schema`: prints what editors check and complete files by.
enum SchemaCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try invocation.takes(atMost: 1, "one NAME")
    let isNamed = !invocation.operands.isEmpty
    let schema: Schema =
      isNamed ? try invocation.word(among: Schema.allCases, unknown: "there is no schema") : .hierarchy
    OutputStream.output.write(schema.text)
    return .done
  }
}
