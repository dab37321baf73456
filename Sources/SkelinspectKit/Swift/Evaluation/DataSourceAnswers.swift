/// What a data source or delegate answers to SkeletonView.
struct CodeAnswer: Sendable {
  /// Nil: it cannot be told.
  var constants: [Constant]?
  let place: CodeNode
  /// What it would answer for sections that the skeleton does not have.
  var unasked: [String] = []
  /// The types whose static members it gives back, where it gives back nothing else: `FeedCell.reuseIdentifier`; the
  /// classes of cells that it asks for by what cannot be told.
  var types: Set<String> = []
  /// The classes of the cells that it gives back without asking a table for them.
  var made: Set<String> = []
  /// It gives cells rather than names for some.
  var givesCells = false
  /// On some way it gives back `nil`.
  var mayBeNone = false
  /// What it answers to single tables and collections, where that hangs on which of them asks.
  var ofTables: [Reference: [Constant]] = [:]

  /// What it gives where that is one thing.
  var only: Constant? { constants?.count == 1 ? constants?.first : nil }

  var texts: [String]? { constants?.mapAll { if case .text(let text) = $0 { text } else { nil } } }
}

extension [CodeQuestion: CodeAnswer] {
  /// Which cells SkeletonView gets: those that a data source gives it itself, and where it gives none those that it names.
  func dummyCells(ofTable isTable: Bool) -> [CodeAnswer] {
    let own = self[isTable ? .skeletonCellForRowAt : .skeletonCellForItemAt]
    let named = self[isTable ? .cellIdentifierForRowAt : .cellIdentifierForItemAt]
    guard let own, own.constants != [.null] else { return [named].compactMap(\.self) }
    let isKnown = !own.made.isEmpty || own.constants?.isEmpty == false
    return own.mayBeNone || !isKnown ? [own, named].compactMap(\.self) : [own]
  }
}

/// The functions of SkeletonView's protocols, by the label that tells them apart.
enum CodeQuestion: String, CaseIterable, Sendable {
  case cellIdentifierForRowAt, cellIdentifierForItemAt, supplementaryViewIdentifierOfKind
  case identifierForHeaderInSection, identifierForFooterInSection
  case numberOfRowsInSection, numberOfItemsInSection, skeletonCellForRowAt, skeletonCellForItemAt
  case numSections
  /// UIKit's own: `numberOfSections(in:)`.
  case numberOfSections
  /// Of a table's delegate: UIKit's own.
  case heightForRowAt
}

extension CodeEvaluation {
  /// The answers of the class that it is about.
  func answers() -> [CodeQuestion: CodeAnswer] {
    var functions: [CodeQuestion: CodeFunction] = [:]
    for part in types.parts(of: type) {
      for (name, own) in types.declarations[part].functions where Self.mayAnswer(name) {
        for function in own {
          guard let question = CodeQuestion(function), functions[question] == nil, function.body != nil,
            (question == .heightForRowAt) == (name == "tableView"),
            types.isAsked(function, of: type, for: question.protocols)
          else { continue }
          functions[question] = function
        }
      }
    }
    var open: Set<CodeQuestion> = []
    for known in types.defaults(of: type) {
      guard let question = CodeQuestion(known.function), functions[question] == nil else { continue }
      functions[question] = known.function
      if known.isOpen { open.insert(question) }
    }
    let sections = sections(functions[.numSections].flatMap { answer($0, .numSections) })
    return functions.reduce(into: [:]) { answers, next in
      var answer =
        open.contains(next.key)
        ? CodeAnswer(constants: nil, place: next.value.place) : answer(next.value, next.key, in: sections)
      answer?.mayBeNone = next.value.body.map(mayGiveNil) ?? false
      if answer?.constants?.count != 1, !open.contains(next.key), !next.key.givesCells {
        answer?.ofTables = answersToTables(next.value, next.key, in: sections)
      }
      answers[next.key] = answer
    }
  }

