import SkelinspectKit

/// Finds the projects that files belong to; looks into each folder once.
struct ProjectFolders {
  /// What stands around the files of a folder; absolute.
  struct Surroundings {
    /// The nearest folder with a project or a package, else the top of the repository; nil: neither.
    var project: Path?
    /// The nearest folder with a project of an app: packages belong to any app.
    var app: Path?
  }

  /// What a folder itself holds.
  private struct Content {
    var isRepository = false
    var hasApp = false
    var hasPackage = false
  }

  private var known: [Path: Surroundings] = [:]

  /// - Parameter folder: absolute.
  mutating func surroundings(of folder: Path) -> Surroundings {
    var contents: [(folder: Path, content: Content)] = []
    var result = Surroundings()
    var place = folder
    while true {
      if let surroundings = known[place] {
        result = surroundings
        break
      }
      let content = Self.content(of: place)
      contents.append((place, content))
      // Projects around a repository are others'.
      if content.isRepository || place.isTop { break }
      place = place.folder
    }
    for (place, content) in contents.reversed() {
      if content.hasApp || content.hasPackage || content.isRepository { result.project = place }
      if content.hasApp { result.app = place }
      known[place] = result
    }
    return result
  }

  private static func content(of folder: Path) -> Content {
    var content = Content()
    for entry in (try? FileSystem.entries(of: folder).entries) ?? [] {
      switch String(decoding: entry.name, as: UTF8.self) {
      case ".git": content.isRepository = true
      case "Package.swift": content.hasPackage = true
      case "Project.swift": if describesProject(folder / entry.name) { content.hasApp = true }
      case "project.yml": content.hasApp = true
      case let name where name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace"):
        content.hasApp = true
      default: break
      }
    }
    return content
  }

  private static func describesProject(_ file: Path) -> Bool {
    guard let bytes = try? FileReader.read(found: file, upTo: CodeReader.largestFile) else { return false }
    return AppCode(bytes).describesProject
  }
}
