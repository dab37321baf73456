import SkelinspectKit

/// The Swift files and xibs of a folder and of all below it, but those of others and of tests.
struct CodeSearch: FolderVisitor {
  /// More than any app has: what is searched then is rather a disk.
  private static let maximumFiles = 20_000
  private static let maximumFolders = 100_000

  /// By their names without links.
  private(set) var files: [Path] = []
  private(set) var nibs: [Path] = []
  /// Files of localized texts.
  private(set) var texts: [Path] = []
  /// What cannot be read.
  private(set) var failures: [(path: Path, message: String)] = []
  private var folderCount = 0

  var isTooLarge: Bool { files.count > Self.maximumFiles || folderCount > Self.maximumFolders }

  /// - Parameter folder: absolute, without links; itself it may have any name.
  init(_ folder: Path, usesGitignore: Bool) {
    var walk = FolderWalk([folder], usesGitignore: usesGitignore)
    walk.run(&self)
    files.sort()
    nibs.sort()
  }

  /// Whether a folder below a project's holds others' code, or tests.
  static func isLeftOut(folder name: some Sequence<UInt8>) -> Bool {
    let name = Array(name)
    return HierarchyFiles.isLeftOut(folder: name) || name.elementsEqual("node_modules".utf8)
      || name.suffix(5).elementsEqual("Tests".utf8)
  }

  func takes(_ name: some Sequence<UInt8>) -> Bool {
    HierarchyFiles.isCode(name) || HierarchyFiles.isNib(name) || Self.holdsTexts(name)
  }

  private static func holdsTexts(_ name: some Sequence<UInt8>) -> Bool {
    LocalizedTexts.fileNames.contains { $0.utf8.elementsEqual(name) }
  }

  mutating func reason(toLeaveOutFolder path: Path, _ location: Path, _ ignores: IgnoreLayers) -> String? {
    folderCount += 1
    if isTooLarge { return "there are too many" }
    if Self.isLeftOut(folder: path.name) { return "such folders are left out" }
    return ignores.ignores(location, isFolder: true) ? "git ignores it" : nil
  }

  mutating func consider(_ path: Path, _ location: Path, real: Path?, ignores: IgnoreLayers?) {
    guard !isTooLarge, ignores?.ignores(location, isFolder: false) != true else { return }
    guard let real = real ?? (takes(path.name) ? FileSystem.realPath(of: path) : nil) else { return }
    if Self.holdsTexts(path.name) {
      texts.append(real)
    } else if HierarchyFiles.isNib(path.name) {
      nibs.append(real)
    } else {
      files.append(real)
    }
  }

  mutating func fail(_ path: Path, _ message: String) { failures.append((path, message)) }
}
