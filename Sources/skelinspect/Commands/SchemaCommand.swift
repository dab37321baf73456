import SkelinspectKit

/// `schema`: prints what editors check and complete files by.
struct SchemaCommand {
  private let schema: Schema

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.takes(atMost: 1, "one NAME")
    schema =
      invocation.operands.isEmpty
      ? .hierarchy : try invocation.word(among: Schema.allCases, unknown: "there is no schema")
  }

  func run() -> ExitStatus {
    OutputStream.output.write(schema.text)
    return .done
  }
}
