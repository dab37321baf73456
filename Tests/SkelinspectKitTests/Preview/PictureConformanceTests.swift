import Testing

@testable import SkelinspectKit

@Suite("Pictures show what SkeletonView draws")
struct PictureConformanceTests {
  @Test("The skeleton rectangles of each case are the library's", arguments: ConformanceCase.all)
  func rectangles(_ example: ConformanceCase) throws {
    guard let layers = example.expected.layers else { return }
    let hierarchy = try Hierarchy.only(example.document)
    let picture = Picture(of: hierarchy)
    let drawn = try DrawnViews(Picture.svg(of: [picture])).drawn.filter { $0.scene == "after" }
    guard example.expected.crash == nil else {
      #expect(drawn.isEmpty)
      return
    }
    #expect(drawn.count == picture.after.count)
    var copies: [String: Int] = [:]
    for (drawn, shape) in zip(drawn, picture.after) {
      #expect(drawn.view == shape.view)
      let id = hierarchy.id(of: shape.view) ?? ""
      guard !drawn.skeletons.isEmpty else { continue }
      copies[id, default: 0] += 1
      let layer = try #require(layers.first { ConformanceCase.prototype($0.key) == id }?.value)
      let origin = origin(of: shape.view, in: hierarchy) ?? (shape.frame.x, shape.frame.y)
      #expect(drawn.skeletons.count == layer.rects.count)
      for (rect, expected) in zip(drawn.skeletons, layer.rects) {
        #expect(rect.isNear(expected.offset(by: origin.0, origin.1)), "\(id): \(rect) \(expected)")
      }
    }
    #expect(copies == ConformanceCase.summed(example.expected.covered ?? [:]))
  }

  /// Where the file's frames put a view; nil for what stands in a dummy cell.
  private func origin(of view: ViewIndex, in hierarchy: Hierarchy) -> (Double, Double)? {
    var (x, y) = (0.0, 0.0)
    var next: ViewIndex? = view
    while let view = next, let parent = hierarchy.views[view].parent {
      guard !hierarchy.views[view].place.isTemplate, hierarchy.views[view].place != .tableFooterView else {
        return nil
      }
      if let frame = hierarchy.frame(of: view)?.standardized { (x, y) = (x + frame.x, y + frame.y) }
      next = parent
    }
    return (x, y)
  }
}

extension ConformanceCase.Layer {
  /// What is painted, from the upper left corner of the view; a layer's bounds may begin elsewhere.
  fileprivate var rects: [Rect] {
    guard let lines else { return [Rect(x: 0, y: 0, width: bounds[2], height: bounds[3])] }
    return lines.map { Rect(x: $0[0] - bounds[0], y: $0[1] - bounds[1], width: $0[2], height: $0[3]) }
  }
}
