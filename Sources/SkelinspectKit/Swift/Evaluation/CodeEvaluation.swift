/// What the code of one class does to views, worked out without types or a compiler: every function counts as run, in
/// every branch (SWIFTCODE X3). A class for the sake of the stack, as the parser is.
final class CodeEvaluation {
  /// Functions that call one another, at most (X8).
  static let maximumCalls = 8
  /// Nodes that are looked at for one class, at most.
  static let maximumSteps = 400_000
  /// Nodes below one another.
  static let maximumDepth = 80

  /// Where a statement runs.
  struct Frame {
    var instance: CodeValue
    /// The declaration whose members are known by their names.
    var owner: Int?
    var file: Int
    var entry: String
    var isImmediate = true
    var returned: CodeValue?
    /// What `dequeueReusableCell` gives.
    var cells: Reference.Base?
    var calls: [CodeNode] = []
    /// The functions on the way here.
    var functions: [CodeNode] = []
  }

  struct Scope {
    let parent: Int?
    var frame: Int
    var values: [String: CodeValue] = [:]
    /// What names of outer scopes stand for here, by what was tested.
    var assumed: [String: CodeValue] = [:]
    /// The rest of the block that the outer scope is of.
    var isRest = false
    /// Of those of them that are tuples, and lists of such, what they consist of.
    var tuples: [String: [TuplePart]] = [:]
    var rows: [String: [[TuplePart]]] = [:]
  }

  struct Call: Hashable {
    let function: CodeNode
    let instance: CodeValue
    let arguments: [CodeValue]
    let entry: String
    let isImmediate: Bool
    let made: [CodeNode]
  }

  let types: CodeTypes
  /// The class whose instance it is.
  let type: Int
  let nature: CodeNature
  private(set) var facts: [CodeFact] = []
  private var known: Set<CodeFact> = []
  /// Calls of show on what cannot be told.
  private(set) var lostShows: [CodeNode] = []
  /// Calls by the name of a show that reach a function of the project's own.
  var ownShows: Set<CodeNode> = []
  /// The first node that was not looked at, as it stands too deep or too much was looked at before.
  private(set) var limit: CodeNode?
  /// The functions of the instance that it calls itself, by their names.
  var calledFunctions: Set<String> = []
  /// What was assigned to the instance's properties.
  private(set) var properties: [String: CodeValue] = [:]
  /// Of these, what was read in this run; nil: before anything was assigned.
  private var readProperties: [String: CodeValue?] = [:]
  /// What is assigned to `SkeletonAppearance.default`.
  var appearance: [(name: String, value: Constant?, place: CodeNode)] = []
  private(set) var made: [MadeObject] = []
  /// Their numbers, by the way to the expression.
  private var madeNumbers: [[CodeNode]: Int] = [:]
  var frames: [Frame] = []
  var scopes: [Scope] = []
  var results: [Call: CodeValue] = [:]
  /// What objects that are no views were given when they were made, by their numbers.
  var kept: [Int: [Argument]] = [:]
  /// Closures that are lists to a result builder.
  var builders: Set<CodeNode> = []
  /// How often what runs now runs.
  var repetition = Repetition.once
  var isInLoop = false
  /// The classes that the generic parameters of its superclasses stand for.
  let generics: [String: TypeText]
  /// The classes that adopt a protocol, as far as they were asked for.
  var adopters: [Int: [Int]] = [:]
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

  init(of type: Int, in types: CodeTypes) {
    (self.types, self.type, nature) = (types, type, types.nature(of: type))
    generics = types.genericArguments(of: type)
  }

  var instance: Reference { Reference(.instance, type: TypeText(name: types.declarations[type].name)) }

  // MARK: The whole class

  func run() {
    for _ in 0..<3 {
      (facts, known, results, appearance, lostShows, readProperties) = ([], [], [:], [], [], [:])
      (layers, order, calledFunctions) = (LayerRecord(), OrderRecord(isKept: order.isKept), [])
      (ownShows, limit) = ([], nil)
      runMembers()
      // Again, if something was read before all was assigned to it.
      if readProperties.allSatisfy({ properties[$0.key] == $0.value }) { break }
    }
    forgetUnknownAdditions()
  }

  func runMembers() {
    var overridden: Set<String> = []
    for part in types.parts(of: type) {
      var isOwn: Set<String> = []
      for member in types.declarations[part].members {
        (frames, scopes) = ([], [])
        switch member {
        case .variable(let variable): runVariable(variable)
        case .function(let function):
          guard !function.isStatic, function.name != "deinit",
            overridden.isEmpty || !overridden.contains(function.signature)
          else { continue }
          if function.isOverride, !callsSuper(function) { isOwn.insert(function.signature) }
          runByItself(function)
        }
      }
      overridden.formUnion(isOwn)
    }
  }

  func runVariable(_ variable: CodeVariable) {
    guard !variable.isStatic else { return }
    noteOverride(variable)
    let scope = enter(
      Frame(
        instance: .reference(instance), owner: variable.owner, file: variable.place.file, entry: variable.name
      ))
    if let initial = variable.initial {
      let value = evaluate(initial.node, scope, expecting: variable.type)
      if variable.getter == nil { assign(value, toProperty: variable.name, of: instance, at: initial) }
      noteMaker(of: variable, value, scope)
    }
    if let getter = variable.getter { runBlock(getter.node, scope) }
    for observer in variable.observers {
      let inner = push(scope)
      scopes[inner].values["newValue"] = .unknown
      scopes[inner].values["oldValue"] = .unknown
      runBlock(observer.node, inner)
    }
  }

