import SkelinspectKit

/// What `config` does.
enum ConfigAction: String, CaseIterable {
  case `init`, show, check, schema

  var summary: String {
    switch self {
    case .`init`: "write a first .skelinspect.yml; an existing one is left alone"
    case .show: "the settings that hold for PATH (the working folder), and where each comes from"
    case .check: "read the .skelinspect.yml that holds here, or PATH, and say what is wrong with it"
    case .schema: "print the JSON Schema of .skelinspect.yml, for editors"
    }
  }
}

/// `config`: writes, shows and checks the configuration of `lint`.
struct ConfigCommand {
  private let invocation: Invocation
  private let action: ConfigAction
  /// The file or folder that it is about; nil: the working folder.
  private let path: Path?
  private let choice: ConfigurationChoice
  private let messages: Messages

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    choice = try ConfigurationChoice(invocation)
    messages = Messages(color: invocation.color)
    action = try invocation.word(among: ConfigAction.allCases, unknown: "config has no command")
    let paths = invocation.operands.dropFirst()
    let takesPath = action == .show || action == .check
    guard paths.count <= (takesPath ? 1 : 0) else {
      throw UsageError(message: "config \(action.rawValue) takes \(takesPath ? "one PATH" : "nothing more")")
    }
    if paths.first == "" { throw UsageError(message: "the name of a file is empty") }
    path = paths.first.map { Path($0) }
  }

  func run() -> ExitStatus {
    switch action {
    case .`init`: initialize()
    case .show: show()
    case .check: check()
    case .schema: print(Configuration.schemaText)
    }
  }

  private func initialize() -> ExitStatus {
    let name = ConfigurationFiles.fileName
    if let known = ConfigurationFiles.fileNames.first(where: { FileSystem.hasEntry(Path($0)) }) {
      messages.error(
        "skelinspect", "\(known) already exists", help: "`skelinspect config check` reads it")
      return .failed
    }
    do throws(FileError) { try OutputFile.create(Path(name), with: Configuration.template) } catch {
      messages.error("skelinspect", "cannot write \(name): \(error.message)")
      return .failed
    }
    messages.write("wrote \(name)\n")
    return .done
  }

  private func show() -> ExitStatus {
    guard let folder, let settings = LintSettings(choice, in: folder, messages) else { return .failed }
    return print(settings.text(paint: invocation.paint))
  }

  private func check() -> ExitStatus {
    var configurations: ConfigurationFiles
    let workingFolder = FileSystem.workingFolder ?? .top
    var found: ConfigurationFile?
    if let path, FileSystem.kind(of: path) != .folder {
      configurations = ConfigurationFiles(.file(path.text), workingFolder: workingFolder)
      found = configurations.file(in: workingFolder)
    } else {
      configurations = ConfigurationFiles(choice, workingFolder: workingFolder)
      guard let folder else { return .failed }
      found = configurations.file(in: folder)
    }
    if configurations.report(to: messages) { return .failed }
    guard let found else {
      messages.error(
        "skelinspect", "there is no \(ConfigurationFiles.fileName) here or above",
        help: "`skelinspect config init` writes one")
      return .failed
    }
    return print("\(found.name.escapedForTerminal): ok\n")
  }

  /// The folder whose files it is about; nil, said already, where there is none.
  private var folder: Path? {
    let path = path ?? Path(bytes: [])
    let folder = FileSystem.kind(of: path) == .folder ? path : path.folder
    if FileSystem.kind(of: path) != nil, let real = FileSystem.realPath(of: folder) { return real }
    messages.error(path.text, FileSystem.systemError)
    return nil
  }

  private func print(_ text: String) -> ExitStatus {
    OutputStream.output.write(text)
    return .done
  }
}
