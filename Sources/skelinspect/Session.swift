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
    printDebugLogs(of: shown)
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
      for hierarchy in hierarchies {
        OutputStream.error.write(hierarchy.warningText(paint: errorPaint, width: errorWidth))
      }
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
    for hierarchy in hierarchies {
      if invocation.format == "outline" {
        Outline(SkelinspectKit.inspect(hierarchy), paint: outputPaint).writeDescriptions(to: &output)
      } else {
        hierarchy.writeDescription(isCompact: invocation.isCompact, to: &output)
      }
    }
    output.flush()
    for hierarchy in hierarchies { note(hierarchy.silentRootNotes, in: hierarchy) }
  }

  private func inspect(_ hierarchies: [Hierarchy]) {
    var output = OutputBuffer { OutputStream.output.write($0) }
    if invocation.format == "json" {
      var document = InspectionJSON(output)
      for hierarchy in hierarchies {
        let inspection = SkelinspectKit.inspect(hierarchy)
        document.append(inspection)
        note(hierarchy.silentRootNotes, in: hierarchy)
        note(inspection.assumptions.map { "assumed: \($0)" }, in: hierarchy)
      }
      _ = document.finish()
      return
    }
    for (index, hierarchy) in hierarchies.enumerated() {
      if hierarchies.count > 1 {
        let name = hierarchy.name.map { " (\($0.escapedForTerminal))" } ?? ""
        output.append((index > 0 ? "\n" : "") + hierarchy.fileName.escapedForTerminal + name + "\n")
      }
      Outline(SkelinspectKit.inspect(hierarchy), paint: outputPaint).write(to: &output)
    }
    output.flush()
  }

  /// What the app's console would show; `describe` prints the trees anyway.
  private func printDebugLogs(of hierarchies: [Hierarchy]) {
    guard invocation.command != .describe else { return }
    for hierarchy in hierarchies {
      var log = ""
      printSkeletonDebugLog(of: hierarchy, environment: Environment.skeletonDebug, to: &log)
      OutputStream.error.write(log)
      let isAsked = !Environment.skeletonDebug.isEmpty
      if isAsked, invocation.format != "json" { note(hierarchy.silentRootNotes, in: hierarchy) }
    }
  }

  private func note(_ notes: [String], in hierarchy: Hierarchy) {
    for note in notes {
      OutputStream.error.write("\(hierarchy.fileName.escapedForTerminal): \(errorPaint.note): \(note)\n")
    }
  }

  private var outputPaint: Paint { Environment.paint(for: .output, color: invocation.color) }
}
