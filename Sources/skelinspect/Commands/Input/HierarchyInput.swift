import SkelinspectKit

/// The hierarchies of the files that a command line names, with the roots that it names, each read as its
/// configuration says.
struct HierarchyInput {
  private let invocation: Invocation
  private let messages: Messages
  private var filter: FileFilter
  /// Of a run that ends because nothing could be read: a selector that names no view, or several, is a mistake
  /// of the command line.
  private(set) var status = ExitStatus.failed
  /// How files are linted that have a configuration, by their names, and their paths for its patterns.
  private(set) var lintSettings: [String: (settings: LintSettings, path: String)] = [:]

  init(_ invocation: Invocation, _ messages: Messages) throws(UsageError) {
    (self.invocation, self.messages) = (invocation, messages)
    let folder = FileSystem.workingFolder ?? .top
    filter = FileFilter(
      workingFolder: folder, exclude: [], usesGitignore: true,
      configurations: ConfigurationFiles(try ConfigurationChoice(invocation), workingFolder: folder))
  }

  /// Files, and what is found in folders. Nil where something cannot be read or selected, which is said then.
  mutating func read(_ operands: [String]) -> [Hierarchy]? {
    guard let hierarchies = hierarchies(of: operands) else { return nil }
    status = .badUsage
    return selectRoots(hierarchies)
  }

  /// The same, each with its own roots; nil where something cannot be read.
  mutating func hierarchies(of operands: [String]) -> [Hierarchy]? {
    let inputs = InputFiles(operands, filter, stdinFilename: invocation.stdinFilename, messages)
    guard !inputs.isMisconfigured else { return nil }
    let project = inputs.project
    var hierarchies: [Hierarchy] = []
    var isComplete = inputs.isComplete
    for file in inputs.files {
      let configuration = inputs.configuration(of: file)
      if file.configuration != nil { lintSettings[file.name] = (LintSettings(configuration), file.path) }
      if let read = read(file, configuration, in: project) { hierarchies += read } else { isComplete = false }
    }
    return isComplete ? hierarchies : nil
  }

  /// A file of a commit, with the configuration that its place has today.
  mutating func hierarchies(of blob: GitBlob) -> [Hierarchy]? {
    do throws(FileError) {
      let bytes = try blob.read()
      let folder = filter.location(of: Path(blob.path)).folder
      let file = filter.configurations.file(in: folder)
      if filter.configurations.report(to: messages) { return nil }
      return hierarchies(in: bytes, named: blob.name, isNamed: true, file?.configuration, Project())
    } catch {
      messages.error(blob.name, error.message)
      return nil
    }
  }

  private func read(
    _ file: FoundFile, _ configuration: Configuration, in project: Project
  ) -> [Hierarchy]? {
    do throws(FileError) {
      let isNamed = file.choice == .named
      return hierarchies(in: try file.read(), named: file.name, isNamed: isNamed, configuration, project)
    } catch {
      messages.error(file.name, error.message)
      return nil
    }
  }

  /// - Parameter isNamed: by the command line: what is no file of ours is an error then.
  private func hierarchies(
    in bytes: consuming [UInt8], named name: String, isNamed: Bool, _ configuration: Configuration?,
    _ project: Project
  ) -> [Hierarchy]? {
    do throws(ReadError) {
      let settings = configuration?.reading ?? ReadingSettings()
      let hierarchies = try project.hierarchies(of: bytes, named: name, settings)
      messages.write(hierarchies.warningText(paint: messages.paint, width: messages.width))
      if hierarchies.isEmpty { messages.write(messages.note(name, "there is no view in it")) }
      return hierarchies
    } catch {
      guard error.isForeign, !isNamed, let message = error.diagnostics.first?.message else {
        messages.error(error)
        return nil
      }
      messages.write(messages.note(name, "left out: \(message.escapedForTerminal)"))
      return []
    }
  }

  /// The hierarchies with the roots of the command line; nil where that is an error, which is said then.
  private func selectRoots(_ hierarchies: [Hierarchy]) -> [Hierarchy]? {
    let choice = RootChoice(invocation.all(.root), in: hierarchies)
    for (hierarchy, error) in choice.failures.prefix(Messages.maximumNotes)
    where !choice.isError || error.kind != .notFound || choice.hierarchies.isEmpty {
      if choice.isError {
        messages.error(hierarchy.fileName, error.message, help: error.help)
      } else {
        messages.write(messages.note(hierarchy.fileName, "\(error.message.escapedForTerminal): left out"))
      }
    }
    return choice.isError ? nil : choice.hierarchies
  }
}
