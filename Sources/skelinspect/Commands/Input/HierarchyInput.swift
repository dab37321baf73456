import SkelinspectKit

/// The hierarchies of the files that a command line names, with the roots that it names.
struct HierarchyInput {
  let invocation: Invocation
  let messages: Messages

  /// Files, and what is found in folders. Nil where something cannot be read or selected, which is said then.
  func read(_ operands: [String]) -> [Hierarchy]? {
    hierarchies(of: operands).flatMap(selectRoots)
  }

  /// The same, each with its own roots.
  func hierarchies(of operands: [String]) -> [Hierarchy]? {
    let inputs = InputFiles(operands, stdinFilename: invocation.stdinFilename, messages)
    let project = inputs.project
    var hierarchies: [Hierarchy] = []
    var isComplete = inputs.isComplete
    for file in inputs.files {
      if let read = read(file, in: project) { hierarchies += read } else { isComplete = false }
    }
    return isComplete ? hierarchies : nil
  }

  private func read(_ file: FoundFile, in project: Project) -> [Hierarchy]? {
    do throws(FileError) {
      return hierarchies(in: try file.read(), named: file.name, isNamed: file.choice == .named, project)
    } catch {
      messages.error(file.name, error.message)
      return nil
    }
  }

  /// - Parameter isNamed: by the command line: what is no file of ours is an error then.
  func hierarchies(
    in bytes: consuming [UInt8], named name: String, isNamed: Bool = true,
    _ project: Project = Project()
  ) -> [Hierarchy]? {
    do throws(ReadError) {
      let hierarchies = try project.hierarchies(of: bytes, named: name)
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
