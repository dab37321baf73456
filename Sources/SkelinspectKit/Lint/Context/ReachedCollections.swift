/// The tables and collections that rules look at: those on screen, as far as one can know.
extension RuleContext {
  /// Those that show reaches, whatever their data source.
  func reached(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter {
      coverage(of: $0).role == .collection && inspection.presence.copies[$0] != 0
    }
  }

  /// Those of them that get the dummy data source.
  func installed(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter {
      inspection.presence.counts[$0] != nil && inspection.presence.copies[$0] != 0
    }
  }

  /// Those whose dummy data source is asked for counts: a table's in show itself, a collection's in layout,
  /// for which it needs a window.
  func counting(_ families: [ViewClass.Family] = [.table, .collection]) -> [ViewIndex] {
    collections(families).filter { view in
      guard inspection.presence.counts[view] != nil else { return false }
      let isInShow = hierarchy.views[view].family == .table
      if isInShow, !hierarchy.views[view].flags.contains(.isInTemplate) { return true }
      return (isInShow || hierarchy.hasWindow) && inspection.presence.copies[view] != 0
    }
  }

  /// Whether it is, or stands in, a prototype, header or footer of which no copy is made though its table or
  /// collection has the dummy data source; false where code says which is used.
  func isUnused(_ view: ViewIndex) -> Bool {
    guard inspection.presence.copies[view] == 0, hierarchy.hasWindow, hierarchy.origin(of: view) == .said,
      let template = hierarchy.template(around: view), let owner = hierarchy.views[template].parent
    else { return false }
    return inspection.presence.counts[owner] != nil
  }

  /// Rows or items of each section.
  func count(of view: ViewIndex) -> CellCount { inspection.presence.counts[view] ?? .unknown }

  private func collections(_ families: [ViewClass.Family]) -> [ViewIndex] {
    families.count == 1 ? views(of: families[0]) : views(of: .table, .collection)
  }
}
