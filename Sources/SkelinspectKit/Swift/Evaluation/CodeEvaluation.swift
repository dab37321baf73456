/// What the code of one class does to views, worked out without types or a compiler: every function counts as run, in
/// every branch (SWIFTCODE X3). A class for the sake of the stack, as the parser is.
final class CodeEvaluation {
  /// A node in the tree of the file that the code stands in.
  typealias Index = SwiftTree.Index

  /// Where a statement runs.
  struct Frame {
    var instance: CodeValue
    /// The declaration whose members are known by their names.
    var owner: Int?
    var file: Int
    var entry: String
    var isImmediate = true
    var returned: CodeValue?
    /// The type of what it gives: `.init()` is one of it.
    var result: TypeText?
    /// What `dequeueReusableCell` gives.
    var cells: Reference.Base?
    var calls: [CodeNode] = []
    /// The functions on the way here.
    var functions: [CodeNode] = []
    /// The scope of its parameters.
    var parameterScope = 0
    /// A `return` was surely come to; and how many branches and loops were open when the function was entered.
    var isLeft = false
    var openness = 0
  }

  struct Scope {
    let parent: Int?
    var frame: Int
    var values: [String: CodeValue] = [:]
    /// What names of outer scopes stand for here, by what was tested.
    var assumed: [String: CodeValue] = [:]
    /// Those of the names whose values are known: what a call writes down, and what follows from that.
    var fixed: Set<String> = []
    /// The rest of the block that the outer scope is of.
    var isRest = false
    /// Of those of them that are tuples, and lists of such, what they consist of.
    var tuples: [String: [TuplePart]] = [:]
    var rows: [String: [[TuplePart]]] = [:]
    /// Of constants that are lists, what stands in them in that order.
    var elements: [String: [CodeValue]] = [:]
  }

  struct Call: Hashable {
    let function: CodeNode
    let instance: CodeValue
    let arguments: [CodeValue]
    let entry: String
    let isImmediate: Bool
    /// The calls that lead to it: what it makes on one way is another object than what it makes on another one.
    let made: [CodeNode]

    /// The same on any way.
    var anywhere: Call { with(arguments) }

    var hasClosures: Bool { arguments.contains(where: \.isClosure) }

    /// The same with any closures.
    var withoutClosures: Call {
      with(arguments.map { $0.isClosure ? .keyPath([]) : $0 })
    }

    private func with(_ arguments: [CodeValue]) -> Call {
      Call(
        function: function, instance: instance, arguments: arguments, entry: entry, isImmediate: isImmediate,
        made: [])
    }
  }

