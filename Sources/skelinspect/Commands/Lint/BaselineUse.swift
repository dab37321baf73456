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
    let words = Self.actions.map(\.rawValue)
    guard let word = invocation.takeOperand() else {
      throw UsageError(message: "baseline needs one of \(words.joined(separator: ", "))")
    }
    guard words.contains(word), let action = BaselineUse(rawValue: word) else {
      throw UsageError("baseline has no command '\(word.shortened)'", for: word, among: words)
    }
    self = action
  }

  /// The baseline's name; nil where none counts.
  func name(in invocation: Invocation, configured: String?) throws(UsageError) -> String? {
    let said = invocation.last(.baseline)
    if invocation.has(.noBaseline), said != nil {
      throw UsageError(message: "'--baseline' and '--no-baseline' contradict each other")
    }
    if said == "" { throw UsageError(message: "the name of the baseline is empty") }
    if said == "-", self != .write {
      throw UsageError(
        message: "'--baseline -' belongs to baseline write, which prints it", help: "name a file")
    }
    if self == .lint { return invocation.has(.noBaseline) ? nil : said ?? configured }
    return said ?? configured ?? Baseline.fileName
  }
}

extension BaselineFile {
  /// Nil, said already, where there is none to go by.
  ///
  /// - Parameters:
  ///   - isNamed: the command line names it.
  ///   - place: where a configuration does.
  static func open(
    _ name: String, isNamed: Bool, for use: BaselineUse, _ place: String?, workingFolder: Path,
    _ messages: Messages
  ) -> BaselineFile? {
    var file = BaselineFile(name, workingFolder: workingFolder)
    do throws(BaselineError) { try file.read(isNamed: isNamed, mayBeEmpty: use == .write) } catch {
      switch error {
      case .unreadable(let message): messages.error(file.name, message)
      case .wrong(let error): messages.error(error)
      }
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
struct BaselineOutput {
  let invocation: Invocation
  let messages: Messages
  let file: BaselineFile
  /// `lint` goes by it without being told.
  let isConfigured: Bool

  func end(_ use: BaselineUse, _ report: LintReport) -> ExitStatus {
    guard let comparison = report.baseline else { return .failed }
    switch use {
    case .write: return write(comparison.written, report)
    case .prune:
      let status = comparison.pruned == file.baseline ? .done : store(comparison.pruned)
      if status == .done { say(comparison.pruneText) }
      return status
    case .report:
      OutputStream.output.write(comparison.report(named: file.name, paint: invocation.paint))
      return .done
    case .lint: return .done
    }
  }

  private func write(_ baseline: Baseline, _ report: LintReport) -> ExitStatus {
    let unread = report.files.count { !$0.isRead }
    if unread > 0, !invocation.has(.quiet) {
      let subject = unread == 1 ? "1 file has errors" : "\(unread) files have errors"
      messages.write(
        messages.note("skelinspect", "\(subject) in reading, which no baseline holds: lint shows them"))
    }
    guard file.path != nil else {
      OutputStream.output.write(baseline.text)
      return .done
    }
    if file.exists, baseline == file.baseline {
      say("it holds \(baseline.summary), as before")
      return .done
    }
    guard store(baseline) == .done else { return .failed }
    say("wrote \(baseline.summary)")
    if !isConfigured, !invocation.has(.quiet) {
      let name = file.name.escapedForTerminal
      messages.write(
        "  `skelinspect lint --baseline \(name)` reports what is new; so does lint alone with\n"
          + "  'baseline: \(name)' in \(ConfigurationFiles.fileName)\n")
    }
    return .done
  }

  private func store(_ baseline: Baseline) -> ExitStatus {
    guard let path = file.path else { return .done }
    let isWritten = messages.attempt(toWrite: file.name) { () throws(FileError) in
      try OutputFile.replace(path, with: baseline.text)
    }
    return isWritten ? .done : .failed
  }

  private func say(_ text: String) {
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
