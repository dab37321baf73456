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

  let workingFolder: Path
  let usesGitignore: Bool
  /// How many files are read at a time; nil: as many as there are processors, which is asked when it counts.
  let jobs: Int?
  var projects = ProjectFolders()
  /// What could not be read, by the names of files and folders; each is said once.
  private(set) var notices: [(name: String, message: String)] = []

  private var files: [Path: File?] = [:]
  private var folders: [Path: [Path]] = [:]
  private var texts: [Path: LocalizedTexts] = [:]
  private var nibPaths: [Path: [Path]] = [:]
  private var nibs: [Path: Nibs?] = [:]

  init(workingFolder: Path, usesGitignore: Bool, jobs: Int? = nil) {
    (self.workingFolder, self.usesGitignore, self.jobs) = (workingFolder, usesGitignore, jobs)
  }

  /// Puts another text in the place of a file's that was read.
  mutating func replace(_ path: Path, with bytes: [UInt8]) {
    guard let known = files[path], let known else { return }
    files[path] = File(
      file: SwiftSources.File(name: known.file.name, path: known.file.path, bytes: bytes),
      isBesideApp: known.isBesideApp, isOfLibrary: known.isOfLibrary)
  }

  mutating func note(_ name: String, _ message: String) { notices.append((name, message)) }

  /// What was not said yet.
  mutating func takeNotices() -> [(name: String, message: String)] {
    defer { notices = [] }
    return notices
  }

  /// - Parameter folder: absolute, without links.
  mutating func files(in folder: Path) -> [File] {
    if folders[folder] == nil {
      let search = CodeSearch(folder, usesGitignore: usesGitignore)
      notices += search.failures.map { ($0.path.shown(from: workingFolder), "left out: \($0.message)") }
      notices += search.notes.map { ($0.file.shown(from: workingFolder), $0.message) }
      folders[folder] = search.isTooLarge ? [] : search.files
      nibPaths[folder] = search.isTooLarge ? [] : search.nibs
      var texts = LocalizedTexts()
      for path in search.texts.sorted().prefix(Self.manyFiles) {
        guard let bytes = try? FileReader.read(found: path, upTo: Self.largestFile) else { continue }
        texts.add(bytes, at: path.text)
      }
      self.texts[folder] = texts
      if search.isTooLarge {
        let message =
          "too much for one project: none of its Swift files and xibs is read; --sources names those that count"
        notices.append((shown(folder), message))
      }
    }
    let paths = folders[folder] ?? []
    read(paths)
    return paths.compactMap { files[$0] ?? nil }
  }

  /// What is said there to people, of a folder whose files were read.
  func texts(in folder: Path) -> LocalizedTexts { texts[folder] ?? LocalizedTexts() }

  /// The xibs there, of a folder whose files were read.
  func nibs(in folder: Path) -> [Path] { nibPaths[folder] ?? [] }

  /// The xibs that stand in a folder itself.
  func nibs(rightIn folder: Path) -> [Path] {
    let entries = (try? FileSystem.entries(of: folder).entries) ?? []
    return entries.filter { HierarchyFiles.isNib($0.name) && $0.kind == .file }.map { folder / $0.name }
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
  ) -> (nibs: Nibs?, notice: (name: String, message: String)?) {
    do throws(FileError) {
      let bytes = try FileReader.read(found: path, upTo: largestFile)
      do throws(ReadError) { return (try Nibs(reading: bytes, named: name, settings), nil) } catch {
        guard !error.isForeign, let first = error.diagnostics.first else { return (nil, nil) }
        let position = first.place.position
        return (nil, ("\(name):\(position.line):\(position.column)", "left out: \(first.message)"))
      }
    } catch {
      return (nil, (name, "left out: \(error.message)"))
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

  /// The Swift files that stand in a folder itself.
  mutating func files(rightIn folder: Path) -> [File] {
    let entries = (try? FileSystem.entries(of: folder).entries) ?? []
    return entries.filter { HierarchyFiles.isCode($0.name) && $0.kind == .file }.compactMap { entry in
      file(folder / entry.name, named: (folder / entry.name).shown(from: workingFolder))
    }
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

  /// What came of reading a file.
  private enum Outcome: Sendable {
    case read(File)
    /// Why; nil where others say it.
    case leftOut(name: String, String?)
  }

  private mutating func add(_ outcome: Outcome, at path: Path) {
    switch outcome {
    case .read(let file): files[path] = .some(file)
    case .leftOut(let name, let reason):
      files[path] = .some(nil)
      if let reason { notices.append((name, "left out: \(reason)")) }
    }
  }

  private static func read(
    _ path: Path, named name: String, from origin: FoundFile? = nil, keepsText: Bool = true
  ) -> Outcome {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try origin.read(or: path) } catch {
      return .leftOut(name: name, origin == nil ? error.message : nil)
    }
    guard AppCode(bytes).isText else {
      return .leftOut(name: name, origin == nil ? "not a text file" : nil)
    }
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
    return .read(File(file: file, isBesideApp: isBesideApp, isOfLibrary: isOfLibrary))
  }

  /// Without tests and descriptions of projects, and without SkeletonView's own code but its examples.
  static func withoutOthers(
    _ parts: [(files: [File], place: String?)]
  ) -> [(files: [File], place: String?)] {
    let libraries = Set(
      parts.flatMap(\.files).filter(\.isOfLibrary).map { library(around: Path($0.file.path)) })
    return parts.map { files, place in
      let kept = files.filter { file in
        !file.isBesideApp && libraries.allSatisfy { !isLibraryCode(Path(file.file.path), in: $0) }
      }
      return (kept, place)
    }
  }

  private static func isLibraryCode(_ file: Path, in library: Path) -> Bool {
    guard let way = file.relative(to: library) else { return false }
    return !way.split(separator: "/").dropLast().contains { $0.hasPrefix("Example") }
  }

  /// Where a checkout of SkeletonView begins that a file of it stands in: at its description, else at the
  /// nearest folder of its name.
  static func library(around file: Path) -> Path {
    var folder = file.folder
    var named: Path?
    while !folder.isTop {
      if describesLibrary(folder) { return folder }
      if named == nil,
        folder.name.elementsEqual("SkeletonView".utf8)
          || folder.name.elementsEqual("SkeletonViewCore".utf8)
      {
        named = folder
      }
      folder = folder.folder
    }
    return named ?? file
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

extension FoundFile? {
  /// - Parameter path: of a file that may have the size of code only.
  fileprivate func read(or path: Path) throws(FileError) -> [UInt8] {
    if let self { return try self.read() }
    return try FileReader.read(found: path, upTo: CodeReader.largestFile)
  }
}
