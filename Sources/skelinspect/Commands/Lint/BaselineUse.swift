import SkelinspectKit

/// What a run does with a baseline.
enum BaselineUse: String, CaseIterable {
  case write, prune, report
  /// `lint` reports what is not in it.
  case lint

  /// The words after `baseline`.
  static let actions = allCases.filter { $0 != .lint }

  var summary: String {
    switch self {
    case .write: "record what lint finds; what the baseline has of other files and rules stays"
    case .prune: "remove what is stale, which is no longer found; nothing is added"
    case .report: "print what it holds, by rule and by file, and what is stale"
    case .lint: ""
    }
  }

  /// Takes the action away from what follows, the paths.
  init(_ invocation: inout Invocation) throws(UsageError) {
    guard invocation.command == .baseline else {
      self = .lint
      return
    }
    self = try invocation.word(among: Self.actions, unknown: "baseline has no command")
    invocation.dropOperand()
  }

  /// Refuses options that contradict each other.
  func check(_ invocation: Invocation) throws(UsageError) {
    let said = invocation.last(.baseline)
    if invocation.has(.noBaseline), said != nil {
      throw UsageError(message: "'--baseline' and '--no-baseline' contradict each other")
    }
    if said == "" { throw UsageError(message: "the name of the baseline is empty") }
    if said == "-", self != .write {
      throw UsageError(
        message: "'--baseline -' belongs to baseline write, which prints it", help: "name a file")
    }
  }

  /// The baseline's name; nil where none counts.
  func name(in invocation: Invocation, configured: String?) -> String? {
    let name = invocation.last(.baseline) ?? configured
    if self == .lint { return invocation.has(.noBaseline) ? nil : name }
    return name ?? Baseline.fileName
  }
}

extension BaselineFile {
  /// Nil, said already, where there is none to go by.
  ///
  /// - Parameters:
  ///   - isNamed: the command line names it; then it may be a pipe.
  ///   - place: where a configuration does.
  static func open(
    _ name: String, isNamed: Bool, for use: BaselineUse, _ place: String?, workingFolder: Path,
    _ messages: Messages
  ) -> BaselineFile? {
    var file = BaselineFile(name, workingFolder: workingFolder)
    do throws(FileError) {
      if let path = file.path, !FileSystem.isGone(path) {
        let bytes = isNamed ? try FileReader.read(file: path) : try FileReader.read(found: path)
        // A file without a letter is none yet.
        file.exists = !bytes.isEmpty || use != .write
        do throws(ReadError) {
          if file.exists { file.baseline = try Baseline.read(bytes, named: file.name) }
        } catch {
          messages.error(error)
          return nil
        }
      }
    } catch {
      messages.error(file.name, error.message)
      return nil
    }
    if use == .write || file.exists { return file }
    messages.error(
      file.name, "there is no such baseline",
      help: "write it with `skelinspect baseline write`, or correct its name"
        + (place.map { " in \($0)" } ?? ""))
    return nil
  }
}

/// Ends `baseline write`, `prune` and `report`.
extension LintCommand {
  func end(_ report: LintReport, _ file: BaselineFile) -> ExitStatus {
    guard let comparison = report.baseline else { return .failed }
    switch use {
    case .write: return write(comparison.written, report, to: file)
    case .prune:
      let status = comparison.pruned == file.baseline ? .done : store(comparison.pruned, in: file)
      if status == .done { say(comparison.pruneText, of: file) }
      return status
    case .report:
      OutputStream.output.write(comparison.report(named: file.name, paint: invocation.paint))
      return .done
    case .lint: return .done
    }
  }

  private func write(_ baseline: Baseline, _ report: LintReport, to file: BaselineFile) -> ExitStatus {
    let unread = report.files.count { !$0.isRead }
    if unread > 0, !invocation.has(.quiet) {
      messages.say(
        "\(unread.counted("file")) \(unread == 1 ? "has" : "have") errors in reading, which no baseline holds: lint shows them"
      )
    }
    guard file.path != nil else {
      OutputStream.output.write(baseline.text)
      return .done
    }
    if file.exists, baseline == file.baseline {
      say("it holds \(baseline.summary), as before", of: file)
      return .done
    }
    guard store(baseline, in: file) == .done else { return .failed }
    say("wrote \(baseline.summary)", of: file)
    if configuredBaseline == nil, !invocation.has(.quiet) {
      let name = file.name.escapedForTerminal
      messages.write(
        "  `skelinspect lint --baseline \(name)` reports what is new; so does lint alone with\n"
          + "  'baseline: \(name)' in \(ConfigurationFiles.fileName)\n")
    }
    return .done
  }

  private func store(_ baseline: Baseline, in file: BaselineFile) -> ExitStatus {
    guard let path = file.path else { return .done }
    let isWritten = messages.attempt(toWrite: file.name) { () throws(FileError) in
      try OutputFile.replace(path, with: baseline.text)
    }
    return isWritten ? .done : .failed
  }

  private func say(_ text: String, of file: BaselineFile) {
    guard !invocation.has(.quiet) else { return }
    messages.write("\(file.name.escapedForTerminal): \(text)\n")
  }
}

/// What was there before: findings that are not new.
struct KnownFindings {
  var baseline: BaselineFile?
  /// Those of a commit.
  var earlier: BaselineFile?

  var isEmpty: Bool { baseline == nil && earlier == nil }
}
