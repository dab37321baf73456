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
