import SkelinspectKit

/// One run of a command over its files.
struct Session {
  private let invocation: Invocation
  private let errorPaint: Paint
  private let errorWidth: Int

  init(_ invocation: Invocation) {
    self.invocation = invocation
    errorPaint = Environment.paint(for: .error, color: invocation.color)
    errorWidth = OutputStream.error.terminalWidth ?? 100
  }

  /// Reads everything before it prints anything: what cannot be read leaves standard output empty.
  func run() -> ExitStatus {
    var hierarchies: [Hierarchy] = []
    var isComplete = true
    for file in invocation.files {
      if let read = read(file) { hierarchies += read } else { isComplete = false }
    }
    guard isComplete, let shown = selectRoots(in: hierarchies) else { return .failed }
    switch invocation.command {
    case .describe: describe(shown)
    case .inspect: inspect(shown)
    }
    return .done
  }

  private func read(_ file: String) -> [Hierarchy]? {
    let name = file == "-" ? invocation.stdinFilename : file
    guard let bytes = readBytes(file, named: name) else { return nil }
    do throws(ReadError) {
      let hierarchies = try readHierarchies(bytes, named: name)
      OutputStream.error.write(hierarchies.warningText(paint: errorPaint, width: errorWidth))
      return hierarchies
    } catch {
      OutputStream.error.write(error.text(paint: errorPaint, width: errorWidth))
      return nil
    }
  }

  private func readBytes(_ file: String, named name: String) -> [UInt8]? {
    do throws(FileError) { return try FileReading.read(file) } catch {
      OutputStream.error.write("\(name.escapedForTerminal): \(errorPaint.error): \(error.message)\n")
      return nil
    }
  }

  /// The hierarchies with the roots of the command line; of several those in which every selector names a view.
  private func selectRoots(in hierarchies: [Hierarchy]) -> [Hierarchy]? {
    guard !invocation.roots.isEmpty else { return hierarchies }
    var selected: [Hierarchy] = []
    var failure: SelectorError?
    for hierarchy in hierarchies {
      do throws(SelectorError) { selected.append(try hierarchy.showing(on: invocation.roots)) } catch {
        failure = failure ?? error
      }
    }
    guard selected.isEmpty, let failure else { return selected }
    let name = hierarchies.map(\.fileName).first ?? ""
    OutputStream.error.write(
      "\(name.escapedForTerminal): \(errorPaint.error): \(failure.message.escapedForTerminal)\n")
    if let help = failure.help { OutputStream.error.write("  = help: \(help.escapedForTerminal)\n") }
    return nil
  }

  private func describe(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { OutputStream.output.write($0) }
    var outline: Outline?
    for hierarchy in hierarchies {
      if invocation.format == "outline" {
        outline = Outline(SkelinspectKit.inspect(hierarchy), paint: outputPaint, after: outline)
        outline?.writeDescriptions(to: &output)
      } else {
        hierarchy.writeDescription(isCompact: invocation.isCompact, to: &output)
      }
    }
    output.flush()
    for hierarchy in hierarchies {
      let isLogged = !Environment.skeletonDebug.isEmpty
      note(
        isLogged ? SkelinspectKit.inspect(hierarchy).missingLogNotes : hierarchy.silentRootNotes,
        in: hierarchy)
    }
  }

  private func inspect(_ hierarchies: [Hierarchy]) {
    let output = OutputBuffer { OutputStream.output.write($0) }
    let inspections = hierarchies.lazy.map { hierarchy in
      let inspection = SkelinspectKit.inspect(hierarchy)
      printDebugLog(of: inspection)
      return inspection
    }
    if invocation.format == "json" {
      printJSON(of: inspections, to: output)
    } else {
      printOutlines(of: inspections, count: hierarchies.count, to: output)
    }
  }

  private func printJSON(of inspections: some Sequence<Inspection>, to output: OutputBuffer) {
    var document = InspectionJSON(output)
    for inspection in inspections {
      document.append(inspection)
      if Environment.skeletonDebug.isEmpty {
        note(inspection.hierarchy.silentRootNotes, in: inspection.hierarchy)
      }
      note(inspection.assumptions.map { "assumed: \($0)" }, in: inspection.hierarchy)
    }
    _ = document.finish()
  }

  private func printOutlines(of inspections: some Sequence<Inspection>, count: Int, to output: OutputBuffer) {
    var output = output
    var outline: Outline?
    for inspection in inspections {
      if count > 1 {
        let name = inspection.hierarchy.name.map { " (\($0.shortened.escapedForTerminal))" } ?? ""
        let file = inspection.hierarchy.fileName.escapedForTerminal
        output.append((outline == nil ? "" : "\n") + file + name + "\n")
      }
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
    note(inspection.missingLogNotes, in: inspection.hierarchy)
  }

  private func note(_ notes: [String], in hierarchy: Hierarchy) {
    for note in notes {
      OutputStream.error.write("\(hierarchy.fileName.escapedForTerminal): \(errorPaint.note): \(note)\n")
    }
  }

  private var outputPaint: Paint { Environment.paint(for: .output, color: invocation.color) }
}
