/// What classes say of headers and footers for nobody.
extension CodeApplying {
  mutating func noteUnasked() {
    guard said.areRootsKnown else { return }
    for node in tree.nodes.indices where tree.viewClass(node).family == .table {
      guard let view = views[node], !joined.openDelegates.contains(node),
        !joined.openDataSources.contains(node)
      else {
        continue
      }
      let delegate = joined.delegates[node]?.type
      let isSkeleton = delegate.map { code.adopts($0, "SkeletonTableViewDelegate") } ?? false
      // What a file connects may be of a class that was not read.
      if isSkeleton == false, delegate != nil || tree.view(node) == nil {
        let types = Set([joined.dataSources[node]?.type, delegate].compactMap(\.self))
        said.unaskedHeaders += types.sorted().compactMap { unaskedHeader(of: $0, in: view) }
      }
      guard isSkeleton == true, let delegate, code.headerAnswer(of: delegate) == nil else { continue }
      said.unaskedHeights += ["heightForHeaderInSection", "heightForFooterInSection"].compactMap { label in
        code.function(ofTables: label, in: delegate).map {
          Evidence.Call(view: view, place: code.namePlace($0), owner: code.types.declarations[delegate].name)
        }
      }
    }
  }

  private func unaskedHeader(of type: Int, in view: ViewIndex) -> Evidence.Call? {
    code.headerAnswer(of: type).map {
      Evidence.Call(view: view, place: code.place($0.place), owner: code.types.declarations[type].name)
    }
  }
}

extension CodeFacts {
  /// What a class answers where SkeletonView asks for the header or footer of a section; nil: that there is none.
  fileprivate func headerAnswer(of type: Int) -> CodeAnswer? {
    let questions: [CodeQuestion] = [.identifierForHeaderInSection, .identifierForFooterInSection]
    return questions.lazy.compactMap { classes[type]?.answers[$0] }.first { $0.constants != [.null] }
  }

  /// `tableView(_:heightForHeaderInSection:)` and the like of a class.
  fileprivate func function(ofTables label: String, in type: Int) -> CodeNode? {
    types.functions("tableView", of: type).first { $0.hasLabel(label) }?.place
  }
}
