/// What the Swift code of a project does to views, class by class.
package struct CodeFacts: Sendable {
  /// Of one class.
  struct ClassFacts: Sendable {
    let type: Int
    let name: String
    let nature: CodeNature
    var facts: [CodeFact]
    /// What it says of how views look, for pictures alone.
    var looks: [CodeFact] = []
    /// The objects that it makes.
    let made: [MadeObject]
    let answers: [CodeQuestion: CodeAnswer]
    /// Where it puts views into others on ways that hang on what its initialiser was given.
    var additionsLeft: Set<CodeNode> = []
    /// The functions of its own that it calls itself, by their names.
    var calledFunctions: Set<String> = []
    /// Where it calls show on what cannot be told.
    fileprivate(set) var lostShows: [CodeNode]
    /// The first of its code that was not looked at, as a limit was reached.
    var limit: CodeNode?
    /// What it does one after the other, where it shows or hides something.
    var steps: [CodeStep] = []
    /// It gives a view a frame, or lays one out.
    var laysOut = false
    /// What it does with layers and animations; nil: nothing.
    var layers: LayerRecord?
  }

  let types: CodeTypes
  let names: [String]
  /// All of every file.
  let isReadWhole: Bool
  /// Nil where no file imports SwiftUI.
  let swiftUI: SwiftUICode?
  /// By type; nil for extensions and protocols.
  private(set) var classes: [ClassFacts?] = []
  /// What is assigned to `SkeletonAppearance.default`, by property; nil: what cannot be told.
  private(set) var appearance: [String: (value: Constant?, place: CodeNode)] = [:]
  /// Something in it shows a skeleton.
  private(set) var shows = false
  private(set) var hasUncalledShows = false
  /// Something in it hides one.
  private(set) var hides = false
  /// The functions that some class calls.
  private(set) var called: Set<CodeNode> = []
  /// The controllers that some class puts into a navigation controller, by their names.
  private(set) var navigated: Set<String> = []
  /// Where a class hides views or brings them back when one of its own, or it, is made or about to be seen.
  private(set) var earlySettings: Set<CodeNode> = []
  /// The calls of hide, with the classes whose code they are.
  private(set) var hideFacts: [(owner: String, fact: CodeFact)] = []
  /// The classes that each file declares, in its order.
  private(set) var classesByFile: [String: [Int]] = [:]
  /// What data sources of the project make dummy cells of.
  private(set) var dummies = CodeDummies()
  /// What the classes do to one another.
  private(set) var uses = CodeUses()
  /// The classes that others inherit from and nobody makes: what there is, is of those others.
  private(set) var onlyInherited: Set<Int> = []

  /// - Parameter wholeSize: bytes of all files together up to which all of every file is read.
  init(
    _ sources: SwiftSources, wholeUpTo wholeSize: Int = 1_500_000,
    _ limits: EvaluationLimits = EvaluationLimits()
  ) {
    let limits = limits.deepened(for: sources.stackSize)
    // Of files that have nothing to do with skeletons only what they declare.
    let trees = SourceSelection(sources.files, wholeUpTo: wholeSize).trees
    let mentions = sources.files.map(\.mentionsSkeletons)
    isReadWhole = sources.files.reduce(0) { $0 + $1.size } <= wholeSize
    types = CodeTypes(
      trees, names: sources.files.map(\.name), paths: sources.files.map(\.path),
      mentionsLayers: sources.files.contains { $0.outline.mayHoldLayers },
      importsThen: sources.files.contains { $0.outline.imports.contains("Then") }, isWhole: isReadWhole)
    names = sources.files.map(\.name)
    let run = sources.run.map { [names] run in Set(names.indices.filter { run.contains(names[$0]) }) }
    swiftUI =
      sources.files.contains { $0.outline.importsSwiftUI }
      ? SwiftUICode(types, run: run, sources.texts) : nil
    var ordering = CodeSteps(types)
    let census = ShowCensus(types, in: mentions)
    hasUncalledShows = census.hasUncalled
    classes = Array(repeating: nil, count: types.declarations.count)
    for type in types.declarations.indices
    where !types.declarations[type].isExtension && !types.declarations[type].isProtocol {
      guard isWorthwhile(type, mentions) else {
        classes[type] = ClassFacts(
          type: type, name: types.declarations[type].name, nature: types.nature(of: type), facts: [],
          made: [], answers: [:], lostShows: [])
        continue
      }
      let evaluation = CodeEvaluation(of: type, in: types, limits)
      evaluation.order = OrderRecord(isKept: speaksOfSkeletons(type, mentions))
      evaluation.run()
      for (name, value, place) in evaluation.appearance {
        let known = appearance[name]
        appearance[name] = known == nil || known?.value == value ? (value, place) : (nil, place)
      }
      called.formUnion(evaluation.called)
      navigated.formUnion(evaluation.navigated)
      let beyond = evaluation.factsBeyondLimits
      let facts = beyond.isEmpty ? evaluation.facts : evaluation.facts + beyond
      let lost = evaluation.lostShows + census.lost(in: type, evaluation)
      shows = shows || !lost.isEmpty || facts.contains(where: \.isShow)
      let hiding = facts.filter { $0.effect == .hide }
      hideFacts += hiding.map { (types.declarations[type].name, $0) }
      hides = hides || !hiding.isEmpty
      classes[type] = ClassFacts(
        type: type, name: types.declarations[type].name, nature: evaluation.nature, facts: facts,
        looks: evaluation.looks, made: evaluation.made, answers: evaluation.answers(),
        additionsLeft: evaluation.additionsLeft,
        calledFunctions: evaluation.calledFunctions,
        lostShows: lost, limit: evaluation.limit,
        steps: ordering.steps(of: evaluation.order),
        laysOut: evaluation.order.events.contains { $0.effect == .layOut }, layers: evaluation.recordOfLayers)
    }
    forgetGiven()
    let settings = classes.lazy.compactMap(\.self).flatMap { $0.facts.filter(\.isOfVisibility) + $0.looks }
    earlySettings = Set(settings.filter { $0.isImmediate && $0.isInLife }.map(\.place))
    for type in classes.indices {
      if let facts = classes[type]?.facts { classes[type]?.facts = ordering.settled(facts, of: type) }
    }
    let facts = classes.map { $0?.facts ?? [] }
    let (fillers, early) = (CellFillers(types, facts), EarlyCalls(types, facts))
    for type in classes.indices where classes[type] != nil {
      classes[type]?.facts = early.settled(fillers.settled(facts[type], of: type), of: type)
    }
    noteOutsideShows()
    passOnFacts()
    classesByFile.reserveCapacity(names.count)
    for type in classes.indices where classes[type] != nil {
      classesByFile[names[types.declarations[type].place.file], default: []].append(type)
    }
    dummies = CodeDummies(self)
    onlyInherited = findOnlyInherited()
    uses = CodeUses(self)
    shareLoss()
  }

  /// With what others do to it, which its own outline shows.
  func withUses(_ facts: ClassFacts) -> ClassFacts {
    guard let use = uses.use(of: facts.type) else { return facts }
    var facts = facts
    facts.facts += use.facts
    return facts
  }

  /// What a function does to what it is given is known of those who call it, where somebody does.
  private mutating func forgetGiven() {
    for type in classes.indices {
      classes[type]?.facts.removeAll { fact in
        guard case .given(_, to: let function?) = fact.subject.base else { return false }
        return called.contains(function)
      }
    }
  }

  /// What a data source or delegate does to the cells that it is asked for; nil: nothing.
  func factsOfCells(_ type: Int) -> ClassFacts? {
    guard var facts = classes[type] else { return nil }
    facts.facts = facts.facts.filter { $0.subject.base != .instance && !$0.subject.isMade }
    facts.steps = []
    facts.layers = nil
    return facts.facts.isEmpty && facts.lostShows.isEmpty ? nil : facts
  }

  /// What a class names without calling it, as by a key path, may show its views.
  private mutating func noteOutsideShows() {
    let outside = OutsideShows(types)
    for type in classes.indices {
      guard let facts = classes[type], facts.nature != .other else { continue }
      let lost = outside.shows(namedBy: facts, in: types)
      classes[type]?.lostShows += lost
      shows = shows || !lost.isEmpty
    }
  }

  private mutating func shareLoss() {
    let shared = SharedLoss(self)
    for (type, shows) in shared.lost { classes[type]?.lostShows += shows }
    for (type, limit) in shared.limits where classes[type]?.limit == nil { classes[type]?.limit = limit }
  }

  /// What a class does to the views of a controller that it makes or keeps is the controller's.
  private mutating func passOnFacts() {
    var controllers = CodeControllers(classes, types)
    for facts in classes.lazy.compactMap({ $0 }) where !facts.facts.isEmpty {
      for fact in facts.facts where fact.isForOthers {
        for found in controllers.all(on: fact.subject, in: facts) where found.type != facts.type {
          let isCertain = fact.isCertain && found.isCertain
          classes[found.type]?.facts.append(
            fact.passed(on: found.steps, by: facts.name, isCertain: isCertain))
        }
      }
    }
  }

  /// Views and controllers, and what speaks of skeletons.
  private func isWorthwhile(_ type: Int, _ mentions: [Bool]) -> Bool {
    hasMembers(type) && (types.nature(of: type) != .other || speaksOfSkeletons(type, mentions))
  }

  /// Of most classes of a large project nothing but the name is known.
  func knowsMore(of type: Int) -> Bool { hasMembers(type) || classes[type]?.facts.isEmpty == false }

  /// Whether one of its declarations was read with what it holds.
  private func hasMembers(_ type: Int) -> Bool {
    types.parts(of: type).contains { !types.declarations[$0].members.isEmpty }
  }

  /// It, or what it adopts.
  private func speaksOfSkeletons(_ type: Int, _ mentions: [Bool]) -> Bool {
    types.parts(of: type).contains { mentions[types.declarations[$0].place.file] }
      || !types.defaults(of: type).isEmpty
  }

  var isEmpty: Bool { names.isEmpty }

  func place(_ node: CodeNode) -> Place { types.place(of: node) }

  /// The class of that name that is nearest to a file.
  func facts(of name: String, nearPath path: String) -> ClassFacts? {
    types.type(name, nearPath: path).flatMap { classes[$0] }
  }

  /// Whether a class has a protocol of SkeletonView's; nil where another module may give it to it.
  func adopts(_ type: Int, _ name: String) -> Bool? {
    var isOpen = false
    for supertype in types.supertypeNames(of: type) {
      if supertype.name == "SkeletonView." + name { return true }
      if supertype.name == name,
        !types.types(named: name).contains(where: {
          types.declarations[$0].isProtocol && !types.declarations[$0].isNested
        })
      {
        return true
      }
      if types.type(supertype.name, near: types.declarations[type].place.file) == nil,
        Self.mayBeClass(supertype.lastName)
      {
        isOpen = true
      }
    }
    return isOpen ? nil : false
  }

  func isSkeletonDataSource(_ type: Int) -> Bool {
    ["SkeletonTableViewDataSource", "SkeletonCollectionViewDataSource", "SkeletonTableViewDelegate"]
      .contains { adopts(type, $0) == true }
  }

  /// A class of another module that is none of UIKit's, nor a protocol by its name.
  private static func mayBeClass(_ name: String) -> Bool {
    if CodeNature(foreign: name) != nil && name.hasPrefix("UI") { return false }
    return !name.hasPrefix("UI") && !name.hasPrefix("NS")
      && !["Delegate", "DataSource", "able", "Protocol", "Object", "Type", "Convertible"].contains {
        name.hasSuffix($0)
      }
  }

  /// Whether a data source's table may be shown: its class shows something beside cells, or another one does it.
  func mayShow(_ facts: ClassFacts) -> Bool {
    !facts.nature.isController
      || facts.facts.contains { $0.isShow && !$0.subject.leadsToCells }
  }

  /// A declaration's name and the words before it on its line: attributes may stand on lines above.
  func namePlace(_ node: CodeNode) -> Place {
    let tree = types.trees[node.file]
    let name = tree.nodes[node.node].name
    let (whole, start) = (tree.range(node.node).lowerBound, Int(name.lowerBound))
    let before = tree.source.bytes(Range(from: whole, to: start))
    guard let line = before.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return tree.source.place(Range(from: whole, to: Int(name.upperBound)))
    }
    let words = tree.children(of: node.node).lazy.filter { tree.kind($0) == .modifier }
      .map { tree.range($0).lowerBound }
    let first = words.first { $0 > line && $0 < start } ?? start
    return tree.source.place(Range(from: first, to: Int(name.upperBound)))
  }

  /// Where a view is made or declared, up to its name.
  func viewPlace(_ node: CodeNode) -> Place {
    switch types.trees[node.file].kind(node.node) {
    case .type, .variable, .extensionDeclaration: namePlace(node)
    default: place(node).firstLine
    }
  }
}
