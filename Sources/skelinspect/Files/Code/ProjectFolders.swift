import SkelinspectKit

/// Finds the projects that files belong to; looks into each folder once.
struct ProjectFolders {
  /// What stands around the files of a folder; absolute.
  struct Surroundings: Equatable {
    /// The nearest folder with a project or a package, else the top of the repository; nil: neither.
    var project: Path?
    /// The nearest folder with a project of an app: packages belong to any app.
    var app: Path?
    /// No folder further up counts.
    fileprivate var isTop = false
  }

  private var known: [Path: Surroundings] = [:]

  /// - Parameter folder: absolute.
  mutating func surroundings(of folder: Path) -> Surroundings {
    var folders: [Path] = []
    var place = folder
    while known[place] == nil {
      folders.append(place)
      let own = look(into: place)
      if own.isTop {
        known[place] = own
        break
      }
      place = place.folder
    }
    for below in folders.reversed() where known[below] == nil {
      known[below] = look(into: below, in: known[below.folder] ?? Surroundings())
    }
    return known[folder] ?? Surroundings()
  }

  private func look(into folder: Path, in outer: Surroundings = Surroundings()) -> Surroundings {
    var result = outer
    var isRepository = false
    var hasApp = false
    var hasPackage = false
    for entry in (try? FileSystem.entries(of: folder).entries) ?? [] {
      let name = String(decoding: entry.name, as: UTF8.self)
      if entry.name.elementsEqual(IgnoreLayers.repository) { isRepository = true }
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "project.yml" {
        hasApp = true
      }
      if name == "Package.swift" { hasPackage = true }
      if name == "Project.swift", Self.describesProject(folder / entry.name) { hasApp = true }
    }
    result.isTop = isRepository || folder.isTop
    if hasApp || hasPackage || isRepository { result.project = folder }
    if hasApp { result.app = folder }
    return result
  }

  private static func describesProject(_ file: Path) -> Bool {
    guard let bytes = try? FileReading.read(file: file, upTo: CodeReader.largestFile) else { return false }
    return SwiftSources.File(name: file.text, path: file.text, bytes: bytes).describesProject
  }
}