  /// What a function answers to each table and collection of the class's own, where one can tell.
  private func answersToTables(
    _ function: CodeFunction, _ question: CodeQuestion, in sections: Range<Int>?
  ) -> [Reference: [Constant]] {
    guard let body = function.body, let sections, types.trees[body.file].compares(body.node) else {
      return [:]
    }
    (frames, scopes) = ([], [])
    let scope = enter(
      Frame(instance: .reference(instance), owner: function.owner, file: body.file, entry: function.name))
    let names = types.parts(of: type).flatMap { types.declarations[$0].variables.keys }
    let tables = Set(names).sorted().compactMap { name -> Reference? in
      guard let variable = variable(name, of: instance), variable.getter == nil else { return nil }
      let kept = read(variable, of: instance, scope).references
      return kept.count == 1 && viewClass(of: kept[0])?.family.isCollection == true ? kept[0] : nil
    }
    return tables.reduce(into: [:]) { answers, table in
      let values =
        question.isAboutSections
        ? sections.compactMap { value(of: function, body, inSection: $0, askedBy: table) }
        : [value(of: function, body, askedBy: table)].compactMap(\.self)
      if let any = CodeValue.any(of: values) { answers[table] = Self.constants(any) }
    }
  }

  /// The sections that SkeletonView asks about; nil where one cannot tell.
  private func sections(_ answer: CodeAnswer?) -> Range<Int>? {
    guard let answer else { return 0..<1 }
    guard case .number(let count)? = answer.only, (1...Self.maximumSections).contains(count)
    else { return nil }
    return 0..<Int(count)
  }

  /// Sections that are asked about one by one.
  private static let maximumSections = 8.0

  private static func mayAnswer(_ name: String) -> Bool {
    name == "numberOfSections" || name == "tableView" || CodeTypes.isSkeletonViews(name)
  }

  /// What a function answers about any section, or about those.
  func answer(
    _ function: CodeFunction, _ question: CodeQuestion, in sections: Range<Int>? = nil
  ) -> CodeAnswer? {
    guard let body = function.body, let all = value(of: function, body) else { return nil }
    let place = returned(in: body) ?? function.place
    if question.givesCells {
      return CodeAnswer(
        constants: identifiers(of: all), place: place, types: dequeuedClasses(of: all),
        made: classes(of: all),
        givesCells: true)
    }
    var answer = CodeAnswer(constants: Self.constants(all), place: place, types: staticBases(in: body))
    guard let sections, question.isAboutSections else { return answer }
    let asked = sections.compactMap { value(of: function, body, inSection: $0) }
    guard asked.count == sections.count, let any = CodeValue.any(of: asked) else { return answer }
    let others = answer.texts
    answer.constants = Self.constants(any)
    if let texts = answer.texts, let others {
      (answer.unasked, answer.types) = (others.filter { !texts.contains($0) }, [])
    }
    return answer
  }

  private func value(
    of function: CodeFunction, _ body: CodeNode, inSection section: Int? = nil,
    askedBy table: Reference? = nil
  ) -> CodeValue? {
    (frames, scopes) = ([], [])
    var frame = Frame(
      instance: .reference(instance), owner: function.owner, file: body.file, entry: function.name)
    frame.cells = .dummyCell(identifier: nil)
    let scope = enter(frame)
    for parameter in function.parameters {
      scopes[scope].values[parameter.name] = given(parameter, to: function)
    }
    if section == nil, table == nil { return runBody(body.node, scope) }
    let number = section.map { CodeValue.constant(.number(Double($0))) } ?? .unknown
    var names: Set<String> = []
    for parameter in function.parameters {
      switch parameter.typeText?.lastName {
      case "UITableView", "UICollectionView":
        guard let table else { continue }
        scopes[scope].values[parameter.name] = .reference(table)
      case "Int" where section != nil: scopes[scope].values[parameter.name] = number
      case "IndexPath" where section != nil:
        scopes[scope].tuples[parameter.name] = [TuplePart(label: "section", value: number)]
      default: continue
      }
      names.insert(parameter.name)
    }
    scopes[scope].fixed = names
    return runBody(body.node, scope)
  }

  private static func constants(_ value: CodeValue) -> [Constant]? {
    if case .constants(let constants) = value { constants } else { nil }
  }

