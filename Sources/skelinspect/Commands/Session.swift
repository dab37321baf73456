import SkelinspectKit

/// One run of a command over its files.
struct Session {
  private let invocation: Invocation
  private let messages: Messages

  private var input: HierarchyInput
  private let filter: ViewFilter

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
    filter = try Self.filter(invocation)
  }

  private static func filter(_ invocation: Invocation) throws(UsageError) -> ViewFilter {
    let kinds = invocation.all(.only).compactMap(ViewFilter.Kind.init)
    guard let value = invocation.last(.depth) else { return ViewFilter(kinds) }
    guard let depth = Int(value), depth >= 0 else {
      throw UsageError(
        message: "'\(value)' is not a value of '--depth'", help: "it takes a whole number from 0")
    }
    return ViewFilter(kinds, depth: depth)
  }

  /// Reads everything before it prints anything: what cannot be read leaves standard output empty.
  mutating func run() -> ExitStatus {
    guard let shown = input.read(invocation.operands) else { return input.status }
    switch invocation.command {
    case .inspect: inspect(shown)
    default: describe(shown)
    }
    return .done
  }

  private func describe(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { OutputStream.output.writeProduct($0) }
    var notes: [String] = []
    if format == "outline" {
      let inspections = hierarchies.lazy.map { SkelinspectKit.inspect($0) }
      Outline.write(
        inspections, count: hierarchies.count, isDescription: true, paint: invocation.paint, to: &output)
    } else {
      for hierarchy in hierarchies {
        hierarchy.writeDescription(isCompact: invocation.has(.compact), to: &output)
      }
    }
    output.flush()
    for hierarchy in hierarchies {
      let silent =
        Environment.hasSkeletonDebug
        ? SkelinspectKit.inspect(hierarchy).missingLogNotes : hierarchy.silentRootNotes
      notes += self.notes(silent, in: hierarchy)
    }
    messages.notes(notes)
    messages.sayRemarks(of: input)
  }

  private func inspect(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { OutputStream.output.writeProduct($0) }
    let inspections = hierarchies.lazy.map { hierarchy in
      let inspection = SkelinspectKit.inspect(hierarchy)
      messages.write(DebugLog(of: [inspection]), of: hierarchy.fileName)
      return inspection
    }
    if format == "json" { return printJSON(of: inspections, to: output) }
    Outline.write(inspections, count: hierarchies.count, filter, paint: invocation.paint, to: &output)
    if hierarchies.count > 1, !input.remarks.isEmpty { output.append("\n") }
    for remark in input.remarks { output.append(invocation.paint.dim(remark.escapedForTerminal) + "\n") }
    output.flush()
  }

  private func printJSON(of inspections: some Sequence<Inspection>, to output: OutputBuffer) {
    var document = InspectionJSON(output)
    var notes: [String] = []
    for inspection in inspections {
      document.append(inspection, filter)
      if !Environment.hasSkeletonDebug {
        notes += self.notes(inspection.hierarchy.silentRootNotes, in: inspection.hierarchy)
      }
      notes += self.notes(inspection.assumptions.map { "assumed: \($0)" }, in: inspection.hierarchy)
    }
    _ = document.finish()
    messages.notes(notes)
    messages.sayRemarks(of: input)
  }

  private func notes(_ notes: [String], in hierarchy: Hierarchy) -> [String] {
    notes.map { messages.note(hierarchy.fileName, $0) }
  }

  private var format: String? { invocation.last(.format) }
}
