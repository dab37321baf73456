/// What data sources and delegates answer.
extension CodeApplying {
  mutating func applyDataSources() {
    for (node, source) in joined.foreignDataSources.sorted(by: { $0.key < $1.key }) {
      guard let view = views[node] else { continue }
      guard let name = source.name, CodeFacts.isDiffable(TypeText.lastName(of: name)) else {
        said.unknown[view, default: []].insert(.dataSource)
        said.openSources[view] =
          source.name.map { "its class \(TypeText.lastName(of: $0)) was not read" }
          ?? "its class is not known"
        continue
      }
      set(.dataSource, of: view, to: hierarchy.dataSourceName(of: view, isDiffable: true), at: source.place)
    }
    for (node, source) in joined.dataSources.sorted(by: { $0.key < $1.key }) {
      guard let view = views[node] else { continue }
      let wanted = hierarchy.skeletonDataSourceName(of: view)
      if joined.openDataSources.contains(node) {
        said.unknown[view, default: []].insert(.dataSource)
        if code.adopts(source.type, wanted) != true { continue }
      }
      switch code.adopts(source.type, wanted) {
      case true?:
        set(.dataSource, of: view, to: wanted, at: source.place)
        applyAnswers(answers(of: source.type, to: node), to: view)
        notePlainSectionViews(of: source.type, in: view, isWhole: joined.registered[node] == nil)
      case false?:
        if let place = code.ownProtocol(wanted, of: source.type) {
          said.ownProtocols.append(
            Evidence.Call(view: view, place: place, owner: code.types.declarations[source.type].name))
        }
        set(
          .dataSource, of: view,
          to: hierarchy.dataSourceName(of: view, isDiffable: code.isDiffable(source.type)), at: source.place)
      case nil:
        said.unknown[view, default: []].insert(.dataSource)
        let name = code.types.declarations[source.type].name
        said.openSources[view] = "what its class \(name) inherits from was not read"
      }
    }
    for node in joined.sourceless
    where joined.dataSources[node] == nil && joined.foreignDataSources[node] == nil {
      // `nil`, which has no letters.
      if let view = views[node] {
        hierarchy.set(.dataSource, of: view, to: Attribute(.dataSource, at: nil, .letters))
      }
    }
    openUnsaidDataSources()
    noteUnasked()
    for (node, source) in joined.delegates.sorted(by: { $0.key < $1.key }) {
      guard let view = views[node] else { continue }
      if code.answers(["sizeForItemAt"], source.type) { said.sizedByDelegate.insert(view) }
      if code.answers(["referenceSizeForHeaderInSection", "referenceSizeForFooterInSection"], source.type) {
        said.openSectionViews.formUnion(said.sectionViews[view] ?? [])
      }
      guard hierarchy.views[view].family == .table else { continue }
      let isSkeletonDelegate = code.adopts(source.type, "SkeletonTableViewDelegate")
      if isSkeletonDelegate == false {
        if let answer = code.classes[source.type]?.answers[.heightForRowAt] {
          if case .number(let height)? = answer.only {
            said.rowHeights[view] = .some(height)
          } else if answer.constants != [.word("automaticDimension")] {
            said.rowHeights[view] = .some(nil)
          }
        }
        said.sectionViews[view] = []
        if code.answers(["viewForHeaderInSection", "viewForFooterInSection"], source.type) {
          said.plainSectionViews.formUnion(
            hierarchy.children(of: view).filter { hierarchy.views[$0].place == .headerFooterView })
        }
      }
      guard isSkeletonDelegate == true, let answers = code.classes[source.type]?.answers else { continue }
      set(.delegate, of: view, to: "SkeletonTableViewDelegate", at: source.place)
      for (question, key) in [
        (CodeQuestion.identifierForHeaderInSection, ViewKey.headerIdentifier),
        (.identifierForFooterInSection, .footerIdentifier),
      ] {
        nameSectionViews(answers[question], key, .headerFooterView, of: view)
      }
    }
  }

  /// Without an identifier from it, SkeletonView's data source asks a collection's own for headers and footers.
  private mutating func notePlainSectionViews(of source: Int, in view: ViewIndex, isWhole: Bool) {
    let answer = code.classes[source]?.answers[.supplementaryViewIdentifierOfKind]
    guard answer == nil || answer?.constants == [.null],
      code.answers(["viewForSupplementaryElementOfKind"], source)
    else { return }
    let headers = hierarchy.children(of: view).filter { hierarchy.views[$0].place == .supplementaryView }
    said.plainSectionViews.formUnion(headers)
    // Or of a nib that is not here.
    if headers.isEmpty, !isWhole { said.unknown[view, default: []].insert(.supplementaryIdentifier) }
  }

  /// What neither file nor code gives its data source has it from somewhere else.
  private mutating func openUnsaidDataSources() {
    guard said.areRootsKnown else { return }
    for view in hierarchy.views.indices
    where hierarchy.views[view].family.isCollection && !hierarchy.says(.dataSource, of: view)
      && hierarchy.origin(of: view) != .said && hierarchy.text(.dataMode, of: view) != "static"
    {
      said.unknown[view, default: []].insert(.dataSource)
    }
  }

  /// What a class answers to one of its tables.
  private func answers(of type: Int, to node: JoinedTree.NodeIndex) -> [CodeQuestion: CodeAnswer] {
    (code.classes[type]?.answers ?? [:]).mapValues { answer in
      var answer = answer
      for number in instances.all.indices where instances.all[number].facts.type == type {
        let own = answer.ofTables.first { joined.nodes(of: $0.key, number).contains(node) }
        if let own { answer.constants = own.value }
      }
      return answer
    }
  }

