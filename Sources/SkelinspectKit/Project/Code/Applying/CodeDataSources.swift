/// Data sources and delegates, and what they answer.
extension CodeJoining {
  struct DataSource {
    let type: Int
    let place: CodeNode?
  }

  /// Which classes the tables and collections have as data sources.
  mutating func connectDataSources() {
    for node in tree.nodes.indices where tree.viewClass(node).family.isCollection {
      if let type = connected[node] { dataSources[node] = DataSource(type: type, place: nil) }
      if let type = connectedDelegates[node] { delegates[node] = DataSource(type: type, place: nil) }
    }
    for number in instances.all.indices {
      let instance = instances.all[number]
      if instance.facts.nature == .tableController || instance.facts.nature == .collectionController,
        let table = instances.nodes(Reference(.instance, [.controlledView]), of: number, in: tree).first
      {
        dataSources[table] = dataSources[table] ?? DataSource(type: instance.facts.type, place: nil)
        delegates[table] = delegates[table] ?? DataSource(type: instance.facts.type, place: nil)
      }
      for fact in instance.facts.facts {
        switch fact.effect {
        case .setDataSource(let value):
          for node in instances.nodes(fact.subject, of: number, in: tree) {
            connect(node, value, fact, instance, isDataSource: true)
          }
        case .setDelegate(let value):
          for node in instances.nodes(fact.subject, of: number, in: tree) {
            connect(node, value, fact, instance, isDataSource: false)
          }
        default: break
        }
      }
    }
    let known = Set(instances.all.map(\.facts.type))
    let others = Set((Array(dataSources.values) + Array(delegates.values)).map(\.type))
      .union(sourcesGiven.values.joined()).subtracting(known)
    for type in others.sorted() {
      if let facts = code.factsOfCells(type) { _ = instances.add(CodeInstance(facts, own: nil)) }
    }
  }

  private mutating func connect(
    _ node: JoinedTree.NodeIndex, _ value: CodeValue, _ fact: CodeFact, _ instance: CodeInstance,
    isDataSource: Bool
  ) {
    guard tree.viewClass(node).family.isCollection else { return }
    let types = Set(
      value.references.map { reference -> String? in
        reference.isInstance ? instance.facts.name : reference.type?.name
      })
    if value == .constant(.null) { return }
    for case let name? in types {
      let type =
        name == instance.facts.name ? instance.facts.type : code.types.type(name, near: fact.place.file)
      if let type { sourcesGiven[node, default: []].insert(type) }
    }
    if isDataSource, let known = dataSources[node], known.place != nil {
      let isSame =
        types.count == 1
        && (types.first ?? nil).map { code.types.declarations[known.type].name == TypeText.lastName(of: $0) }
          ?? false
      if !isSame {
        openDataSources.insert(node)
        let wanted =
          tree.viewClass(node).family == .table
          ? "SkeletonTableViewDataSource" : "SkeletonCollectionViewDataSource"
        if code.adopts(known.type, wanted) == true { return }
      }
    }
    guard types.count == 1, let name = types.first ?? nil else {
      if isDataSource {
        openDataSources.insert(node)
        if dataSources[node] == nil { foreignDataSources[node] = (nil, fact.place) }
      } else {
        openDelegates.insert(node)
      }
      return
    }
    let isOwn = value.references.contains(where: \.isInstance)
    if let type = isOwn ? instance.facts.type : code.types.type(name, near: fact.place.file),
      !code.types.declarations[type].isProtocol
    {
      if isDataSource {
        dataSources[node] = DataSource(type: type, place: fact.place); foreignDataSources[node] = nil
      } else {
        delegates[node] = DataSource(type: type, place: fact.place)
      }
    } else if isDataSource {
      dataSources[node] = nil
      foreignDataSources[node] = (name, fact.place)
    } else {
      openDelegates.insert(node)
    }
  }

