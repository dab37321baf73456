/// What could be read of a file's screens, and what is wrong with the rest.
struct ScreenReading: Sendable {
  var screens: [Screen]
  /// Of each screen.
  var doubts: [Doubts] = []
  var error: ReadError?

  var hierarchies: [Hierarchy] { screens.map(\.hierarchy) }

  /// Those that have views of which something is certain.
  var readable: ScreenReading {
    let numbers = screens.indices.filter { !doubts[$0].isWhole && !screens[$0].hierarchy.views.isEmpty }
    return ScreenReading(
      screens: numbers.map { screens[$0] }, doubts: numbers.map { doubts[$0] }, error: error)
  }

  /// All of them, or the error.
  func get() throws(ReadError) -> [Screen] {
    if let error { throw error }
    return screens
  }
}

extension ScreenReading {
  init(_ reading: HierarchyReading) {
    self.init(screens: reading.hierarchies.map { Screen($0) }, doubts: reading.doubts, error: reading.error)
  }

  /// Those that a file of Swift code makes; without other code they come from it alone.
  init(
    madeIn name: String, _ bytes: [UInt8], _ code: CodeFacts?, _ nibs: Nibs, _ made: MadeScreens,
    _ settings: ReaderSettings
  ) {
    let own = code ?? CodeFacts(SwiftSources([.init(name: name, path: name, bytes: bytes)]))
    self.init(screens: own.screens(madeIn: name, nibs, made, settings.branches))
  }

  /// Through all hierarchies of the file.
  mutating func numberViews() {
    var viewCount = 0
    for index in screens.indices {
      screens[index].hierarchy.firstViewNumber = viewCount
      viewCount += screens[index].hierarchy.views.count
    }
  }
}
