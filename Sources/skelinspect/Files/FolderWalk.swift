/// Goes through folders without recursion; links come last, so that a file goes by its own name.
struct FolderWalk {
  private struct Folder {
    let path: Path
    /// Absolute, the links on the way to it unresolved.
    let location: Path
    /// Absolute, without links.
    let real: Path
    var ignores: IgnoreLayers
    var isLink = false
  }

  private struct LinkedFile {
    let path: Path
    let location: Path
    let ignores: IgnoreLayers
  }

  private let usesGitignore: Bool
  /// The next one last.
  private var folders: [Folder] = []
  private var linkedFolders: [Folder] = []
  private var linkedFiles: [LinkedFile] = []
  /// By device and inode: no link leads into a loop.
  private var seen: Set<FileSystem.FolderID> = []
  /// The folders that hold those that are walked: a link up there leads back here.
  private var above: Set<FileSystem.FolderID> = []

  init(_ paths: [Path], usesGitignore: Bool) {
    self.usesGitignore = usesGitignore
    for path in paths.reversed() {
      guard let real = FileSystem.realPath(of: path) else { continue }
      let ignores = usesGitignore ? IgnoreLayers(above: real) : IgnoreLayers()
      folders.append(Folder(path: path, location: real, real: real, ignores: ignores))
      var parent = real
      while !parent.isTop {
        parent = parent.folder
        if let id = FileSystem.id(of: parent) { above.insert(id) }
      }
    }
  }

  mutating func run(_ search: inout FileSearch) {
    var visitedLinks = 0
    while true {
      while let folder = folders.popLast() { visit(folder, &search) }
      guard visitedLinks < linkedFolders.count else { break }
      folders.append(linkedFolders[visitedLinks])
      visitedLinks += 1
    }
    for file in linkedFiles { search.consider(file.path, file.location, ignores: file.ignores) }
  }

  private mutating func visit(_ folder: Folder, _ search: inout FileSearch) {
    let id: FileSystem.FolderID
    let entries: [FileSystem.Entry]
    do throws(FileError) { (id, entries) = try FileSystem.entries(of: folder.path) } catch {
      return search.fail(folder.path, error.message)
    }
    if folder.isLink, above.contains(id) { return search.passOver(folder.path, "it leads back up") }
    guard seen.insert(id).inserted else {
      return search.passOver(folder.path, "its files are linted already")
    }
    var folder = folder
    if usesGitignore {
      let isRepository = entries.contains { $0.name.elementsEqual(IgnoreLayers.repository) }
      folder.ignores.enter(folder.location, isRepository: isRepository)
    }
    // What is added last is visited first.
    for entry in entries.reversed() where entry.kind == .folder { add(entry, in: folder, &search) }
    for entry in entries where entry.kind != .folder { add(entry, in: folder, &search) }
  }

  private mutating func add(_ entry: FileSystem.Entry, in folder: Folder, _ search: inout FileSearch) {
    if entry.kind == .file, HierarchyFiles.likelihood(of: entry.name) == nil { return }
    let (path, location, real) = (
      folder.path / entry.name, folder.location / entry.name, folder.real / entry.name
    )
    switch entry.kind {
    case .folder:
      let child = Folder(path: path, location: location, real: real, ignores: folder.ignores)
      if isWalked(child, &search) { folders.append(child) }
    case .file: search.consider(path, location, real: real, ignores: folder.ignores)
    case .link:
      add(link: Folder(path: path, location: location, real: real, ignores: folder.ignores), &search)
    case .other:
      if HierarchyFiles.likelihood(of: path.name) != nil { search.passOver(path, "it is not a regular file") }
    }
  }

  /// A link that leads nowhere is a mistake where a hierarchy might be meant.
  private mutating func add(link: Folder, _ search: inout FileSearch) {
    switch FileSystem.kind(of: link.path) {
    case .folder:
      guard isWalked(link, &search), let real = FileSystem.realPath(of: link.path) else { return }
      linkedFolders.append(
        Folder(path: link.path, location: link.location, real: real, ignores: link.ignores, isLink: true))
    case .file, nil:
      linkedFiles.append(LinkedFile(path: link.path, location: link.location, ignores: link.ignores))
    case .link, .other: search.passOver(link.path, "it is not a regular file")
    }
  }

  private func isWalked(_ folder: Folder, _ search: inout FileSearch) -> Bool {
    let reason = search.filter.reason(toLeaveOutFolder: folder.path, folder.location, folder.ignores)
    if let reason { search.passOver(folder.path, reason) }
    return reason == nil
  }
}
