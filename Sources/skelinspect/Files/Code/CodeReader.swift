import SkelinspectKit

/// Reads Swift code, each file and each folder once in a run.
struct CodeReader {
  /// Larger files are rather data.
  static let largestFile = 4 << 20

  /// A file and what its text says of where it belongs.
  struct File {
    let file: SwiftSources.File
    let isTest: Bool
    let isOfLibrary: Bool

    /// The same by the name that a run has for it.
    func named(_ name: String) -> File {
      if file.name == name { return self }
      let file = SwiftSources.File(name: name, path: file.path, bytes: file.bytes)
      return File(file: file, isTest: isTest, isOfLibrary: isOfLibrary)
    }
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
      let bytes: [UInt8]
      if let origin {
        bytes = try origin.read()
      } else {
        bytes = try FileReading.read(file: path, upTo: Self.largestFile)
      }
      let file = SwiftSources.File(name: name, path: path.text, bytes: bytes)
      if file.isText {
        result = File(file: file, isTest: file.isTest, isOfLibrary: file.isOfLibrary)
      } else {
        notices.append((name, "left out: it is not a text"))
      }
    } catch {
      if origin == nil { notices.append((name, "left out: \(error.message)")) }
    }
    files[path] = .some(result)
    return result
  }

  /// Without tests, and without SkeletonView's own code but its examples.
  static func withoutOthers(
    _ parts: [(files: [File], place: String?)]
  ) -> [(files: [File], place: String?)] {
    let libraries = Set(
      parts.flatMap(\.files).filter(\.isOfLibrary).map { library(around: Path($0.file.path)) })
    return parts.map { files, place in
      let kept = files.filter { file in
        !file.isTest && libraries.allSatisfy { !isLibraryCode(Path(file.file.path), in: $0) }
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

  /// A folder for people.
  func shown(_ folder: Path) -> String {
    let name = folder.shown(from: workingFolder)
    return name.isEmpty ? "the working folder" : name.hasSuffix("/") ? name : name + "/"
  }
}
