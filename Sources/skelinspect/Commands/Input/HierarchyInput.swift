import SkelinspectKit

/// The screens of the files that a command line names, with the roots that it names, each read as its
/// configuration says.
struct HierarchyInput {
  private let invocation: Invocation
  private let messages: Messages
  private var filter: FileFilter
  private let choice: CodeChoice
  private let branches: BranchChoice
  private var reader: CodeReader
  /// With which code files were read: `read with: 214 Swift files of App/`.
  private(set) var remarks: [String] = []
  /// Of a run that ends because nothing could be read: a selector that names no view, or several, is a mistake
  /// of the command line.
  private(set) var status = ExitStatus.failed
  /// Some file of a folder could not be read, which was said.
  private(set) var isPartial = false
  /// How files are linted that have a configuration, by their names, and their paths for its patterns.
  private(set) var lintSettings: [String: (settings: LintSettings, path: String)] = [:]
  /// What was read last.
  private var last: (run: RunFiles, project: Project)?

  init(_ invocation: Invocation, _ messages: Messages) throws(UsageError) {
    (self.invocation, self.messages) = (invocation, messages)
    let folder = FileSystem.workingFolder ?? .top
    choice = try CodeChoice(invocation)
    branches = try invocation.branches
    reader = CodeReader(workingFolder: folder, usesGitignore: true)
    filter = FileFilter(
      workingFolder: folder, exclude: [], usesGitignore: true,
      configurations: ConfigurationFiles(try ConfigurationChoice(invocation), workingFolder: folder))
  }

  /// Files, and what is found in folders. Nil where something cannot be read or selected, which is said then.
  ///
  /// - Parameter isPartlyEnough: what else is found in a folder counts where some of it cannot be read.
  mutating func read(_ operands: [String], isPartlyEnough: Bool = false) -> [Screen]? {
    guard let screens = screens(of: operands), isPartlyEnough || !isPartial else { return nil }
    status = .badUsage
    return selectRoots(screens)
  }

  /// The same, each with its own roots; nil where something cannot be read.
  mutating func screens(of operands: [String]) -> [Screen]? {
    let inputs = InputFiles(operands, filter, stdinFilename: invocation.stdinFilename, messages)
    guard let screens = screens(ofEach: inputs) else { return nil }
    let unread = zip(inputs.files, screens).filter { $1 == nil }.map(\.0)
    isPartial = !unread.isEmpty
    var isComplete =
      inputs.isComplete && !unread.contains { $0.choice == .named } && unread.count < max(screens.count, 1)
    if isComplete, screens.allSatisfy({ $0?.isEmpty == true }), let folder = inputs.foldersOfCode.first {
      messages.error(folder, InputFiles.noHierarchy.message, help: InputFiles.noHierarchy.help)
      isComplete = false
    }
    guard isComplete else { return nil }
    // Those of one file are not copied: they may be thousands.
    return screens.count == 1 ? screens[0] : screens.compactMap(\.self).flatMap(\.self)
  }

  /// Those of each file with the roots of the command line; nil for one of which that is an error, and altogether
  /// where none can be read. Both are said then.
  mutating func read(each files: [String]) -> [[Screen]?]? {
    let inputs = InputFiles(files, filter, stdinFilename: invocation.stdinFilename, messages)
    return screens(ofEach: inputs)?.map { $0.flatMap(selectRoots) }
  }

  /// What was read, after edits of the files' texts; nil where that cannot be read.
  func reading(after edits: [FileEdits]) -> [Screen]? {
    guard let (run, project) = last else { return nil }
    let edited = run.editing(project, edits)
    var screens: [Screen] = []
    for (number, file) in zip(0..., run.files) {
      let own = edits.first { $0.fileName == file.name }?.editedFile
      guard let bytes = own ?? (try? run.bytes(of: number)) else { continue }
      let read = try? edited.screens(
        of: bytes, named: file.name, run.settings(of: file), codeBase: run[number])
      guard let read else { return nil }
      screens += read
    }
    let choice = RootChoice(invocation.all(.root), in: screens)
    return choice.isError ? nil : choice.screens
  }

