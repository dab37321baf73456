import SkelinspectKit

/// What lint may read of a commit, in a folder that stands for the repository's top: hierarchies, Swift code, and what
/// tells how far a project goes.
struct EarlierFiles {
  /// Absolute, without links.
  let folder: Path
  private let top: Path
  /// Files that count whatever their name, and folders that are looked into though such are left out; today's.
  private let named: Set<Path>
  private let entered: [Path]

  /// - Parameters:
  ///   - temporary: an empty folder.
  ///   - named: what the run names, files and folders, by absolute names of today.
  init(of commit: GitCommit, in temporary: Path, named: [Path]) throws(FileError) {
    top = commit.top
    // A folder's name may tell what stands in it.
    folder = temporary / (top.isTop ? ArraySlice("top".utf8) : top.name)
    let inside = named.compactMap { $0.steps(below: commit.top).map { Path(bytes: Array($0)) } }
    self.named = Set(inside)
    entered = inside.filter {
      $0.bytes.split(separator: .slash).contains { HierarchyFiles.isLeftOut(folder: $0) }
    }
    // Nothing around it counts.
    try OutputFile.makeFolder(folder / IgnoreLayers.repository)
    let tree = try GitTree(of: commit)
    var folders: Set<Path> = []
    for entry in tree.entries {
      guard let project = Self.project(around: entry.path), folders.insert(project).inserted else { continue }
      try OutputFile.makeFolder(folder / project.bytes)
    }
    let wanted = tree.entries.filter(isWanted)
    var links: [(path: Path, target: [UInt8])] = []
    try tree.read(wanted, through: temporary / "objects".utf8) { entry, bytes throws(FileError) in
      if entry.isLink { return links.append((entry.path, Array(bytes))) }
      let place = entry.path.folder
      if folders.insert(place).inserted { try OutputFile.makeFolder(folder / place.bytes) }
      try OutputFile.storeAnew(bytes, in: folder / entry.path.bytes)
    }
    // Last, so that nothing is written through them.
    for link in links where link.path.staysInside(link.target) {
      try OutputFile.makeFolder(folder / link.path.folder.bytes)
      _ = Path(bytes: link.target).withSystemName { target in
        (folder / link.path.bytes).withSystemName { symlink(target, $0) }
      }
    }
  }

  /// Where a file or folder of today stands; nil outside the repository.
  func path(of today: Path) -> Path? {
    today.steps(below: top).map { $0.isEmpty ? folder : folder / $0 }
  }

  /// The other way round.
  func today(of path: Path) -> Path? {
    path.steps(below: folder).map { $0.isEmpty ? top : top / $0 }
  }

  private func isWanted(_ entry: GitTree.Entry) -> Bool {
    if named.contains(entry.path) { return true }
    let base = entered.filter { entry.path.steps(below: $0) != nil }.map(\.bytes.count).max() ?? 0
    let steps = entry.path.bytes[base...].split(separator: .slash)
    if steps.dropLast().contains(where: { HierarchyFiles.isLeftOut(folder: $0) }) { return false }
    return entry.isLink || HierarchyFiles.choice(of: entry.path.name) != nil
      || entry.path.name.suffix(8).elementsEqual(".podspec".utf8)
  }

  /// The folder of Xcode's that a file is in, if any.
  private static func project(around path: Path) -> Path? {
    Array(path.folder.outwards).last { folder in
      let name = String(decoding: folder.name, as: UTF8.self)
      return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }
}

extension Path {
  /// Whether a link of this name, from the repository's top, leads to something in the repository.
  fileprivate func staysInside(_ target: [UInt8]) -> Bool {
    guard target.first != .slash, !target.isEmpty, !target.contains(0) else { return false }
    var depth = bytes.count { $0 == .slash }
    for step in target.split(separator: .slash) {
      if step.elementsEqual([.dot, .dot]) { depth -= 1 } else if !step.elementsEqual([.dot]) { depth += 1 }
      if depth < 0 { return false }
    }
    return true
  }
}
