import SkelinspectKit

/// One run of a command over its files.
struct Session {
  private let invocation: Invocation
  private let messages: Messages

  init(_ invocation: Invocation) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
  }

  /// Reads everything before it prints anything: what cannot be read leaves standard output empty.
  func run() -> ExitStatus {
    guard let shown = HierarchyInput(invocation, messages).read(invocation.operands) else { return .failed }
    switch invocation.command {
    case .inspect: inspect(shown)
    default: describe(shown)
    }
    return .done
  }

  private func describe(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { OutputStream.output.writeProduct($0) }
    var notes: [String] = []
    var outline: Outline?
    for hierarchy in hierarchies {
      if format == "outline" {
        if hierarchies.count > 1 { output.append(Outline.heading(of: hierarchy, isFirst: outline == nil)) }
        outline = Outline(SkelinspectKit.inspect(hierarchy), paint: outputPaint, after: outline)
        outline?.writeDescriptions(to: &output)
      } else {
        hierarchy.writeDescription(isCompact: invocation.has(.compact), to: &output)
      }
    }
    output.flush()
    let isLogged = !Environment.skeletonDebug.isEmpty
    for hierarchy in hierarchies {
      let silent = isLogged ? SkelinspectKit.inspect(hierarchy).missingLogNotes : hierarchy.silentRootNotes
      notes += self.notes(silent, in: hierarchy)
    }
    messages.notes(notes)
  }

  private func inspect(_ hierarchies: [Hierarchy]) {
    let output = OutputBuffer { OutputStream.output.writeProduct($0) }
    let inspections = hierarchies.lazy.map { hierarchy in
      let inspection = SkelinspectKit.inspect(hierarchy)
      printDebugLog(of: inspection)
      return inspection
    }
    if format == "json" {
      printJSON(of: inspections, to: output)
    } else {
      printOutlines(of: inspections, count: hierarchies.count, to: output)
    }
  }

  private func printJSON(of inspections: some Sequence<Inspection>, to output: OutputBuffer) {
    var document = InspectionJSON(output)
    var notes: [String] = []
    for inspection in inspections {
      document.append(inspection)
      if Environment.skeletonDebug.isEmpty {
        notes += self.notes(inspection.hierarchy.silentRootNotes, in: inspection.hierarchy)
      }
      notes += self.notes(inspection.assumptions.map { "assumed: \($0)" }, in: inspection.hierarchy)
    }
    _ = document.finish()
    messages.notes(notes)
  }

  private func printOutlines(of inspections: some Sequence<Inspection>, count: Int, to output: OutputBuffer) {
    var output = output
    Outline.write(inspections, count: count, paint: outputPaint, to: &output)
    output.flush()
  }

  /// What the app's console would show, and which roots would show nothing there.
  private func printDebugLog(of inspection: Inspection) {
    guard !Environment.skeletonDebug.isEmpty else { return }
    var log = ""
    printSkeletonDebugLog(of: inspection.hierarchy, environment: Environment.skeletonDebug, to: &log)
    OutputStream.error.write(log)
    messages.notes(notes(inspection.missingLogNotes, in: inspection.hierarchy))
  }

  private func notes(_ notes: [String], in hierarchy: Hierarchy) -> [String] {
    notes.map { messages.note(hierarchy.fileName, $0) }
  }

  private var format: String? { invocation.last(.format) }
  private var outputPaint: Paint { Environment.paint(for: .output, color: invocation.color) }
}
