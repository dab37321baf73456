/// A hierarchy, and what code does to its views one thing after the other.
package struct Screen: Sendable {
  package var hierarchy: Hierarchy
  /// Nil where no code was read.
  var order: CodeOrder?

  init(_ hierarchy: Hierarchy, _ order: CodeOrder?) { (self.hierarchy, self.order) = (hierarchy, order) }

  package init(_ hierarchy: Hierarchy) { self.init(hierarchy, nil) }
}