  /// `override var isSkeletonable: Bool { true }`.
  func noteOverride(_ variable: CodeVariable) {
    guard variable.name == "isSkeletonable", let getter = variable.getter, nature.viewClass != nil else {
      return
    }
    let scope = enter(
      Frame(instance: .reference(instance), owner: variable.owner, file: getter.file, entry: variable.name))
    note(
      .reference(instance), .set(.isSkeletonable, runBody(getter.node, scope).constant), at: variable.place,
      scope)
  }

  func runByItself(_ function: CodeFunction) {
    guard let body = function.body else { return }
    var frame = Frame(
      instance: .reference(instance), owner: function.owner, file: body.file, entry: function.name)
    if function.hasLabel("skeletonCellForRowAt") || function.hasLabel("skeletonCellForItemAt") {
      frame.cells = .dummyCell(identifier: nil)
    } else if function.hasLabel("cellForRowAt") || function.hasLabel("cellForItemAt") {
      frame.cells = .realCell
    }
    frame.functions = [function.place]
    let scope = enter(frame)
    for parameter in function.parameters {
      // What UIKit passes are those in the view.
      scopes[scope].values[parameter.name] =
        function.name == "didAddSubview"
        ? .reference(instance.adding(.subviews, type: TypeText(name: "UIView"))) : value(ofFree: parameter)
    }
    _ = runBody(body.node, scope)
  }

  /// What UIKit or SkeletonView passes.
  func value(ofFree parameter: CodeFunction.Parameter) -> CodeValue {
    guard parameter.label == "prepareCellForSkeleton" else { return given(parameter) }
    return .reference(Reference(.dummyCell(identifier: nil), type: parameter.typeText))
  }

  // MARK: Facts

  func note(_ subject: CodeValue, _ effect: CodeFact.Effect, at place: CodeNode, _ scope: Int) {
    let frame = frames[scopes[scope].frame]
    for reference in subject.references {
      let fact = CodeFact(
        subject: reference, effect: effect, place: place, isCertain: subject.isCertain, entry: frame.entry,
        isImmediate: frame.isImmediate, isDirect: frame.functions.count < 2)
      if known.insert(fact).inserted { facts.append(fact) }
    }
  }

  func noteLost(_ name: String, at place: CodeNode) {
    if Self.styles[name] != nil { lostShows.append(place) }
  }

  /// An object that an expression makes: the same one whenever it is reached in the same way.
  func make(_ type: String, nib: String? = nil, at place: CodeNode, _ scope: Int) -> Reference {
    let path = frames[scopes[scope].frame].calls + [place]
    let number = madeNumbers[path] ?? made.count
    if madeNumbers[path] == nil {
      madeNumbers[path] = number
      made.append(MadeObject(type: type, place: place, nib: nib, repetition: repetition))
    }
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
    guard object.isInstance else { return }
    let property = object.adding(.property(name), type: nil)
    for reference in value.references where reference.steps.isEmpty {
      guard case .made = reference.base, value.isCertain else { continue }
      if case .references(_, isList: true, _) = value { continue }
      let fact = CodeFact(
        subject: property, effect: .alias(reference), place: place, isCertain: true, entry: "",
        isImmediate: true,
        isDirect: true)
      if known.insert(fact).inserted { facts.append(fact) }
    }
    if case .closure = value { return }
    properties[name] = properties[name].map { $0.or(value, isCertain: true) } ?? value
  }

  /// What was assigned to a property of the instance so far.
  func assigned(toProperty name: String) -> CodeValue? {
    let value = properties[name]
    if readProperties[name] == nil { readProperties[name] = .some(value) }
    return value
  }

  /// False where enough was looked at: what stands there is not known.
  func descend(to node: SwiftTree.Index, _ scope: Int) -> Bool {
    steps += 1
    guard steps < Self.maximumSteps, depth < Self.maximumDepth else {
      if limit == nil { limit = CodeNode(file: frame(scope).file, node: node) }
      return false
    }
    depth += 1
    return true
  }

  func ascend() { depth -= 1 }

  /// What lies beyond a limit may do anything to the views of the class; nothing where none was reached.
  var factsBeyondLimits: [CodeFact] {
    guard let limit else { return [] }
    let top = nature.isController ? instance.adding(.view, type: nil) : instance
    let below = top.adding(.descendants, type: TypeText(name: "UIView", isList: true))
    func fact(_ subject: Reference, _ effect: CodeFact.Effect) -> CodeFact {
      CodeFact(
        subject: subject, effect: effect, place: limit, isCertain: false, entry: "", isImmediate: false,
        isDirect: true)
    }
    return [
      fact(top, .set(.isSkeletonable, nil)), fact(below.element, .set(.isSkeletonable, nil)),
      fact(top, .addUnknown(.subview)),
    ]
  }
}
