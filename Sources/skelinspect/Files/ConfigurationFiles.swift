import SkelinspectKit

/// A configuration and where it comes from.
struct ConfigurationFile {
  /// For messages.
  let name: String
  /// What its patterns start from; absolute.
  let folder: Path
  let configuration: Configuration
}

/// Finds and reads the configurations of files; looks into each folder once.
struct ConfigurationFiles {
  static let fileName = ".skelinspect.yml"
  static let fileNames = [fileName, ".skelinspect.yaml"]

  /// An index into `files`; nil: no configuration.
  typealias Number = Int

  private(set) var files: [ConfigurationFile] = []
  /// What is wrong with those that could not be read.
  private(set) var failures: [ReadingFailure] = []

  private let workingFolder: Path
  /// The files of a commit, for which today's configurations hold.
  private let earlier: EarlierFiles?
  private var isSearching = false
  private var given: Number?
  private var known: [Path: Number?] = [:]

  init(_ choice: ConfigurationChoice, workingFolder: Path, in earlier: EarlierFiles? = nil) {
    (self.workingFolder, self.earlier) = (workingFolder, earlier)
    switch choice {
    case .none: break
    case .nearest: isSearching = true
    case .file(let name):
      let path = Path(name)
      let folder = FileSystem.realPath(of: path.folder) ?? workingFolder
      given = read(path, named: path.text, in: earlier?.path(of: folder) ?? folder, isNamed: true)
    }
  }

  /// The one that holds for the files of a folder, given by its absolute name: the nearest up to the root of
  /// the repository or, where there is none, of the file system.
  mutating func number(in folder: Path) -> Number? {
    guard isSearching else { return given }
    var searched: [Path] = []
    var found: Number?
    for place in folder.outwards {
      if let number = known[place] {
        found = number
        break
      }
      searched.append(place)
      found = readFile(in: place)
      if found != nil || FileSystem.exists(place / IgnoreLayers.repository) { break }
    }
    for place in searched { known[place] = .some(found) }
    return found
  }

  mutating func file(in folder: Path) -> ConfigurationFile? { number(in: folder).map { files[$0] } }

  private mutating func readFile(in folder: Path) -> Number? {
    let place = earlier?.today(of: folder) ?? folder
    let found = Self.fileNames.map { place / $0.utf8 }.filter { FileSystem.hasEntry($0) }
    guard let file = found.first else { return nil }
    if found.count > 1 {
      failures.append(
        .said(
          of: found[1].shown(from: workingFolder), message: "\(Self.fileName) is in this folder too",
          help: "keep one of them: which of two holds is a guess"))
    }
    return read(file, named: file.shown(from: workingFolder), in: folder, isNamed: false)
  }

  /// A broken one counts as found: what it would say is unknown.
  ///
  /// - Parameter isNamed: the command line names it; then it may be a pipe.
  private mutating func read(_ file: Path, named name: String, in folder: Path, isNamed: Bool) -> Number {
    var configuration = Configuration()
    do throws(FileError) {
      let bytes = isNamed ? try FileReader.read(file: file, isNamed: true) : try FileReader.read(found: file)
      do throws(ReadError) { configuration = try Configuration.read(bytes, named: name) } catch {
        failures.append(.wrong(error))
      }
      if earlier == nil { checkReports(of: &configuration, named: name, in: folder) }
    } catch {
      failures.append(.said(of: name, message: error.message))
    }
    files.append(ConfigurationFile(name: name, folder: folder, configuration: configuration))
    return files.count - 1
  }

  /// No report is written or removed of a configuration that names one elsewhere.
  private mutating func checkReports(
    of configuration: inout Configuration, named name: String, in folder: Path
  ) {
    for (number, report) in zip(0..., configuration.formats) {
      guard let file = report.file, let objection = ReportPlace.objection(to: Path(file), in: folder) else {
        continue
      }
      let message = "'\(file.shortenedPath)' is not a file in this folder: \(objection)"
      let place = configuration.place(ofFormat: number) ?? name
      let help = "name a file in this folder or below, and no link to another"
      failures.append(.said(of: place, message: message, help: help))
      configuration.formats = []
    }
  }

  /// Says what is wrong with the configurations; true when anything is.
  func report(to messages: Messages) -> Bool {
    for failure in failures { messages.error(failure) }
    return !failures.isEmpty
  }
}

extension LintSettings {
  /// Nothing but what a configuration says, where there is one.
  init(_ configuration: Configuration?) {
    self.init()
    self.configuration = configuration ?? Configuration()
  }

  /// What holds in a folder; nil, said already, where a configuration is wrong.
  init?(_ choice: ConfigurationChoice, in folder: Path?, _ messages: Messages) {
    var configurations = ConfigurationFiles(choice, workingFolder: FileSystem.workingFolder ?? .top)
    let file = folder.flatMap { configurations.file(in: $0) }
    if configurations.report(to: messages) { return nil }
    self.init(file?.configuration)
  }
}

extension ConfigurationFile {
  /// A file's name for the patterns: from the configuration's folder or, where it is not in there, from the
  /// working folder.
  func path(of location: Path, workingFolder: Path) -> String {
    location.relative(to: folder) ?? location.relative(to: workingFolder) ?? location.text
  }
}
