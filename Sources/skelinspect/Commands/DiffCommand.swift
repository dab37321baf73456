import SkelinspectKit

/// `diff`: what differs between two files.
struct DiffCommand {
  private let invocation: Invocation
  private let messages: Messages
  private var files: ComparedFiles

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    files = try ComparedFiles(invocation, messages)
  }

  /// Reads both before it prints anything.
  consuming func run() -> ExitStatus {
    guard let shown = files.read() else { return files.status }
    let (old, new) = (shown.old.map(\.hierarchy), shown.new.map(\.hierarchy))
    let difference = diff(old, new)
    messages.writeDebugLogs(of: old + new)
    var stream = OutputStream.output
    stream.statusWithoutReader = difference.isEmpty ? .done : .findings
    var output = stream.buffer(isForPrograms: invocation.isJSON)
    if invocation.isJSON {
      difference.writeJSON(to: output)
    } else {
      difference.writeText(paint: invocation.paint, to: &output)
      output.flush()
    }
    messages.sayRemarks(of: files.input)
    return difference.isEmpty ? .done : .findings
  }
}