  private mutating func screens(ofEach inputs: InputFiles) -> [[Screen]?]? {
    guard let run = run(inputs, choice) else { return nil }
    let project = run.project(isEdited: invocation.has(.fix))
    last = (run, project)
    var screens: [[Screen]?] = []
    for (number, file) in zip(0..., run.files) {
      if file.configuration != nil {
        lintSettings[file.name] = (LintSettings(run.configuration(of: file)), file.path)
      }
      let read = read(number, of: run, in: project)
      if let read, !read.isEmpty { addRemark(run.remark(of: number)) }
      screens.append(read)
    }
    return screens
  }

  /// The files with their code; nil where a configuration is wrong or some code is named that is not there.
  private mutating func run(_ inputs: InputFiles, _ choice: CodeChoice) -> RunFiles? {
    if inputs.isMisconfigured { return nil }
    let run = inputs.run(choice, &reader)
    messages.say(reader.takeNotices())
    for failure in run.failures { messages.error(failure.name, failure.message) }
    return run.failures.isEmpty ? run : nil
  }

  /// A file of a commit, with the configuration and the code that its place has today.
  mutating func screens(of blob: GitBlob) -> [Screen]? {
    do throws(FileError) {
      let bytes = try blob.read()
      // Code of a commit is read without what stands around it today.
      let choice = CodeUse(of: blob.name) == .code ? CodeChoice.off : choice
      guard let run = run(InputFiles(blob, filter, messages), choice) else { return nil }
      addRemark(run.remark(of: 0))
      return screens(in: bytes, of: 0, run, run.project())
    } catch {
      messages.error(blob.name, error.message)
      return nil
    }
  }

  private mutating func addRemark(_ remark: String?) {
    guard let words = remark.map({ "read with: \($0)" }), !remarks.contains(words) else { return }
    remarks.append(words)
  }

  private mutating func read(_ number: Int, of run: RunFiles, in project: Project) -> [Screen]? {
    do throws(FileError) {
      guard let bytes = try run.bytes(of: number) else { return [] }
      return screens(in: bytes, of: number, run, project)
    } catch {
      messages.error(run.files[number].name, error.message)
      return nil
    }
  }

  private mutating func screens(
    in bytes: consuming [UInt8], of number: Int, _ run: RunFiles, _ project: Project
  ) -> [Screen]? {
    let (file, base) = (run.files[number], run[number])
    let (name, choice) = (file.name, file.choice)
    do throws(ReadError) {
      var settings = run.settings(of: file)
      settings.branches = branches
      let hasNoText = CodeUse(of: name) == .code && bytes.isEmpty
      let screens = try project.screens(of: bytes, named: name, settings, codeBase: base)
      messages.write(screens.map(\.hierarchy).warningText(paint: messages.paint, width: messages.width))
      if screens.isEmpty, choice == .named, hasNoText {
        messages.error(name, "the file is empty")
        return nil
      }
      if screens.isEmpty, choice != .asCode {
        messages.say("there is no view in it", of: name)
      }
      return screens
    } catch {
      // What is not a file of ours is an error where the command line names it.
      guard error.isForeign, choice != .named, let message = error.diagnostics.first?.message else {
        messages.error(error)
        return nil
      }
      messages.say("left out: \(message)", of: name)
      return []
    }
  }

