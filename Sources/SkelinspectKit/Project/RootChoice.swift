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
