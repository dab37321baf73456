/// Where a file stands, by names alone: links are not followed.
struct FileAddress {
  /// Without `.` and `..`.
  let absolute: String
  /// From the repository's folder; nil where it is not in it.
  let relative: String?

  init(_ name: String, _ settings: ReportSettings) {
    let folder = Self.steps(settings.folder, from: [])
    let repository = settings.repository.map { Self.steps($0, from: []) } ?? folder
    let steps = Self.steps(name, from: name.hasPrefix("/") ? [] : folder)
    absolute = "/" + steps.joined(separator: "/")
    let isInside = steps.count > repository.count && steps.starts(with: repository)
    relative = isInside ? steps.dropFirst(repository.count).joined(separator: "/") : nil
  }

  /// The shorter of both names that is right in the repository's folder.
  var name: String { relative ?? absolute }

  /// A relative reference where it is in the repository, else a `file:` URI.
  var uri: String { relative?.percentEncoded ?? Self.uri(of: absolute) }

  static func uri(of path: String) -> String { "file://" + path.percentEncoded }

  private static func steps(_ name: String, from start: [Substring]) -> [Substring] {
    name.split(separator: "/").reduce(into: start) { steps, step in
      switch step {
      case ".": break
      case "..": if !steps.isEmpty { steps.removeLast() }
      default: steps.append(step)
      }
    }
  }
}
