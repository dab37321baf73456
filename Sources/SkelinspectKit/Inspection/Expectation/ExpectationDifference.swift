/// What is otherwise than expected.
package struct ExpectationDifference: Sendable {
  let screens: [ScreenDifference]
  /// Screens that only one side has.
  let removed: [FileExpectation.Screen]
  let added: [FileExpectation.Screen]

  /// - Parameter now: what show makes of all views, listed or not.
  package init(from expected: FileExpectation, to now: FileExpectation) {
    let pairing = HierarchyPairing(
      expected.screens.map(HierarchyPairing.Side.init), now.screens.map(HierarchyPairing.Side.init))
    screens = pairing.pairs.map { ScreenDifference(expected.screens[$0.old], now.screens[$0.new]) }
    removed = pairing.onlyOld.map { expected.screens[$0] }
    added = pairing.onlyNew.map { now.screens[$0] }
  }

  /// All is as expected.
  package var isEmpty: Bool { screens.allSatisfy(\.isEmpty) && removed.isEmpty && added.isEmpty }
}

extension HierarchyPairing.Side {
  fileprivate init(_ screen: FileExpectation.Screen) {
    let root = screen.views.first
    self.init(name: screen.name, rootID: root?.id, rootType: root?.type) { names in
      ComparedTree(screen.views, screen.views.indices.filter { screen.views[$0].isListed }, names: &names)
    }
  }
}
