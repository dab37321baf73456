import SkelinspectKit

/// The `.gitignore` files that hold in a folder, the nearest last.
struct IgnoreLayers {
  private struct Layer {
    /// Absolute.
    let folder: Path
    let file: IgnoreFile
  }

  /// Larger ones git does not read either.
  private static let largestFile = 100 << 20

  private var layers: [Layer] = []

  init() {}

  /// Those above a folder, up to the root of its repository; none where it is in no repository, or is its
  /// root.
  init(above folder: Path) {
    guard let root = Self.repository(of: folder) else { return }
    let inside = folder.outwards.prefix { $0 != root }
    for parent in inside.map(\.folder).reversed() { enter(parent, isRepository: parent == root) }
  }

  /// Takes in what a folder says; a repository knows nothing of what is around it.
  mutating func enter(_ folder: Path, isRepository: Bool) {
    if isRepository {
      layers = []
      add(folder / Self.repository / "info/exclude".utf8, of: folder)
    }
    add(folder / Self.fileName, of: folder)
  }

  /// The nearest file that says something decides, as in git.
  func ignores(_ location: Path, isFolder: Bool) -> Bool {
    for layer in layers.reversed() {
      guard let path = location.relative(to: layer.folder) else { continue }
      if let verdict = layer.file.ignores(path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// The nearest folder that is the root of a repository, from a folder upwards.
  static func repository(of folder: Path) -> Path? {
    folder.outwards.first { FileSystem.exists($0 / repository) }
  }

  static let fileName = ".gitignore".utf8
  static let repository = ".git".utf8

  /// What cannot be read ignores nothing.
  private mutating func add(_ file: Path, of folder: Path) {
    guard let bytes = try? FileReader.read(found: file, upTo: Self.largestFile) else { return }
    let ignores = IgnoreFile(String(decoding: bytes, as: UTF8.self))
    layers.append(Layer(folder: folder, file: ignores))
  }
}
