/// What code does, brought to the views that it does it to.
extension CodeJoining {
  /// The hierarchy as code leaves it.
  mutating func finish() -> Hierarchy {
    connectDataSources()
    let settings = settings()
    var (hierarchy, views) = tree.flattened(code)
    var said = HierarchyCode()
    said.areRootsKnown = isOwnerKnown || !code.shows
    if isOwnerKnown { hierarchy.origin = .code }
    applyAppearance(to: &hierarchy)
    for setting in settings {
      guard let view = views[setting.node] else { continue }
      setting.apply(to: &hierarchy, view, &said, code)
    }
    applyDataSources(to: &hierarchy, views, &said)
    for node in tree.nodes.indices {
      guard let view = views[node] else { continue }
      if tree.nodes[node].isReplaced { said.replaced.insert(view) }
      if let place = tree.nodes[node].added { said.added[view] = code.place(place) }
    }
    applyConstraints(to: &hierarchy, views)
    for (node, identifiers) in registered { views[node].map { said.registered[$0] = identifiers } }
    addShows(to: &said, views)
    if said.areRootsKnown {
      said.isDummyCell = isDummyCellSomewhere(hierarchy)
      if !hierarchy.show.areRootsGiven { hierarchy.show.roots = Self.roots(said, in: hierarchy) }
    } else if !hierarchy.show.areRootsGiven, hierarchy.origin == .presumed {
      let shown = Set(said.shows.map(\.view))
      hierarchy.show.roots = Array(Set(hierarchy.presumedRoots).union(shown)).sorted()
    }
    if let style = said.shows.first?.style, hierarchy.origin != .said { hierarchy.show.style = style }
    hierarchy.code = said
    return hierarchy
  }

  /// The outermost first: the order of calls in different functions is unknown.
  private static func roots(_ code: HierarchyCode, in hierarchy: Hierarchy) -> [ViewIndex] {
    var roots = Set(code.shows.map(\.view))
    if code.isDummyCell { roots.insert(0) }
    return roots.sorted()
  }

  // MARK: Keys

  /// What is said of one key of one view.
  fileprivate struct Setting {
    let node: JoinedTree.NodeIndex
    let key: ViewKey
    /// Nil: it cannot be told.
    var value: Constant?
    let places: [CodeNode]

    func apply(to hierarchy: inout Hierarchy, _ view: ViewIndex, _ said: inout HierarchyCode, _ code: CodeFacts) {
      let keyValue = value.flatMap { $0.keyValue(for: key) }
      for place in places {
        said.facts[view, default: []].append(HierarchyCode.Fact(key: key, value: keyValue?.ordered, place: code.place(place)))
      }
      if let keyValue {
        hierarchy.apply(.set(key, of: view, to: keyValue))
      } else {
        said.unknown[view, default: []].insert(key)
        // What cannot be told counts as marked.
        if key == .isSkeletonable { hierarchy.apply(.set(key, of: view, to: .boolean(true))) }
      }
    }
  }

