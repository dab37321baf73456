import SkelinspectKit

/// Reads Swift code, each file and each folder once in a run.
struct CodeReader {
  /// Larger files are rather data.
  static let largestFile = 4 << 20
  /// Of a folder of more files not every text is kept.
  private static let manyFiles = 256
  /// Read in one thread.
  private static let fewNibs = 16

  /// A file and what its text says of where it belongs.
  struct File: Sendable {
    let file: SwiftSources.File
    let isBesideApp: Bool
    let isOfLibrary: Bool
  }

  /// What a folder holds that files are read with.
  struct Folder {
    fileprivate var paths: [Path] = []
    /// Those of its Swift files that can be read.
    fileprivate(set) var files: [File] = []
    var nibs: [Path] = []
    /// What is said there to people.
    var texts = LocalizedTexts()
  }

  let workingFolder: Path
  let usesGitignore: Bool
  /// How many files are read at a time; nil: as many as there are processors, which is asked when it counts.
  let jobs: Int?
  var projects = ProjectFolders()
  /// What could not be read, by the names of files and folders; each is said once.
  private(set) var notices: [LintReport.Notice] = []

  private var files: [Path: File?] = [:]
  private var folders: [Path: Folder] = [:]
  private var nibs: [Path: Nibs?] = [:]

  init(workingFolder: Path, usesGitignore: Bool, jobs: Int? = nil) {
    (self.workingFolder, self.usesGitignore, self.jobs) = (workingFolder, usesGitignore, jobs)
  }

  mutating func note(_ name: String, _ message: String) { notices.append(LintReport.Notice(name, message)) }

  /// What was not said yet.
  mutating func takeNotices() -> [LintReport.Notice] {
    defer { notices = [] }
    return notices
  }

  /// A folder with all that is below it.
  ///
  /// - Parameter path: absolute, without links.
  mutating func folder(_ path: Path) -> Folder {
    var folder = folders[path] ?? search(path)
    folders[path] = folder
    read(folder.paths)
    folder.files = folder.paths.compactMap { files[$0] ?? nil }
    return folder
  }

  private mutating func search(_ path: Path) -> Folder {
    let search = CodeSearch(path, usesGitignore: usesGitignore)
    for failure in search.failures {
      note(failure.path.shown(from: workingFolder), "left out: \(failure.message)")
    }
    var folder = Folder()
    for path in search.texts.sorted().prefix(Self.manyFiles) {
      guard let bytes = try? FileReader.read(found: path, upTo: Self.largestFile) else { continue }
      folder.texts.add(bytes, at: path.text)
    }
    if search.isTooLarge {
      let what = "none of its Swift files and xibs is read; --sources names those that count"
      note(shown(path), "too much for one project: \(what)")
    } else {
      (folder.paths, folder.nibs) = (search.files, search.nibs)
    }
    return folder
  }

  /// A folder itself, without what is below it.
  mutating func folder(alone path: Path) -> Folder {
    let entries = ((try? FileSystem.entries(of: path).entries) ?? []).filter { $0.kind == .file }
    var folder = Folder()
    folder.nibs = entries.filter { HierarchyFiles.isNib($0.name) }.map { path / $0.name }
    folder.files = entries.filter { HierarchyFiles.isCode($0.name) }.compactMap { entry in
      file(path / entry.name, named: (path / entry.name).shown(from: workingFolder))
    }
    return folder
  }

  /// What those xibs hold that can be read.
  ///
  /// - Parameter paths: absolute, without links.
  mutating func read(nibs paths: [Path], _ settings: (Path) -> ReaderSettings) -> [(path: Path, nibs: Nibs)] {
    let new = paths.filter { nibs[$0] == nil }
    let files = new.map { (path: $0, name: $0.shown(from: workingFolder), settings: settings($0)) }
    let jobs = new.count > Self.fewNibs ? jobs ?? Environment.processorCount : 1
    let results = Workers.map(count: new.count, jobs: jobs, report: { _ in }) { number in
      Self.readNib(files[number].path, named: files[number].name, files[number].settings)
    }
    for (path, result) in zip(new, results) {
      nibs[path] = .some(result.nibs)
      if let notice = result.notice { notices.append(notice) }
    }
    return paths.compactMap { path in (nibs[path] ?? nil).map { (path, $0) } }
  }

  /// Nil, and why, where a xib cannot be read; that it is not UIKit's matters to nobody.
  private static func readNib(
    _ path: Path, named name: String, _ settings: ReaderSettings
  ) -> (nibs: Nibs?, notice: LintReport.Notice?) {
    do throws(FileError) {
      let bytes = try FileReader.read(found: path, upTo: largestFile)
      do throws(ReadError) { return (try Nibs(reading: bytes, named: name, settings), nil) } catch {
        guard !error.isForeign, let first = error.diagnostics.first else { return (nil, nil) }
        let position = first.place.position
        let place = "\(name):\(position.line):\(position.column)"
        return (nil, LintReport.Notice(place, "left out: \(first.message)"))
      }
    } catch {
      return (nil, LintReport.Notice(name, "left out: \(error.message)"))
    }
  }

