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
    var hierarchies: [Hierarchy] = []
    var isComplete = true
    for file in invocation.operands {
      if let read = read(file) { hierarchies += read } else { isComplete = false }
    }
    guard isComplete, let shown = selectRoots(in: hierarchies) else { return .failed }
    switch invocation.command {
    case .inspect: inspect(shown)
    default: describe(shown)
    }
    return .done
  }

  private func read(_ file: String) -> [Hierarchy]? {
    let name = file == "-" ? invocation.stdinFilename : file
    guard let bytes = readBytes(file, named: name) else { return nil }
    do throws(ReadError) {
      let hierarchies = try readHierarchies(bytes, named: name)
      messages.write(hierarchies.warningText(paint: messages.paint, width: messages.width))
      return hierarchies
    } catch {
      messages.error(error)
      return nil
    }
  }

  private func readBytes(_ file: String, named name: String) -> [UInt8]? {
    do throws(FileError) { return try FileReading.read(file) } catch {
      messages.error(name, error.message)
      return nil
    }
  }

  /// The hierarchies with the roots of the command line. A selector that names several views is an error; a
  /// hierarchy in which one names none is left out, unless that leaves nothing.
  private func selectRoots(in hierarchies: [Hierarchy]) -> [Hierarchy]? {
    guard !invocation.all(.root).isEmpty else { return hierarchies }
    var selected: [Hierarchy] = []
    var failures: [(hierarchy: Hierarchy, error: SelectorError)] = []
    for hierarchy in hierarchies {
      do throws(SelectorError) { selected.append(try hierarchy.showing(on: invocation.all(.root))) } catch {
        failures.append((hierarchy, error))
      }
    }
    let isFatal = selected.isEmpty || failures.contains { $0.error.kind != .notFound }
    for (hierarchy, error) in failures.prefix(Messages.maximumNotes)
    where !isFatal || error.kind != .notFound || selected.isEmpty {
      if isFatal {
        messages.error(hierarchy.fileName, error.message, help: error.help)
      } else {
        messages.write(messages.note(hierarchy.fileName, "\(error.message.escapedForTerminal): left out"))
      }
    }
    return isFatal ? nil : selected
  }

  private func describe(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { Self.write($0) }
    var notes: [String] = []
    var outline: Outline?
    for hierarchy in hierarchies {
      if format == "outline" {
        if hierarchies.count > 1 { output.append(heading(of: hierarchy, isFirst: outline == nil)) }
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
    let output = OutputBuffer { Self.write($0) }
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
    var outline: Outline?
    for inspection in inspections {
      if count > 1 { output.append(heading(of: inspection.hierarchy, isFirst: outline == nil)) }
      outline = Outline(inspection, paint: outputPaint, after: outline)
      outline?.write(to: &output)
    }
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

  private func heading(of hierarchy: Hierarchy, isFirst: Bool) -> String {
    let name = hierarchy.name.map { " (\($0.shortened.escapedForTerminal))" } ?? ""
    return (isFirst ? "" : "\n") + hierarchy.fileName.escapedForTerminal + name + "\n"
  }

  private func notes(_ notes: [String], in hierarchy: Hierarchy) -> [String] {
    notes.map { messages.note(hierarchy.fileName, $0) }
  }

  /// On a terminal JSON's texts may not move the cursor; their escapes are the same values.
  private static func write(_ bytes: ArraySlice<UInt8>) {
    guard OutputStream.output.terminalWidth != nil else { return OutputStream.output.write(bytes) }
    OutputStream.output.write(String(decoding: bytes, as: UTF8.self).escapedInJSON)
  }

  private var format: String? { invocation.last(.format) }
  private var outputPaint: Paint { Environment.paint(for: .output, color: invocation.color) }
}