  let types: CodeTypes
  /// The class whose instance it is.
  let type: Int
  let nature: CodeNature
  let limits: EvaluationLimits
  private(set) var facts: [CodeFact] = []
  /// What it says of how views look, for pictures alone.
  private(set) var looks: [CodeFact] = []
  /// The controllers that it puts into a navigation controller, by their names.
  var navigated: Set<String> = []
  private var known: Set<CodeFact> = []
  /// Calls of show on what cannot be told.
  var lostShows: [CodeNode] = []
  /// Calls by the name of a show that reach a function of the project's own.
  var ownShows: Set<CodeNode> = []
  /// The first node that was not looked at, as it stands too deep or too much was looked at before.
  private(set) var limit: CodeNode?
  /// The functions of the instance that it calls itself, by their names.
  var calledFunctions: Set<String> = []
  /// All functions that it calls.
  private(set) var called: Set<CodeNode> = []
  /// The variable that keeps the constraint which is made now; empty: it is not known to be active.
  var keeper: String?
  /// The type that the call which runs next is expected to give.
  var expectedResult: TypeText?
  /// What the properties of objects keep that are neither views nor controllers, by the objects' numbers.
  var objects: [Int: [String: CodeValue]] = [:]
  /// The same of the run before, of those that the instance's properties keep: what stands first may be called last.
  private(set) var objectsBefore: [Int: [String: CodeValue]] = [:]
  /// What was assigned to the instance's properties.
  private(set) var properties: [String: CodeValue] = [:]
  /// The constants among these that keep one value that is written down.
  private(set) var fixedProperties: Set<String> = []
  /// What was read of all of them in this run; nil: before anything was assigned.
  private var readProperties: [String: CodeValue?] = [:]
  /// What is assigned to `SkeletonAppearance.default`.
  var appearance: [(name: String, value: Constant?, place: CodeNode)] = []
  private(set) var made: [MadeObject] = []
  /// Their numbers, by the way to the expression.
  private var madeNumbers: [MadeObject.Way: Int] = [:]
  var frames: [Frame] = []
  var scopes: [Scope] = []
  var results: [Call: CodeValue] = [:]
  /// How often functions were run that get closures.
  var runs: [Call: Int] = [:]
  /// The functions that make objects, or lead to others that do.
  var makers: Set<CodeNode> = []
  /// What objects that are not views were given when they were made, by their numbers.
  var kept: [Int: [Argument]] = [:]
  /// The types of objects that may mark what they were given when they were made, by the places of that.
  var keepers: [CodeNode: String] = [:]
  /// Closures that are lists to a result builder.
  var builders: Set<CodeNode> = []
  /// How often what runs now runs.
  var repetition = Repetition.once
  /// Where ways that are left to the maker put views into others.
  var additionsLeft: Set<CodeNode> = []
  /// The branches and loops that were open where that began.
  var repetitionOpenness = 0
  var isInLoop = false
  /// The loops, one in another, that run now.
  var loops = 0
  /// The classes that the generic parameters of its superclasses stand for.
  let generics: [String: TypeText]
  /// Static properties on the way to what is looked at now.
  var statics: [CodeNode] = []
  /// What it does with layers and animations.
  var layers = LayerRecord()
  /// What it does one after the other.
  var order = OrderRecord(isKept: false)
  /// The branches in which what runs now stands, and how many of those around it are never run.
  var branches: [CodeNode] = []
  var deadBranches = 0
  /// The animations whose closures run now, by their numbers.
  var moving: [Int] = []
  private var steps = 0
  private var depth = 0
  /// How often an object was made.
  private(set) var makings = 0

  init(of type: Int, in types: CodeTypes, _ limits: EvaluationLimits) {
    (self.types, self.type, self.limits, nature) = (types, type, limits, types.nature(of: type))
    generics = types.genericArguments(of: type)
  }

  var instance: Reference { Reference(.instance, type: TypeText(name: types.declarations[type].name)) }

  /// The file that declares the class.
  var file: Int { types.declarations[type].place.file }

  // MARK: The whole class

  func run() {
    for _ in 0..<3 {
      (facts, known, results, appearance, lostShows, readProperties) = ([], [], [:], [], [], [:])
      (layers, order, calledFunctions) = (LayerRecord(), OrderRecord(isKept: order.isKept), [])
      let kept = Set(properties.values.flatMap(\.references).lazy.filter(\.isMade).map(\.base))
      objectsBefore = objects.filter { kept.contains(.made($0.key)) }
      (ownShows, limit, objects, runs, looks) = ([], nil, [:], [:], [])
      for number in made.indices { made[number].roots = [] }
      runMembers()
      forgetPhantoms()
      // Again, if something was read before all was assigned to it.
      if readProperties.allSatisfy({ properties[$0.key] == $0.value }) { break }
    }
    forgetUnknownAdditions()
    forgetSeenKeepers()
  }

  /// An object that a function makes where it is run by itself is none where others that are known call the function: what
  /// they get is another one each time.
  private func forgetPhantoms() {
    var ends: Set<[CodeNode]> = []
    // What was made before all was assigned may be made in no way any more.
    for path in made.lazy.filter({ !$0.roots.isEmpty }).map(\.path) where path.count > 1 {
      for length in 1..<path.count { ends.insert(path.suffix(length)) }
    }
    let phantoms = Set(
      made.indices.filter { number in
        ends.contains(made[number].path)
          && made[number].roots.allSatisfy { $0.map(called.contains) ?? false }
      }.map { Reference.Base.made($0) })
    guard !phantoms.isEmpty else { return }
    facts.removeAll { fact in
      switch fact.effect {
      case .add(let view, _), .addPerhaps(let view, _), .alias(let view):
        return phantoms.contains(view.base) || phantoms.contains(fact.subject.base)
      default: return phantoms.contains(fact.subject.base)
      }
    }
  }

