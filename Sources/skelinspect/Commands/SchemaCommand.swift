import SkelinspectKit

/// `schema`: prints what editors check and complete files by.
struct SchemaCommand {
  private let schema: Schema

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else { throw UsageError(message: "schema takes one NAME") }
    guard let name = invocation.operands.first else {
      schema = .hierarchy
      return
    }
    guard let schema = Schema(rawValue: name) else {
      throw UsageError(
        "there is no schema '\(name.shortened)'", for: name, among: Schema.allCases.map(\.rawValue))
    }
    self.schema = schema
  }

  func run() -> ExitStatus {
    OutputStream.output.write(schema.text)
    return .done
  }
}