  /// The screens with the roots of the command line; nil where that is an error, which is said then.
  private func selectRoots(_ screens: [Screen]) -> [Screen]? {
    let chosen = screens.reduce(into: Set<Int>()) { $0.formUnion($1.hierarchy.linesOfChosenBranches) }
    for (line, number) in branches.numbers.sorted(by: { $0.key < $1.key }) where !chosen.contains(line) {
      messages.error(
        "--branch \(line)=\(number)", "there is no such branch of SwiftUI code",
        help:
          "it takes the line of an if, guard, switch or ternary in a view's body, and the number of a branch of that"
      )
      return nil
    }
    let choice = RootChoice(invocation.all(.root), in: screens)
    for (hierarchy, error) in choice.failures.prefix(Messages.maximumNotes)
    where !choice.isError || error.kind != .notFound || choice.screens.isEmpty {
      if choice.isError {
        messages.error(hierarchy.fileName, error.message, help: error.help)
      } else {
        messages.say("\(error.message): left out", of: hierarchy.fileName)
      }
    }
    return choice.isError ? nil : choice.screens
  }
}

extension Messages {
  /// With which code files were read.
  func sayRemarks(of input: HierarchyInput) {
    say(input.remarks.map { LintReport.Notice("skelinspect", $0) })
  }
}

/// The files that a command line names, and those that lint would take of the folders that it names, each with
/// its configuration.
struct InputFiles {
  private(set) var files: [FoundFile] = []
  /// False where a folder cannot be read, or holds none, which was said then.
  private(set) var isComplete = true
  /// A configuration is wrong, which was said.
  private(set) var isMisconfigured = false
  /// Folders in which there is nothing but Swift code, which may make no hierarchy.
  private(set) var foldersOfCode: [String] = []
  private var filter: FileFilter

  init(_ operands: [String], _ filter: FileFilter, stdinFilename: String, _ messages: Messages) {
    self.filter = filter
    for operand in operands {
      guard operand != "-", FileSystem.kind(of: Path(operand)) == .folder else {
        addNamed(operand, stdinFilename: stdinFilename)
        continue
      }
      do throws(FileError) { try add(folder: Path(operand)) } catch {
        messages.error(operand, error.message, help: error.help)
        isComplete = false
      }
    }
    isMisconfigured = self.filter.configurations.report(to: messages)
  }

  /// A file of a commit, with the configuration that its place has today.
  init(_ blob: GitBlob, _ filter: FileFilter, _ messages: Messages) {
    self.filter = filter
    add(Path(blob.path), named: blob.name, at: Path(blob.path))
    isMisconfigured = self.filter.configurations.report(to: messages)
  }

  /// With the code that they are read with.
  func run(_ choice: CodeChoice, _ reader: inout CodeReader) -> RunFiles {
    RunFiles(files, filter.configurations.files, choice, &reader)
  }

  private mutating func add(folder: Path) throws(FileError) {
    var search = FileSearch(filter, keepsPassedOver: false)
    search.add(named: [folder])
    search.sort()
    filter = search.filter
    if let failure = search.notices.first(where: \.isError) {
      throw FileError(message: "\(failure.name): \(failure.message)")
    }
    let found = search.files.filter(Self.isHierarchy)
    guard !found.isEmpty else { throw Self.noHierarchy }
    if found.allSatisfy({ $0.choice == .asCode }) { foldersOfCode.append(folder.text) }
    files += found
  }

  static let noHierarchy = FileError(
    message: "no view hierarchy in this folder",
    help: HierarchyFiles.looks)

  private static func isHierarchy(_ file: FoundFile) -> Bool {
    guard file.choice == .byLook, let path = file.source else { return true }
    return HierarchyFiles.looksLikeHierarchy(path)
  }

  /// What the command line names, just as it does.
  private mutating func addNamed(_ operand: String, stdinFilename: String) {
    if operand == "-" {
      add(nil, named: stdinFilename, at: Path(stdinFilename))
    } else {
      let path = Path(bytes: operand.shownBytes)
      add(path, named: operand, at: path)
    }
  }

  private mutating func add(_ source: Path?, named name: String, at path: Path) {
    let location = filter.location(of: path)
    let real = FileSystem.realPath(of: path) ?? location
    files.append(filter.found(source, named: name, at: location, real: real, .named))
  }
}
