import SkelinspectKit

/// Finds the projects that files belong to; looks into each folder once.
struct ProjectFolders {
  /// What stands around the files of a folder; absolute.
  struct Surroundings {
    /// The nearest folder with a project or a package, else the top of the repository; nil: neither.
    var project: Path?
    /// The nearest folder with a project of an app: packages belong to any app.
    var app: Path?
    /// A workspace is around it: projects of Tuist below are modules of one app.
    fileprivate var isInWorkspace = false
  }

  /// What a folder itself holds.
  private struct Content {
    var isRepository = false
    var hasApp = false
    var hasPackage = false
    /// A project of Tuist, which may be one of several.
    var isModule = false
    var isWorkspace = false
  }

  private var known: [Path: Surroundings] = [:]

  /// - Parameter folder: absolute.
  mutating func surroundings(of folder: Path) -> Surroundings {
    var contents: [(folder: Path, content: Content)] = []
    var result = Surroundings()
    for place in folder.outwards {
      if let surroundings = known[place] {
        result = surroundings
        break
      }
      let content = Self.content(of: place)
      contents.append((place, content))
      // Projects around a repository are others'.
      if content.isRepository { break }
    }
    for (place, content) in contents.reversed() {
      let isPart = content.isModule && result.isInWorkspace
      let hasApp = (content.hasApp || content.isModule) && !isPart
      if hasApp || content.hasPackage && !isPart || content.isRepository { result.project = place }
      if hasApp { result.app = place }
      result.isInWorkspace = result.isInWorkspace || content.isWorkspace
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
      case "Project.swift": content.isModule = describes("Project", folder / entry.name)
      case "Workspace.swift":
        if describes("Workspace", folder / entry.name) {
          (content.hasApp, content.isWorkspace) = (true, true)
        }
      case "project.yml": content.hasApp = true
      case let name where name.hasSuffix(".xcworkspace"): (content.hasApp, content.isWorkspace) = (true, true)
      case let name where name.hasSuffix(".xcodeproj"): content.hasApp = true
      default: break
      }
    }
    return content
  }

  private static func describes(_ name: String, _ file: Path) -> Bool {
    guard let bytes = try? FileReader.read(found: file, upTo: CodeReader.largestFile) else { return false }
    return AppCode(bytes).describes(name)
  }
}