  // MARK: Facts

  func note(_ subject: CodeValue, _ effect: CodeFact.Effect, at site: Site) {
    let frame = frames[scopes[site.scope].frame]
    for reference in subject.references {
      let fact = CodeFact(
        subject: reference, effect: effect, place: site.place, isCertain: subject.isCertain,
        entry: frame.entry, isImmediate: frame.isImmediate, isDirect: frame.functions.count < 2)
      guard known.insert(fact).inserted else { continue }
      if case .look = effect { looks.append(fact) } else { facts.append(fact) }
    }
  }

  /// An object that an expression makes: the same one whenever it is reached in the same way.
  func make(_ type: String, nib: String? = nil, at site: Site) -> Reference {
    let frame = frames[scopes[site.scope].frame]
    let path = frame.calls + [site.place]
    let isOther = types.type(type, near: site.place.file).map { types.nature(of: $0) == .other } ?? false
    let making = MadeObject.Way(path: path, owner: isOther ? frame.instance : nil)
    let number = madeNumbers[making] ?? made.count
    if madeNumbers[making] == nil {
      madeNumbers[making] = number
      made.append(
        MadeObject(type: type, place: site.place, nib: nib, repetition: countedRepetition, path: path))
    }
    // What runs again knows more.
    if made[number].roots.isEmpty { made[number].repetition = countedRepetition }
    made[number].roots.insert(frame.functions.first)
    makings += 1
    return Reference(.made(number), type: TypeText(name: type))
  }

  /// Takes facts back that came since then.
  func removeFacts(since start: Int, unless isKept: (CodeFact) -> Bool) {
    let new = facts[start...]
    facts.removeSubrange(start...)
    for fact in new {
      if isKept(fact) { facts.append(fact) } else { known.remove(fact) }
    }
  }

  func assign(_ value: CodeValue, toProperty name: String, of object: Reference, at place: CodeNode) {
    guard object.isInstance else {
      if let number = object.madeNumber, followsProperties(of: number) {
        let old = objects[number]?[name]
        objects[number, default: [:]][name] = old.map { $0.or(value, isCertain: true) } ?? value
      }
      return
    }
    let property = object.adding(.property(name), type: nil)
    for reference in value.references where reference.steps.isEmpty {
      guard case .made = reference.base, value.isCertain else { continue }
      if case .references(_, isList: true, _) = value { continue }
      let fact = CodeFact(subject: property, effect: .alias(reference), place: place, isCertain: true)
      if known.insert(fact).inserted { facts.append(fact) }
    }
    // Of closures nobody knows which it is when it is called.
    let value = value.isClosure ? .unknown : value
    properties[name] = properties[name].map { $0.or(value, isCertain: true) } ?? value
    let isFixed =
      properties[name]?.isOneValue == true
      && types.variable(name, of: type).map { $0.initial == nil && isConstant($0) } == true
    if isFixed { fixedProperties.insert(name) } else { fixedProperties.remove(name) }
  }

  /// A closure is one of the scope in which it was made, which ends with the member that is run.
  func remember(_ value: CodeValue, of call: Call) {
    results[call] = value.isClosure ? nil : value
  }

  /// What was assigned to a property of the instance so far.
  func assigned(toProperty name: String) -> CodeValue? {
    let value = properties[name]
    if readProperties[name] == nil { readProperties[name] = .some(value) }
    return value
  }

  func noteCall(of function: CodeFunction) { called.insert(function.place) }

  /// What lies beyond a limit is not known.
  func noteLimit(at place: CodeNode) { if limit == nil { limit = place } }

  /// False where enough was looked at: what stands there is not known.
  func descend(to node: Index, _ scope: Int) -> Bool {
    steps += 1
    guard steps < limits.steps, depth < limits.depth else {
      noteLimit(at: CodeNode(file: frame(scope).file, node: node))
      return false
    }
    depth += 1
    return true
  }

  func ascend() { depth -= 1 }
}
