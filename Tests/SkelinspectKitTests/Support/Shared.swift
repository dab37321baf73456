import Foundation
import Testing

/// The folder `shared` beside the checkout, which holds what is not ours to publish; a plain clone has none.
enum Shared {
  static func url(_ path: String) -> URL? {
    let url = Golden.packageRoot.deletingLastPathComponent().appending(path: "shared/\(path)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// Says why a test is skipped.
  static func isMissing(_ path: String) -> Comment { "there is no ../shared/\(path) beside the checkout" }

  /// Published storyboards and xibs by their path, as in `weiran+Hackers@4fcb7a20/…`.
  static let corpus: [Fixture] = {
    guard let folder = url("corpus") else { return [] }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .map { Fixture(name: String($0.path.dropFirst(folder.path.count + 1)), url: $0) }
      .sorted { $0.name < $1.name }
  }()
}
