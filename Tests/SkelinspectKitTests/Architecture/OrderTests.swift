import Foundation
import Testing

/// The library's folders stand in the order of the pipeline. Who declares what is read from the sources.
@Suite("Order of the folders")
struct OrderTests {
  private static let root = Golden.packageRoot.appending(path: "Sources/SkelinspectKit")

  /// What is against the order, each with the names that make it so.
  private static let faults = Result {
    let arrows = FolderArrows(try SwiftFile.all(below: root)).all
    var faults: [String: [FolderArrows.Arrow]] = [:]
    for (step, names) in arrows {
      if FolderOrder.runsBack(step) || FolderOrder.joinsStrangers(step) { faults[step.description] = names }
      // The fewer ones are easier to turn.
      if let others = arrows[step.reversed] {
        faults[step.circle] = names.count < others.count ? names : others
      }
    }
    return faults
  }

  @Test("No arrow runs back, no two folders name each other, and no format or system another")
  func order() throws {
    for (fault, names) in try Self.faults.get() {
      Issue.record(
        "\(fault): \(names.count) names\n\(names.prefix(10).map(\.description).joined(separator: "\n"))")
    }
  }

  @Test("Every folder has its place", arguments: FolderOrder.order.keys.sorted())
  func places(_ folder: String) throws {
    let keys: Set<URLResourceKey> = [.isDirectoryKey]
    let contents = try FileManager.default.contentsOfDirectory(
      at: Self.root.appending(path: folder), includingPropertiesForKeys: Array(keys))
    let folders = try contents.filter {
      try $0.pathExtension != "docc" && $0.resourceValues(forKeys: keys).isDirectory == true
    }
    #expect(folders.map(\.lastPathComponent).sorted() == FolderOrder.order[folder]?.sorted())
  }
}
