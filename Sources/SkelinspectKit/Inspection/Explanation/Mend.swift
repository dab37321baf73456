/// One thing to do so that an obstacle is gone.
struct Mend: Equatable, Sendable {
  enum Action: String, CaseIterable, Sendable {
    /// `isSkeletonable = true`.
    case mark
    /// `addArrangedSubview`.
    case arrange
    /// Into the contentView of its cell.
    case moveToContentView
    /// Show is called when the hierarchy has a window.
    case putInWindow
    /// Show is called on the view, too.
    case callShow
    /// Show is called on the view before it is called on others.
    case callShowFirst
    case adoptSkeletonDataSource
    /// The data source names the prototype for skeletons.
    case useCell
    /// The delegate or data source names the header, footer or supplementary view.
    case useSectionView
  }

  let action: Action
  let view: ViewIndex
}

extension Hierarchy {
  /// What would take an obstacle away; nil where that cannot be done to the hierarchy.
  func mend(of obstacle: Obstacle) -> Mend? {
    switch obstacle.kind {
    case .notSkeletonable, .rootNotSkeletonable: return Mend(action: .mark, view: obstacle.view)
    case .notArranged: return Mend(action: .arrange, view: obstacle.view)
    case .outsideContentView: return Mend(action: .moveToContentView, view: obstacle.view)
    case .noWindow: return hasWindow ? nil : Mend(action: .putInWindow, view: 0)
    case .noShowCall: return Mend(action: .callShow, view: obstacle.view)
    case .alreadyActive: return Mend(action: .callShowFirst, view: obstacle.view)
    case .unsupportedDataSource: return Mend(action: .adoptSkeletonDataSource, view: obstacle.view)
    case .otherPrototype:
      return identified(obstacle.template).map { Mend(action: .useCell, view: $0) }
    case .notRequested where views[obstacle.view].family == .collection:
      let hasRoom = DummyCells(of: obstacle.view, in: self).supplementaryKinds > 0
      return hasRoom ? identified(obstacle.template).map { Mend(action: .useSectionView, view: $0) } : nil
    case .notRequested:
      return identified(obstacle.template).map { Mend(action: .useSectionView, view: $0) }
    case .noCells, .replacedByDummyCells, .runningTests: return nil
    }
  }

  private func identified(_ template: ViewIndex?) -> ViewIndex? {
    template.flatMap { text(.reuseIdentifier, of: $0) == nil ? nil : $0 }
  }

  /// The same hierarchy after a change; its source text stays as it is.
  mutating func apply(_ mend: Mend) {
    let view = mend.view
    switch mend.action {
    case .mark: views[view].flags.insert(.isSkeletonable)
    case .arrange: views[view].place = .arrangedSubview
    case .moveToContentView: views[view].place = .child
    case .putInWindow: hasWindow = true
    case .callShow: show.roots.append(view)
    case .callShowFirst: show.roots = [view] + show.roots.filter { $0 != view }
    case .adoptSkeletonDataSource: set(.dataSource, of: view, to: nil)
    case .useCell:
      guard let owner = views[view].parent else { return }
      set(.skeletonCellIdentifier, of: owner, to: value(.reuseIdentifier, of: view))
    case .useSectionView:
      guard let owner = views[view].parent else { return }
      set(sectionKey(of: owner), of: owner, to: value(.reuseIdentifier, of: view))
      if views[owner].family == .table { set(.delegate, of: owner, to: nil) }
    }
  }

  /// The key that names a section's header or footer, one that is free if there is one.
  func sectionKey(of owner: ViewIndex) -> ViewKey {
    if views[owner].family == .collection { return .supplementaryIdentifier }
    return value(.headerIdentifier, of: owner) != nil && value(.footerIdentifier, of: owner) == nil
      ? .footerIdentifier : .headerIdentifier
  }

  /// Gives a view another value for a key, one that stands somewhere in the document, or none.
  private mutating func set(_ key: ViewKey, of view: ViewIndex, to node: Node?) {
    var own = attributes[views[view].attributes].filter { $0.key != key }
    if let node { own.append(Attribute(key, node)) }
    let start = attributes.count
    attributes += own
    views[view].attributes = start..<attributes.count
  }
}
