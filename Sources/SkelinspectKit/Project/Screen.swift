/// A hierarchy, and what code does to its views one thing after the other.
package struct Screen: Sendable {
  package var hierarchy: Hierarchy
  /// Nil where no code was read.
  var order: CodeOrder?

  init(_ hierarchy: Hierarchy, _ order: CodeOrder?) { (self.hierarchy, self.order) = (hierarchy, order) }

  package init(_ hierarchy: Hierarchy) { self.init(hierarchy, nil) }
}

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

/// Screens with the roots that selectors name.
///
/// A selector that names several views is an error; a hierarchy in which one names none is left out, unless
/// that leaves nothing.
package struct RootChoice {
  package private(set) var screens: [Screen] = []
  package private(set) var failures: [(hierarchy: Hierarchy, error: SelectorError)] = []

  private let hasRoots: Bool

  /// - Parameter roots: none leaves all hierarchies as they are.
  package init(_ roots: [String], in all: [Screen]) {
    hasRoots = !roots.isEmpty
    guard hasRoots else {
      screens = all
      return
    }
    for var screen in all {
      do throws(SelectorError) {
        screen.hierarchy = try screen.hierarchy.showing(on: roots)
        screens.append(screen)
      } catch {
        failures.append((screen.hierarchy, error))
      }
    }
  }

  package var isAmbiguous: Bool { failures.contains { $0.error.kind != .notFound } }

  /// It is an error, and no hierarchy merely left out.
  package var isError: Bool { isAmbiguous || hasRoots && screens.isEmpty }
}

/// Which Swift code a file is read with.
package enum CodeUse: Sendable {
  /// A file of Interface Builder: that of its project, and what the run names.
  case project
  /// Swift code itself: that of its app or project, and what the run names.
  case code
  /// A hierarchy file or a log, which is the whole truth: only what is given as its sources.
  case given

  /// - Parameter name: of the file; its ending tells.
  package init(of name: String) {
    switch DocumentReader.ending(of: name) {
    case "storyboard", "xib": self = .project
    case "swift": self = .code
    default: self = .given
    }
  }
}