  func applyDataSources(
    to hierarchy: inout Hierarchy, _ views: [ViewIndex?], _ said: inout Evidence
  ) {
    for (node, source) in foreignDataSources.sorted(by: { $0.key < $1.key }) {
      guard let view = views[node] else { continue }
      let isTable = hierarchy.views[view].family == .table
      guard let name = source.name,
        ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"].contains(
          TypeText(name: name).lastName)
      else {
        said.unknown[view, default: []].insert(.dataSource)
        continue
      }
      set(
        .dataSource, of: view,
        to: isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource",
        at: source.place, in: &hierarchy, &said)
    }
    for (node, source) in dataSources.sorted(by: { $0.key < $1.key }) {
      guard let view = views[node] else { continue }
      let isTable = hierarchy.views[view].family == .table
      let wanted = hierarchy.skeletonDataSourceName(of: view)
      if openDataSources.contains(node) {
        said.unknown[view, default: []].insert(.dataSource)
        if code.adopts(source.type, wanted) != true { continue }
      }
      switch code.adopts(source.type, wanted) {
      case true?:
        set(.dataSource, of: view, to: wanted, at: source.place, in: &hierarchy, &said)
        applyAnswers(of: source.type, to: view, &hierarchy, &said)
      case false?:
        if let place = code.ownProtocol(wanted, of: source.type) {
          said.ownProtocols.append(
            Evidence.Call(view: view, place: place, owner: code.types.declarations[source.type].name))
        }
        set(
          .dataSource, of: view,
          to: code.isDiffable(source.type)
            ? (isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource")
            : isTable ? "UITableViewDataSource" : "UICollectionViewDataSource", at: source.place,
          in: &hierarchy, &said)
      case nil: said.unknown[view, default: []].insert(.dataSource)
      }
    }
    openUnsaidDataSources(of: hierarchy, &said)
    noteUnasked(&said, views)
    for (node, source) in delegates.sorted(by: { $0.key < $1.key }) {
      if let view = views[node] {
        if code.answers(["sizeForItemAt"], source.type) { said.sizedByDelegate.insert(view) }
        if code.answers(["referenceSizeForHeaderInSection", "referenceSizeForFooterInSection"], source.type) {
          said.openSectionViews.formUnion(said.sectionViews[view] ?? [])
        }
      }
      if let view = views[node], hierarchy.views[view].family == .table,
        let answer = code.classes[source.type]?.answers[.heightForRowAt],
        code.adopts(source.type, "SkeletonTableViewDelegate") == false
      {
        if case .number(let height)? = answer.constants?.first, answer.constants?.count == 1 {
          said.rowHeights[view] = .some(height)
        } else if answer.constants != [.word("automaticDimension")] {
          said.rowHeights[view] = .some(nil)
        }
      }
      guard let view = views[node], hierarchy.views[view].family == .table else { continue }
      let isSkeletonDelegate = code.adopts(source.type, "SkeletonTableViewDelegate")
      if isSkeletonDelegate == false { said.sectionViews[view] = [] }
      guard isSkeletonDelegate == true, let answers = code.classes[source.type]?.answers else { continue }
      set(.delegate, of: view, to: "SkeletonTableViewDelegate", at: source.place, in: &hierarchy, &said)
      for (question, key) in [
        (CodeQuestion.identifierForHeaderInSection, ViewKey.headerIdentifier),
        (.identifierForFooterInSection, .footerIdentifier),
      ] {
        nameSectionViews(answers[question], key, .headerFooterView, of: view, &hierarchy, &said)
      }
    }
  }

  /// What neither file nor code gives its data source has it from somewhere else.
  private func openUnsaidDataSources(of hierarchy: Hierarchy, _ said: inout Evidence) {
    guard said.areRootsKnown else { return }
    for view in hierarchy.views.indices
    where hierarchy.views[view].family.isCollection && !hierarchy.says(.dataSource, of: view)
      && hierarchy.origin(of: view) != .said && hierarchy.text(.dataMode, of: view) != "static"
    {
      said.unknown[view, default: []].insert(.dataSource)
    }
  }

  private func applyAnswers(
    of type: Int, to view: ViewIndex, _ hierarchy: inout Hierarchy, _ said: inout Evidence
  ) {
    guard let answers = code.classes[type]?.answers else { return }
    let isTable = hierarchy.views[view].family == .table
    func count(_ question: CodeQuestion, _ key: ViewKey) {
      guard let answer = answers[question] else { return }
      switch answer.constants?.count == 1 ? answer.constants?.first : nil {
      case .number(let number): apply(.number(number))
      case .word(let word) where word.hasPrefix("automatic"): break
      default: said.unknown[view, default: []].insert(key)
      }
      func apply(_ value: KeyValue) {
        hierarchy.apply(.set(key, of: view, to: value))
        said.facts[view, default: []].append(
          Evidence.Fact(key: key, value: value.ordered, place: code.place(answer.place)))
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
    nameCells(answers.dummyCells(ofTable: isTable), of: view, &hierarchy, &said)
    guard !isTable else { return }
    nameSectionViews(
      answers[.supplementaryViewIdentifierOfKind], .supplementaryIdentifier, .supplementaryView, of: view,
      &hierarchy, &said)
  }

  private func nameCells(
    _ answers: [CodeAnswer], of view: ViewIndex, _ hierarchy: inout Hierarchy, _ said: inout Evidence
  ) {
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
    let named = prototypes.filter {
      hierarchy.text(.reuseIdentifier, of: $0).map { texts.contains($0) } ?? false
    }
    // One that code registers under an identifier that cannot be told may be meant.
    let cells =
      named.isEmpty && !texts.isEmpty
      ? prototypes.filter {
        said.added[$0] == nil && hierarchy.text(.reuseIdentifier, of: $0) == nil
          && isMade($0, in: hierarchy)
      } : named
    said.dummyCells[view] = Set(cells)
    guard texts.count == 1, let text = texts.first, answers.allSatisfy(\.made.isEmpty) else { return }
    set(.skeletonCellIdentifier, of: view, to: text, at: answer.place, in: &hierarchy, &said)
  }

  func set(
    _ key: ViewKey, of view: ViewIndex, to text: String, at place: CodeNode?, in hierarchy: inout Hierarchy,
    _ said: inout Evidence
  ) {
    hierarchy.apply(.set(key, of: view, to: .text(text)))
    guard let place else { return }
    said.facts[view, default: []].append(
      Evidence.Fact(key: key, value: .text(text), place: code.place(place)))
  }

  private func isMade(_ view: ViewIndex, in hierarchy: Hierarchy) -> Bool {
    if case .code = hierarchy.tree(of: view) { true } else { false }
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
