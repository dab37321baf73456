import SkelinspectKit

/// One run of `lint`.
struct LintCommand {
  let invocation: Invocation
  let use: BaselineUse
  private(set) var options: LintOptions
  /// In the working folder's configuration.
  private(set) var configuredBaseline: (name: String, place: String?)?
  /// What it ends with where nothing could be linted.
  private var failure = ExitStatus.failed
  let messages: Messages

  init(_ invocation: Invocation) throws(UsageError) {
    var invocation = invocation
    use = try BaselineUse(&invocation)
    try use.check(invocation)
    self.invocation = invocation
    options = try LintOptions(invocation)
    messages = Messages(color: invocation.color)
  }

  consuming func run() -> ExitStatus {
    guard var search = findFiles() else { return .failed }
    let workingFolder = search.filter.workingFolder
    if let file = search.filter.configurations.file(in: workingFolder) {
      options.adopt(file, from: workingFolder)
      configuredBaseline = file.configuration.baseline.map {
        let path = Path($0)
        let name = (path.isAbsolute ? path : file.folder / path.bytes).shown(from: workingFolder)
        return (name, file.configuration.placeOfBaseline)
      }
    }
    if use != .lint { options.reportNothing() }
    if let file = overwrittenInput(search) {
      messages.error(
        "skelinspect", "a report in \(file) would overwrite what is read", help: "write it to another file")
      return .badUsage
    }
    if let status = lint(search) { return status }
    // What an earlier run found must not pass for what this one did.
    if !invocation.has(.listFiles) {
      for file in options.targets.compactMap(\.file) { messages.attempt(toRemove: file) }
    }
    return failure
  }

  /// Nil where nothing could be linted.
  private mutating func lint(_ search: FileSearch) -> ExitStatus? {
    let isBroken = search.filter.configurations.report(to: messages)
    if isBroken { return nil }
    var known = KnownFindings()
    if !invocation.has(.listFiles), let name = baselineName {
      let isNamed = invocation.has(.baseline)
      known.baseline = .open(
        name, isNamed: isNamed, for: use, isNamed ? nil : configuredBaseline?.place,
        workingFolder: search.filter.workingFolder, messages)
      guard known.baseline != nil else { return nil }
      options.hasBaseline = true
    }
    guard findEarlier(&known, search) else { return nil }
    var run = LintRun(search, options, listsFiles: invocation.has(.listFiles))
    guard say(of: run) else { return nil }
    var progress = Progress(isQuiet: invocation.has(.quiet))
    let results = run.results(&progress)
    let fixes = FixReport(
      results, of: run, options, messages, waiting: waiting(in: results, known, run.search),
      isQuiet: invocation.has(.quiet))
    if options.fixing == nil, invocation.has(.unsafeFixes), !invocation.has(.quiet) {
      messages.say("nothing is written: --unsafe-fixes goes with --fix or --diff")
    }
    let search = run.search
    let summary = LintSummary(fixes?.results ?? results, search, known, options)
    if invocation.has(.verbose) { messages.write(summary.account) }
    if !invocation.has(.quiet) { messages.say(summary.report.notices.filter { !$0.isError }) }
    let isComplete = summary.reportFailures(to: messages)
    if isComplete, !invocation.has(.quiet), !invocation.has(.listFiles) {
      summary.reportUnusedOverrides(to: messages)
    }
    if summary.isEmpty {
      guard isComplete else { return nil }
      guard mayBeEmpty(search, summary) else {
        let places = invocation.operands.isEmpty ? ["the working folder"] : invocation.operands
        messages.error(
          "skelinspect", "nothing to lint in \(places.map(\.shortened).joined(separator: ", "))",
          help: HierarchyFiles.looks + (invocation.has(.verbose) ? "" : "; -v says what is skipped"))
        return nil
      }
    }
    return invocation.has(.listFiles)
      ? list(summary, isComplete: isComplete) : report(summary, known.baseline, fixes, isComplete: isComplete)
  }

  /// Lints what a commit has; false, said already, where that cannot be known.
  private func findEarlier(_ known: inout KnownFindings, _ search: FileSearch) -> Bool {
    guard let choice = options.since else { return true }
    var progress = Progress(isQuiet: invocation.has(.quiet))
    do throws(FileError) {
      known.earlier = try EarlierRun.findings(in: choice, search, options, &progress)
      return true
    } catch {
      messages.error("skelinspect", error.message, help: error.help)
      return false
    }
  }

  /// What the baseline has is not fixed either: nobody asked for it.
  private func waiting(
    in results: [LintRun.Result], _ known: KnownFindings, _ search: FileSearch
  ) -> [Diagnostic] {
    guard !known.isEmpty, options.fixing != nil else { return [] }
    return LintSummary(results, search, known, options).report.files.flatMap(\.baselined)
  }

