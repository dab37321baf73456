import Foundation
import Testing

/// The library's folders stand in the order of the pipeline: each names only what stands before it, and
/// `Support`. Who declares what is read from the sources.
@Suite("Order of the folders")
struct OrderTests {
  private static let arrows = Result {
    FolderArrows(
      try SwiftFile.all(below: Golden.packageRoot.appending(path: "Sources/SkelinspectKit")))
  }

  @Test("No arrow runs back")
  func noArrowRunsBack() throws {
    for arrow in try Self.arrows.get().runningBack { Issue.record("\(arrow)") }
  }

  @Test("Formats know nothing of each other, and UIKit nothing of skeletons")
  func alternatives() throws {
    for arrow in try Self.arrows.get().betweenAlternatives { Issue.record("\(arrow)") }
  }
}
