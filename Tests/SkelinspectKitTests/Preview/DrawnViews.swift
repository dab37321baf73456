import Testing

@testable import SkelinspectKit

/// What an SVG file draws of each view, read back with the project's own XML reader.
struct DrawnViews {
  struct Drawn {
    let view: Int
    let scene: String
    let isHidden: Bool
    /// The rectangles painted as skeleton, moved by the screen's transform back to its own points.
    var skeletons: [Rect] = []
  }

  private(set) var drawn: [Drawn] = []
  let tree: XMLTree

  init(_ svg: String) throws {
    tree = try XMLReader.read(SourceText(Array(svg.utf8), named: "picture.svg"))
    var scene = ""
    for element in tree.elements.indices {
      if let name = value("data-scene", of: element) { scene = name }
      if let view = value("data-view", of: element).flatMap({ Int($0) }) {
        drawn.append(
          Drawn(view: view, scene: scene, isHidden: value("display", of: element) == "none"))
      } else if tree.isNamed(element, "rect"), value("class", of: element)?.hasSuffix("k") == true {
        let painted = try #require(self.rect(of: element))
        drawn[drawn.count - 1].skeletons.append(painted)
      }
    }
  }

  func value(_ name: StaticString, of element: Int) -> String? {
    tree.attribute(name, of: element).map { tree.text(of: $0) }
  }

  private func rect(of element: Int) -> Rect? {
    guard let x = value("x", of: element).flatMap({ Double($0) }),
      let y = value("y", of: element).flatMap({ Double($0) }),
      let width = value("width", of: element).flatMap({ Double($0) }),
      let height = value("height", of: element).flatMap({ Double($0) })
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0 - $1) < 0.01
    }
  }
}

extension Hierarchy {
  /// The only one of a text.
  static func only(_ text: String, named name: String = "screen.yaml") throws -> Hierarchy {
    try #require(try readHierarchies(text, named: name).first)
  }

  func view(_ id: String) throws -> ViewIndex { try #require(views.indices.first { self.id(of: $0) == id }) }
}