  /// Reads those files that were not read yet.
  ///
  /// - Parameter paths: absolute, without links.
  mutating func read(_ paths: [Path]) {
    let isMany = paths.count > Self.manyFiles
    let new = paths.filter { files[$0] == nil }
    let workingFolder = workingFolder
    let results = Workers.map(
      count: new.count, jobs: isMany ? jobs ?? Environment.processorCount : 1, report: { _ in }
    ) { number in
      let path = new[number]
      return Self.read(path, named: path.shown(from: workingFolder), keepsText: !isMany)
    }
    files.reserveCapacity(files.count + new.count)
    for (path, result) in zip(new, results) { add(result, at: path) }
  }

  private mutating func add(_ result: (file: File?, notice: LintReport.Notice?), at path: Path) {
    files[path] = .some(result.file)
    if let notice = result.notice { notices.append(notice) }
  }

  /// A file that the run names or finds itself; it goes by that name from now on.
  mutating func own(_ file: FoundFile) -> File? {
    if let known = files[file.real], let known, known.file.name != file.name {
      files[file.real] = File(
        file: SwiftSources.File(known.file, named: file.name), isBesideApp: known.isBesideApp,
        isOfLibrary: known.isOfLibrary)
    }
    // What is named may be of any size and kind; that it cannot be read is an error, which others say.
    return self.file(file.real, named: file.name, from: file.choice == .named ? file : nil)
  }

  /// Nil for what cannot be read or is not text.
  ///
  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - name: for messages.
  ///   - origin: where it is read from, if not there.
  mutating func file(_ path: Path, named name: String, from origin: FoundFile? = nil) -> File? {
    if let known = files[path] { return known }
    add(Self.read(path, named: name, from: origin), at: path)
    return files[path] ?? nil
  }

  /// Nil, and why, where it cannot be read; of what has another origin others say it.
  private static func read(
    _ path: Path, named name: String, from origin: FoundFile? = nil, keepsText: Bool = true
  ) -> (file: File?, notice: LintReport.Notice?) {
    func leftOut(_ reason: String) -> (file: File?, notice: LintReport.Notice?) {
      (nil, origin == nil ? LintReport.Notice(name, "left out: \(reason)") : nil)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = if let origin { try origin.read() } else { try FileReader.read(found: path, upTo: largestFile) }
    } catch {
      return leftOut(error.message)
    }
    guard AppCode(bytes).isText else { return leftOut("not a text file") }
    let isBesideApp = path.name.elementsEqual("Package.swift".utf8) || AppCode(bytes).isBesideApp
    // Nobody else has the bytes: they are not copied to be padded.
    let file =
      keepsText
      ? SwiftSources.File(name: name, path: path.text, bytes: consume bytes)
      : SwiftSources.File(name: name, path: path.text, bytes: consume bytes) {
        try? FileReader.read(found: path, upTo: largestFile)
      }
    let isOfLibrary =
      file.path.contains(text: "/SkeletonViewCore/Sources/")
      || file.mentionsSkeletons && AppCode(file.bytes).isOfLibrary
    return (File(file: file, isBesideApp: isBesideApp, isOfLibrary: isOfLibrary), nil)
  }

  /// Without tests and descriptions of projects, and without SkeletonView's own code but its examples.
  static func withoutOthers(_ parts: [CodeBase.Part]) -> [CodeBase.Part] {
    let libraries = Set(
      parts.flatMap(\.files).filter(\.isOfLibrary).map { library(around: Path($0.file.path)) })
    return parts.map { files, place in
      let kept = files.filter { file in
        !file.isBesideApp
          && libraries.allSatisfy { library in
            let way = Path(file.file.path).relative(to: library)
            return way?.split(separator: "/").dropLast().contains { $0.hasPrefix("Example") } ?? true
          }
      }
      return (kept, place)
    }
  }

  /// Where a checkout of SkeletonView begins that a file of it stands in: at its description, else at the
  /// nearest folder of its name.
  static func library(around file: Path) -> Path {
    let folders = file.folder.outwards.prefix { !$0.isTop }
    let names = ["SkeletonView", "SkeletonViewCore"]
    return folders.first(where: describesLibrary)
      ?? folders.first { names.contains(String(decoding: $0.name, as: UTF8.self)) } ?? file
  }

  private static func describesLibrary(_ folder: Path) -> Bool {
    if FileSystem.exists(folder / "SkeletonView.podspec".utf8) { return true }
    let package = folder / "Package.swift".utf8
    guard let bytes = try? FileReader.read(found: package, upTo: Self.largestFile) else { return false }
    return AppCode(bytes).describesLibrary
  }

  /// A file or folder for people, given by its absolute name.
  func shown(_ path: Path) -> String {
    let name = path.shown(from: workingFolder)
    if name.isEmpty { return "the working folder" }
    return FileSystem.kind(of: path) == .folder && !name.hasSuffix("/") ? name + "/" : name
  }
}
