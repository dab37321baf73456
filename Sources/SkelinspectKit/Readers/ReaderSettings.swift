/// How files are read, as far as they do not say it themselves.
package struct ReaderSettings: Equatable, Sendable {
  /// What hierarchies without an `appearance` of their own have.
  var appearance = Appearance()
  /// Runtime attributes of Interface Builder that stand for `isSkeletonable`, such as those of a wrapper.
  var skeletonableKeys: [String] = []
  /// Of several branches in SwiftUI's code.
  package var branches = BranchChoice()

  package init() {}
}

/// Which branch of Swift code is looked at where it holds several: one at a time.
package struct BranchChoice: Equatable, Sendable {
  /// What a screen is doing, as its conditions tell it.
  package enum State: String, CaseIterable, Sendable { case loading, loaded }

  package var state = State.loading
  /// By the line of the `if`, `switch` or ternary; the first branch is 1.
  package var numbers: [Int: Int] = [:]

  package init() {}
}