  private mutating func applyAnswers(_ answers: [CodeQuestion: CodeAnswer], to view: ViewIndex) {
    let isTable = hierarchy.views[view].family == .table
    func count(_ question: CodeQuestion, _ key: ViewKey) {
      guard let answer = answers[question] else { return }
      switch answer.only {
      case .number(let number):
        hierarchy.apply(.set(key, of: view, to: .number(number)))
        note(key, of: view, .number(number), at: answer.place)
      case .word(let word) where word.hasPrefix("automatic"): break
      default: said.unknown[view, default: []].insert(key)
      }
    }
    count(
      isTable ? .numberOfRowsInSection : .numberOfItemsInSection,
      isTable ? .numberOfSkeletonRows : .numberOfSkeletonItems)
    count(.numSections, .numberOfSkeletonSections)
    count(.numberOfSections, .numberOfSections)
    // So many in each of nobody knows how many.
    if said.isUnknown(.numberOfSkeletonSections, of: view) {
      said.unknown[view, default: []].insert(isTable ? .numberOfSkeletonRows : .numberOfSkeletonItems)
    }
    nameCells(answers.dummyCells(ofTable: isTable), of: view)
    guard !isTable else { return }
    nameSectionViews(
      answers[.supplementaryViewIdentifierOfKind], .supplementaryIdentifier, .supplementaryView, of: view)
  }

  private mutating func nameCells(_ answers: [CodeAnswer], of view: ViewIndex) {
    guard let answer = answers.first, let last = answers.last else { return }
    if !last.unasked.isEmpty { said.unaskedCells[view] = (last.unasked, code.place(last.place)) }
    let known = answers.compactMap(\.texts)
    guard known.count == answers.count else {
      said.unknown[view, default: []].insert(.skeletonCellIdentifier)
      return
    }
    let texts = Set(known.joined())
    let prototypes = hierarchy.children(of: view).filter {
      hierarchy.views[$0].place == .prototype && !said.replaced.contains($0)
    }
    let made = Set(answers.flatMap(\.made))
    let named = prototypes.filter {
      hierarchy.text(.reuseIdentifier, of: $0).map { texts.contains($0) } ?? false
        || made.contains(hierarchy.typeName(of: $0))
    }
    // One that code registers under an identifier that cannot be told may be meant.
    let cells =
      named.isEmpty && !texts.isEmpty
      ? prototypes.filter {
        said.added[$0] == nil && hierarchy.text(.reuseIdentifier, of: $0) == nil
          && isMade($0)
      } : named
    said.dummyCells[view] = Set(cells)
    guard texts.count == 1, let text = texts.first, answers.allSatisfy(\.made.isEmpty) else { return }
    set(.skeletonCellIdentifier, of: view, to: text, at: answer.place)
  }

  mutating func set(_ key: ViewKey, of view: ViewIndex, to text: String, at place: CodeNode?) {
    hierarchy.apply(.set(key, of: view, to: .text(text)))
    if let place { note(key, of: view, .text(text), at: place) }
  }

  private func isMade(_ view: ViewIndex) -> Bool {
    if case .code = hierarchy.tree(of: view) { true } else { false }
  }
}

extension Hierarchy {
  /// UIKit's protocol, or its class, of data sources of a table or collection.
  fileprivate func dataSourceName(of view: ViewIndex, isDiffable: Bool) -> String {
    let owner = views[view].family == .table ? "UITableView" : "UICollectionView"
    return owner + (isDiffable ? "DiffableDataSource" : "DataSource")
  }
}

extension CodeFacts {
  /// Where a class adopts a protocol of the project's own that has a name of the library's; nil where it does not.
  fileprivate func ownProtocol(_ name: String, of type: Int) -> Place? {
    for part in types.parts(of: type) {
      let place = types.declarations[part].place
      let tree = types.trees[place.file]
      for child in tree.children(of: place.node) where tree.kind(child) == .supertype {
        if tree.name(child).split(separator: "&").contains(where: { TypeText($0)?.name == name }) {
          return tree.source.place(tree.range(child))
        }
      }
    }
    return nil
  }
}

/// Headers and footers of sections that data sources and delegates name.
extension CodeApplying {
  /// One name is the one; of several, or of what cannot be told, nobody knows which section has which.
  mutating func nameSectionViews(
    _ answer: CodeAnswer?, _ key: ViewKey, _ place: ViewPlace, of view: ViewIndex
  ) {
    var named = said.sectionViews[view] ?? []
    defer { said.sectionViews[view] = named }
    guard let answer else { return }
    let templates = hierarchy.children(of: view).filter { hierarchy.views[$0].place == place }
    guard let texts = answer.names else {
      named.formUnion(templates)
      said.openSectionViews.formUnion(templates)
      said.unknown[view, default: []].insert(key)
      return
    }
    let mayBe = templates.filter { template in
      hierarchy.text(.reuseIdentifier, of: template).map { texts.contains($0) } ?? true
    }
    let height: ViewKey = key == .headerIdentifier ? .sectionHeaderHeight : .sectionFooterHeight
    if place == .supplementaryView || hierarchy.number(height, of: view) != 0 { named.formUnion(mayBe) }
    // Which sections have one is a matter of the layout's own code.
    if place == .supplementaryView, !hierarchy.hasFlowLayout(view) { said.openSectionViews.formUnion(mayBe) }
    guard texts.count != 1 || answer.constants?.count != 1 else {
      set(key, of: view, to: texts[0], at: answer.place)
      return
    }
    said.openSectionViews.formUnion(mayBe)
    if !texts.isEmpty { said.unknown[view, default: []].insert(key) }
  }
}
