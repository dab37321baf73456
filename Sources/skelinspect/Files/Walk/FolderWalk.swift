/// Goes through folders without recursion; links come last, so that a file goes by its own name.
struct FolderWalk {
  /// A folder, or a link.
  private struct Item {
    let path: Path
    /// Absolute, the links on the way to it unresolved.
    let location: Path
    /// Absolute, without links: a link's own name until it is followed.
    var real: Path
    var ignores: IgnoreLayers
    var isLink = false
  }

  private let usesGitignore: Bool
  /// The next one last.
  private var folders: [Item] = []
  private var linkedFolders: [Item] = []
  private var linkedFiles: [Item] = []
  /// By device and inode: no link leads into a loop.
  private var seen: Set<FileSystem.FolderID> = []
  /// The folders that hold those that are walked: a link up there leads back here.
  private var above: Set<FileSystem.FolderID> = []

  init(_ paths: [Path], usesGitignore: Bool) {
    self.usesGitignore = usesGitignore
    for path in paths.reversed() {
      guard let real = FileSystem.realPath(of: path) else { continue }
      let ignores = usesGitignore ? IgnoreLayers(above: real) : IgnoreLayers()
      folders.append(Item(path: path, location: real, real: real, ignores: ignores))
      above.formUnion(real.outwards.dropFirst().compactMap(FileSystem.id))
    }
  }

  mutating func run(_ search: inout some FolderVisitor) {
    var visitedLinks = 0
    while true {
      while let folder = folders.popLast() { visit(folder, &search) }
      guard visitedLinks < linkedFolders.count else { break }
      folders.append(linkedFolders[visitedLinks])
      visitedLinks += 1
    }
    for file in linkedFiles { search.consider(file.path, file.location, real: nil, ignores: file.ignores) }
  }

  private mutating func visit(_ folder: Item, _ search: inout some FolderVisitor) {
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

  private mutating func add(_ entry: FileSystem.Entry, in folder: Item, _ search: inout some FolderVisitor) {
    if entry.kind == .file, !search.takes(entry.name) { return }
    let path = folder.path / entry.name
    let location = folder.location == folder.path ? path : folder.location / entry.name
    let real = folder.real == folder.location ? location : folder.real / entry.name
    let item = Item(path: path, location: location, real: real, ignores: folder.ignores)
    switch entry.kind {
    case .folder: if isWalked(item, &search) { folders.append(item) }
    case .file: search.consider(item.path, item.location, real: item.real, ignores: item.ignores)
    case .link: add(link: item, &search)
    case .other:
      if search.takes(entry.name) { search.passOver(item.path, FileSystem.notRegular) }
    }
  }

  /// A link that leads nowhere is a mistake where a hierarchy might be meant.
  private mutating func add(link: Item, _ search: inout some FolderVisitor) {
    switch FileSystem.kind(of: link.path) {
    case .folder:
      guard isWalked(link, &search), let real = FileSystem.realPath(of: link.path) else { return }
      var folder = link
      (folder.real, folder.isLink) = (real, true)
      linkedFolders.append(folder)
    case .file, nil: linkedFiles.append(link)
    case .link, .other: search.passOver(link.path, FileSystem.notRegular)
    }
  }

  private func isWalked(_ folder: Item, _ search: inout some FolderVisitor) -> Bool {
    let reason = search.reason(toLeaveOutFolder: folder.path, folder.location, folder.ignores)
    if let reason { search.passOver(folder.path, reason) }
    return reason == nil
  }
}