  /// From the working folder.
  private var baselineName: String? { use.name(in: invocation, configured: configuredBaseline?.name) }

  /// Says what code the files are read with; false where some is named that is not there.
  private func say(of lint: LintRun) -> Bool {
    if !invocation.has(.quiet) { messages.say(lint.notices) }
    if invocation.has(.verbose) {
      for remark in lint.run.codeBases.compactMap(\.remark) {
        messages.write("read with: \(remark.escapedForTerminal)\n")
      }
    }
    for failure in lint.run.failures { messages.error(failure.name, failure.message) }
    return lint.run.failures.isEmpty
  }

  /// A file to write that is read as well: linted, a list, a configuration.
  private func overwrittenInput(_ search: FileSearch) -> String? {
    let others =
      invocation.all(.filesFrom) + search.filter.configurations.files.map(\.name)
      + [baselineName].compactMap(\.self)
    return options.targets.compactMap(\.file).first { file in
      search.lints(Path(file)) || OutputFile.replaces(Path(file), others.map { Path($0) })
    }
  }

  /// Nil where there is no working folder.
  private func findFiles() -> FileSearch? {
    guard let workingFolder = FileSystem.workingFolder else {
      messages.error("skelinspect", "the working folder is not there: \(FileSystem.systemError)")
      return nil
    }
    let filter = FileFilter(
      workingFolder: workingFolder, exclude: options.exclude, usesGitignore: options.usesGitignore,
      configurations: ConfigurationFiles(options.configuration, workingFolder: workingFolder))
    var search = FileSearch(filter, keepsPassedOver: invocation.has(.verbose))
    for list in invocation.all(.filesFrom) {
      do throws(FileError) { search.add(listed: try FileReader.readList(list)) } catch {
        search.fail(Path(list == "-" ? invocation.stdinFilename : list), error.message)
      }
    }
    let isDefault = invocation.operands.isEmpty && !invocation.has(.filesFrom)
    if invocation.operands.contains("-") { search.addStandardInput(named: invocation.stdinFilename) }
    search.add(named: isDefault ? [Path(".")] : invocation.operands.filter { $0 != "-" }.map { Path($0) })
    search.sort()
    return search
  }

  /// Where only changes are linted, there may be none of a screen: a list of changed files holds none of ours,
  /// or a hook names those of a commit and leaves some folders out.
  private func mayBeEmpty(_ search: FileSearch, _ summary: LintSummary) -> Bool {
    let isListed = invocation.has(.filesFrom) && invocation.operands.isEmpty
    if isListed, !invocation.has(.quiet) {
      let hint = search.notices.isEmpty ? "" : ", whose names start from the working folder"
      messages.say("nothing to lint in the list of files\(hint)")
    }
    if isListed || search.hasExcludedNamedFile { return true }
    let count = summary.codeWithoutViewsCount
    if count > 0, !invocation.has(.quiet) {
      let subject = count == 1 ? "1 Swift file makes" : "\(count) Swift files make"
      let outlets = summary.codeOfOtherFilesCount
      let missing =
        outlets == 0
        ? ""
        : "; \(count == 1 ? "it has" : "\(outlets) of them have") outlets, whose views"
          + " stand in storyboards or xibs that are not here: they were not judged"
      messages.say("\(subject) no hierarchy\(missing)")
    }
    return count > 0
  }

  private func list(_ summary: LintSummary, isComplete: Bool) -> ExitStatus {
    let isOnTerminal = OutputStream.output.terminalWidth != nil
    for result in summary.listed {
      if isOnTerminal {
        OutputStream.output.write(result.file.name.escapedForTerminal + "\n")
      } else {
        let name = result.file.source?.bytes ?? Array(result.file.name.utf8)
        OutputStream.output.write(name + [0x0A])
      }
    }
    return isComplete ? .done : .failed
  }

  private mutating func report(
    _ summary: LintSummary, _ baseline: BaselineFile?, _ fixes: FixReport?, isComplete: Bool
  ) -> ExitStatus? {
    // Findings about other roots than those that were asked for would mislead.
    guard summary.checkRoots(messages) else {
      failure = .badUsage
      return nil
    }
    for result in summary.results { messages.write(result.log, of: result.file.name) }
    if summary.isUnparsable { messages.error("skelinspect", "no file is well-formed, so no view was linted") }
    if use != .lint, let baseline {
      // What is not known must not get lost.
      if !isComplete || summary.isUnparsable { return .failed }
      return end(summary.report, baseline)
    }
    let status: ExitStatus =
      !isComplete || summary.isUnparsable || fixes?.isWritten == false
      ? .failed : options.failLevel.map(summary.report.has) == true ? .findings : .done
    return write(summary.report, status, summary.pageParts, fixes?.diff)
  }
}