  /// Of cells; nil where one of them cannot be told.
  private func identifiers(of cells: CodeValue) -> [Constant]? {
    guard case .references(let references, _, _) = cells else { return Self.constants(cells) }
    var identifiers: [Constant] = []
    for cell in references {
      switch cell.base {
      case .dummyCell(let identifier?): identifiers.append(.text(identifier))
      case .made where viewClass(of: cell) != nil, .instance where viewClass(of: cell) != nil: continue
      default: return nil
      }
    }
    return identifiers
  }

  /// Of the project's own, of cells for which no table is asked.
  private func classes(of cells: CodeValue) -> Set<String> {
    Set(
      cells.references.compactMap { cell in
        if case .dummyCell = cell.base { return nil }
        return declaration(of: cell).map { types.declarations[$0].name }
      })
  }

  /// The first value that a function gives back.
  func returned(in body: CodeNode) -> CodeNode? {
    returns(in: body).first.map { CodeNode(file: body.file, node: $0) }
  }

  private func mayGiveNil(_ body: CodeNode) -> Bool {
    returns(in: body).contains { types.trees[body.file].kind($0) == .nilLiteral }
  }

  /// The values that a function gives back.
  private func returns(in body: CodeNode) -> [Index] {
    let tree = types.trees[body.file]
    var work = Array(tree.children(of: body.node)).reversed() as [Index]
    if work.count == 1, tree.isExpression(work[0]) { return [work[0]] }
    var found: [Index] = []
    while let node = work.popLast() {
      let value = tree.kind(node) == .returnStatement ? tree.children(of: node).first : nil
      if let value { found.append(value) } else { work += Array(tree.children(of: node)).reversed() }
    }
    return found
  }

  /// `FeedCell` of `FeedCell.reuseIdentifier` and `FeedCell.description()`; none where something else is given back, too, but for
  /// `""`.
  private func staticBases(in body: CodeNode) -> Set<String> {
    let tree = types.trees[body.file]
    var bases: Set<String> = []
    for value in returns(in: body) where !(tree.kind(value) == .string && tree.range(value).count == 2) {
      let member = tree.kind(value) == .call ? tree.children(of: value).first : value
      guard let member, tree.kind(member) == .member,
        let base = tree.children(of: member).first,
        tree.kind(base) == .identifier, let type = types.type(tree.name(base), near: body.file),
        types.nature(of: type).viewClass != nil
      else { return [] }
      bases.insert(tree.name(base))
    }
    return bases
  }
}

extension CodeQuestion {
  /// Those of SkeletonView's that ask it.
  fileprivate var protocols: [String] {
    switch self {
    case .cellIdentifierForRowAt, .numberOfRowsInSection, .skeletonCellForRowAt:
      ["SkeletonTableViewDataSource"]
    case .cellIdentifierForItemAt, .numberOfItemsInSection, .skeletonCellForItemAt,
      .supplementaryViewIdentifierOfKind:
      ["SkeletonCollectionViewDataSource"]
    case .numSections: ["SkeletonTableViewDataSource", "SkeletonCollectionViewDataSource"]
    case .identifierForHeaderInSection, .identifierForFooterInSection: ["SkeletonTableViewDelegate"]
    case .numberOfSections, .heightForRowAt: []
    }
  }

  fileprivate var givesCells: Bool { self == .skeletonCellForRowAt || self == .skeletonCellForItemAt }

  /// Whether it is asked of each section.
  fileprivate var isAboutSections: Bool { self != .numSections && self != .numberOfSections }

  fileprivate init?(_ function: CodeFunction) {
    if function.name == "numSections" || function.name == "numberOfSections" {
      self = function.name == "numSections" ? .numSections : .numberOfSections
      return
    }
    for parameter in function.parameters {
      if let question = CodeQuestion(rawValue: parameter.label) {
        self = question
        return
      }
    }
    return nil
  }
}

extension SwiftTree {
  /// Whether it may tell apart who asks it.
  fileprivate func compares(_ body: Index) -> Bool {
    ["=", "switch "].contains { !text(body).places(of: $0).isEmpty }
  }
}