  private func settings() -> [Setting] {
    struct Subject: Hashable {
      let node: JoinedTree.NodeIndex
      let key: ViewKey
    }
    var order: [Subject] = []
    var found: [Subject: (value: Constant?, isCertain: Bool, places: [CodeNode])] = [:]
    func add(_ node: JoinedTree.NodeIndex, _ key: ViewKey, _ value: Constant?, _ isCertain: Bool, _ place: CodeNode) {
      let subject = Subject(node: node, key: key)
      if let known = found[subject] {
        let agrees = known.value == value && value != nil
        found[subject] = (value, known.isCertain && isCertain && agrees, known.places.contains(place) ? known.places : known.places + [place])
      } else {
        order.append(subject)
        found[subject] = (value, isCertain, [place])
      }
    }
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .set(let key, let value) = fact.deed else { continue }
        for node in nodes(of: fact, number) { add(node, key, value, fact.isCertain && value != nil, fact.place) }
      }
    }
    return order.compactMap { subject in
      found[subject].map { Setting(node: subject.node, key: subject.key, value: $0.isCertain ? $0.value : nil, places: $0.places) }
    }
  }

  private func applyConstraints(to hierarchy: inout Hierarchy, _ views: [ViewIndex?]) {
    var found: [ViewIndex: [OwnConstraint]] = [:]
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .constrain(let constraint) = fact.deed else { continue }
        for node in nodes(of: fact, number) {
          guard let view = views[node] else { continue }
          found[view, default: hierarchy.ownConstraints(of: view)].append(constraint)
        }
      }
    }
    for (view, constraints) in found { hierarchy.setConstraints(constraints, of: view) }
  }

  /// The nodes that a fact is about.
  func nodes(of fact: CodeFact, _ number: Int) -> [JoinedTree.NodeIndex] {
    guard case .dummyCell(let identifier) = fact.subject.base else {
      return instances.nodes(fact.subject, of: number, in: tree)
    }
    let own = instances.all[number].facts.type
    let tables = dataSources.filter { $0.value.type == own }.map(\.key).sorted()
    let cells = tables.flatMap { table in
      tree.nodes[table].children.filter { child in
        tree.nodes[child].place == .prototype && !tree.nodes[child].isReplaced && (identifier == nil || tree.text(.reuseIdentifier, of: child) == identifier)
          && (fact.subject.type == nil || fits(child, fact.subject))
      }
    }
    return instances.nodes(fact.subject, of: number, in: tree, cells: cells)
  }

  /// A cell that was cast to a class is one of it.
  private func fits(_ cell: JoinedTree.NodeIndex, _ reference: Reference) -> Bool {
    guard let type = reference.type, reference.steps.isEmpty, ViewClass(named: type.name) == nil else { return true }
    return tree.typeName(cell) == type.lastName
  }

  // MARK: Shows

  private func addShows(to said: inout HierarchyCode, _ views: [ViewIndex?]) {
    for number in instances.all.indices {
      for fact in instances.all[number].facts.facts {
        guard case .show(let style) = fact.deed else { continue }
        for node in nodes(of: fact, number) {
          guard let view = views[node] else { continue }
          let show = HierarchyCode.Show(
            view: view, style: style, place: code.place(fact.place), entry: fact.entry, isCertain: fact.isCertain)
          if !said.shows.contains(where: { $0.view == view && $0.place == show.place }) { said.shows.append(show) }
        }
        // The owner of a file that is a view itself: its marked top view is a kid of it.
        if fact.subject.isInstance, instances.all[number].own == nil, let top = instances.all[number].view, instances.all[number].facts.nature.viewClass != nil, let view = views[top] {
          said.shows.append(HierarchyCode.Show(view: view, style: style, place: code.place(fact.place), entry: fact.entry, isCertain: fact.isCertain))
        }
      }
    }
  }

  /// A cell in a file of its own that a data source of the project names, or that is registered for one that does.
  private func isDummyCellSomewhere(_ hierarchy: Hierarchy) -> Bool {
    guard let top = hierarchy.views.first, top.family.isCell || top.family == .headerFooter || top.viewClass == .reusableView else { return false }
    let name = hierarchy.typeName(of: 0)
    let identifier = hierarchy.text(.reuseIdentifier, of: 0)
    let file = Self.fileName(hierarchy.fileName)
    for facts in code.classes.values where !facts.answers.isEmpty && code.isSkeletonDataSource(facts.type) {
      guard code.mayShow(facts) else { continue }
      let answers = [CodeQuestion.cellIdentifierForRowAt, .cellIdentifierForItemAt, .skeletonCellForRowAt, .skeletonCellForItemAt, .supplementaryViewIdentifierOfKind, .identifierForHeaderInSection, .identifierForFooterInSection].compactMap { facts.answers[$0] }
      let named = answers.flatMap { $0.texts ?? [] }
      let isOpen = answers.contains { $0.texts == nil }
      if let identifier, named.contains(identifier) { return true }
      for (cell, registered) in code.registrations {
        let isThis: Bool
        switch cell {
        case .type(let type): isThis = TypeText(name: type).lastName == name
        case .nib(let nib): isThis = nib == file
        default: isThis = false
        }
        guard isThis else { continue }
        if let registered { if named.contains(registered) { return true } } else if !named.isEmpty || isOpen { return true }
        if isOpen { return true }
      }
      if isOpen, identifier == nil { return true }
    }
    return false
  }

  private static func fileName(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.split(separator: ".").first.map(String.init) ?? last
  }

  // MARK: Data sources

  struct DataSource {
    let type: Int
    let place: CodeNode?
  }

  /// Which classes the tables and collections have as data sources.
  private mutating func connectDataSources() {
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
        switch fact.deed {
        case .setDataSource(let value):
          for node in instances.nodes(fact.subject, of: number, in: tree) { connect(node, value, fact, instance, isDataSource: true) }
        case .setDelegate(let value):
          for node in instances.nodes(fact.subject, of: number, in: tree) { connect(node, value, fact, instance, isDataSource: false) }
        default: break
        }
      }
    }
  }

  private mutating func connect(
    _ node: JoinedTree.NodeIndex, _ value: CodeValue, _ fact: CodeFact, _ instance: CodeInstance, isDataSource: Bool
  ) {
    guard tree.viewClass(node).family.isCollection else { return }
    let types = Set(value.references.map { reference -> String? in
      reference.isInstance ? instance.facts.name : reference.type?.name
    })
    if value == .constant(.null) { return }
    guard types.count == 1, let name = types.first ?? nil else {
      if isDataSource { dataSources[node] = nil; foreignDataSources[node] = (nil, fact.place) }
      return
    }
    let isOwn = value.references.contains(where: \.isInstance)
    if let type = isOwn ? instance.facts.type : code.types.type(name, near: fact.place.file), !code.types.declarations[type].isProtocol {
      if isDataSource { dataSources[node] = DataSource(type: type, place: fact.place); foreignDataSources[node] = nil } else { delegates[node] = DataSource(type: type, place: fact.place) }
    } else if isDataSource {
      dataSources[node] = nil
      foreignDataSources[node] = (name, fact.place)
    }
  }

  private func applyDataSources(
    to hierarchy: inout Hierarchy, _ views: [ViewIndex?], _ said: inout HierarchyCode
  ) {
    for (node, source) in foreignDataSources {
      guard let view = views[node] else { continue }
      let isTable = hierarchy.views[view].family == .table
      guard let name = source.name, ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"].contains(TypeText(name: name).lastName) else {
        said.unknown[view, default: []].insert(.dataSource)
        continue
      }
      set(.dataSource, of: view, to: isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource", at: source.place, in: &hierarchy, &said)
    }
    for (node, source) in dataSources {
      guard let view = views[node] else { continue }
      let isTable = hierarchy.views[view].family == .table
      let wanted = hierarchy.skeletonDataSourceName(of: view)
      switch code.adopts(source.type, wanted) {
      case true?:
        set(.dataSource, of: view, to: wanted, at: source.place, in: &hierarchy, &said)
        applyAnswers(of: source.type, to: view, &hierarchy, &said)
      case false?:
        set(.dataSource, of: view, to: code.isDiffable(source.type) ? (isTable ? "UITableViewDiffableDataSource" : "UICollectionViewDiffableDataSource") : isTable ? "UITableViewDataSource" : "UICollectionViewDataSource", at: source.place, in: &hierarchy, &said)
      case nil: said.unknown[view, default: []].insert(.dataSource)
      }
    }
    for (node, source) in delegates {
      guard let view = views[node], hierarchy.views[view].family == .table else { continue }
      guard code.adopts(source.type, "SkeletonTableViewDelegate") == true, let answers = code.classes[source.type]?.answers else { continue }
      set(.delegate, of: view, to: "SkeletonTableViewDelegate", at: source.place, in: &hierarchy, &said)
      for (question, key) in [(CodeQuestion.identifierForHeaderInSection, ViewKey.headerIdentifier), (.identifierForFooterInSection, .footerIdentifier)] {
        if let text = answers[question]?.texts?.first { set(key, of: view, to: text, at: answers[question]?.place, in: &hierarchy, &said) }
      }
    }
  }

  private func applyAnswers(of type: Int, to view: ViewIndex, _ hierarchy: inout Hierarchy, _ said: inout HierarchyCode) {
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
        said.facts[view, default: []].append(HierarchyCode.Fact(key: key, value: value.ordered, place: code.place(answer.place)))
      }
    }
    count(isTable ? .numberOfRowsInSection : .numberOfItemsInSection, isTable ? .numberOfSkeletonRows : .numberOfSkeletonItems)
    count(.numSections, .numberOfSkeletonSections)
    let answer = isTable ? answers[.skeletonCellForRowAt].flatMap { $0.texts == nil ? nil : $0 } ?? answers[.cellIdentifierForRowAt] : answers[.skeletonCellForItemAt].flatMap { $0.texts == nil ? nil : $0 } ?? answers[.cellIdentifierForItemAt]
    if let texts = answer?.texts {
      let cells = hierarchy.children(of: view).filter { child in
        hierarchy.views[child].place == .prototype && !said.replaced.contains(child) && hierarchy.text(.reuseIdentifier, of: child).map { texts.contains($0) } ?? true
      }
      said.dummyCells[view] = Set(cells)
      if texts.count == 1 { set(.skeletonCellIdentifier, of: view, to: texts[0], at: answer?.place, in: &hierarchy, &said) }
    } else if let answer {
      said.unknown[view, default: []].insert(.skeletonCellIdentifier)
      _ = answer
    }
    if !isTable, let text = answers[.supplementaryViewIdentifierOfKind]?.texts?.first {
      set(.supplementaryIdentifier, of: view, to: text, at: answers[.supplementaryViewIdentifierOfKind]?.place, in: &hierarchy, &said)
    }
  }

  private func set(
    _ key: ViewKey, of view: ViewIndex, to text: String, at place: CodeNode?, in hierarchy: inout Hierarchy, _ said: inout HierarchyCode
  ) {
    hierarchy.apply(.set(key, of: view, to: .text(text)))
    guard let place else { return }
    said.facts[view, default: []].append(HierarchyCode.Fact(key: key, value: .text(text), place: code.place(place)))
  }

  // MARK: Appearance

  private func applyAppearance(to hierarchy: inout Hierarchy) {
    guard hierarchy.origin != .said else { return }
    for (name, setting) in code.appearance {
      guard let value = setting.value, let key = AppearanceKey(rawValue: name) else { continue }
      switch (key, value) {
      case (.multilineHeight, .number(let number)): hierarchy.appearance.multilineHeight = number
      case (.multilineSpacing, .number(let number)): hierarchy.appearance.multilineSpacing = number
      case (.skeletonCornerRadius, .number(let number)): hierarchy.appearance.skeletonCornerRadius = number
      case (.multilineLastLineFillPercent, .number(let number)): hierarchy.appearance.multilineLastLineFillPercent = Int(number)
      case (.multilineCornerRadius, .number(let number)): hierarchy.appearance.multilineCornerRadius = Int(number)
      case (.renderSingleLineAsView, .boolean(let isOn)): hierarchy.appearance.renderSingleLineAsView = isOn
      case (.textLineHeight, .call("fixed", let numbers)) where numbers.count == 1: hierarchy.appearance.textLineHeight = .fixed(numbers[0])
      case (.textLineHeight, .word("relativeToFont")): hierarchy.appearance.textLineHeight = .relativeToFont
      case (.textLineHeight, .word("relativeToConstraints")): hierarchy.appearance.textLineHeight = .relativeToConstraints
      default: break
      }
    }
  }
}

extension Constant {
  /// As a key's shape has it; nil for what does not fit.
  func keyValue(for key: ViewKey) -> KeyValue? {
    switch (key.shape, self) {
    case (.boolean, .boolean(let isTrue)): .boolean(isTrue)
    case (.number, .number(let number)), (.numberOr, .number(let number)), (.integerOr, .number(let number)), (.integer, .number(let number)): .number(number)
    case (.size, .size(let width, let height)): .size(Size(width: width, height: height))
    case (.numberOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.integerOr(let words), .word(let word)) where words.contains(word): .text(word)
    case (.oneOf(let words), .word(let word)) where words.contains(word): .text(word)
    case (.numberOr, .call("fixed", let numbers)) where numbers.count == 1: .number(numbers[0])
    case (.integerOr, .call("custom", let numbers)) where numbers.count == 1: .number(numbers[0])
    default: nil
    }
  }
}

extension KeyValue {
  /// As YAML and JSON have it.
  var ordered: OrderedJSON {
    switch self {
    case .boolean(let isTrue): .boolean(isTrue)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .size(let size): .list([.number(size.width), .number(size.height)])
    }
  }
}
