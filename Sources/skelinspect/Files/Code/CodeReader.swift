import SkelinspectKit

/// Reads Swift code, each file and each folder once in a run.
struct CodeReader {
  /// Larger files are rather data.
  static let largestFile = 4 << 20

  /// A file and what its text says of where it belongs.
  struct File {
    let file: SwiftSources.File
    let isBesideApp: Bool
    let isOfLibrary: Bool
  }

  let workingFolder: Path
  let usesGitignore: Bool
  var projects = ProjectFolders()
  /// What could not be read, by the names of files and folders; each is said once.
  private(set) var notices: [(name: String, message: String)] = []

  private var files: [Path: File?] = [:]
  private var folders: [Path: [Path]] = [:]

  init(workingFolder: Path, usesGitignore: Bool) {
    (self.workingFolder, self.usesGitignore) = (workingFolder, usesGitignore)
  }

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
      folders[folder] = search.isTooLarge ? [] : search.files
      if search.isTooLarge {
        let message =
          "too much for one project: none of its Swift files is read; --sources names those that count"
        notices.append((shown(folder), message))
      }
    }
    return (folders[folder] ?? []).compactMap { file($0, named: $0.shown(from: workingFolder)) }
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
      let renamed = SwiftSources.File(name: file.name, path: known.file.path, bytes: known.file.bytes)
      files[file.real] = File(
        file: renamed, isBesideApp: known.isBesideApp, isOfLibrary: known.isOfLibrary)
    }
    // What is named may be of any size and kind; that it cannot be read is an error, which others say.
    return self.file(file.real, named: file.name, from: file.choice == .named ? file : nil)
  }

  /// Nil for what cannot be read or is no text.
  ///
  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - name: for messages.
  ///   - origin: where it is read from, if not there.
  mutating func file(_ path: Path, named name: String, from origin: FoundFile? = nil) -> File? {
    if let known = files[path] { return known }
    var result: File?
    do throws(FileError) {
      let bytes = try origin.read(or: path)
      let file = SwiftSources.File(name: name, path: path.text, bytes: bytes)
      if file.isText {
        let isBesideApp = path.name.elementsEqual("Package.swift".utf8) || file.isBesideApp
        result = File(file: file, isBesideApp: isBesideApp, isOfLibrary: file.isOfLibrary)
      } else {
        notices.append((name, "left out: it is not a text"))
      }
    } catch {
      if origin == nil { notices.append((name, "left out: \(error.message)")) }
    }
    files[path] = .some(result)
    return result
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
    guard let bytes = try? FileReading.read(file: package, upTo: Self.largestFile) else { return false }
    return SwiftSources.File(name: "", path: "", bytes: bytes).describesLibrary
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
    return try FileReading.read(file: path, upTo: CodeReader.largestFile)
  }
}
