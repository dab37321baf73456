import Testing

@testable import SkelinspectKit

@Suite("Calls in a document") struct CallReaderTests {
  @Test("All documents of the conformance suite that have calls are there")
  func lifecycleCases() { #expect(LifecycleCase.all.count == 80) }

  @Test("Their calls are read, in JSON and in YAML, and nothing is said", arguments: LifecycleCase.all)
  func lifecycle(_ example: LifecycleCase) throws {
    let json = try #require(try readHierarchies(example.envelope, named: "case.json").first)
    let text = try BlockYAML.text(ofJSON: example.envelope)
    let yaml = try #require(try readHierarchies(text, named: "case.yaml").first)
    #expect(json.warnings.isEmpty && yaml.warnings.isEmpty)
    let calls = try #require(json.calls)
    #expect(!calls.calls.isEmpty)
    #expect(calls.summary == (try #require(yaml.calls)).summary)
  }

  @Test("Where no view was read, calls are read all the same", arguments: LifecycleCase.all)
  func withoutViews(_ example: LifecycleCase) throws {
    let text = try BlockYAML.text(ofJSON: example.envelope).replacing("root:", with: "rot:")
    let error = #expect(throws: ReadError.self) { try readHierarchies(text, named: "case.yaml") }
    #expect(error?.diagnostics.contains { $0.message.contains("'root' is missing") } == true)
  }

  @Test(
    "A view is added to no root where there is none",
    arguments: ["{add: {type: UIView}}", "{add: x}", "{remove: x}"])
  func withoutRoot(_ call: String) {
    let text = "{name: screen, rot: {type: UIView, id: x}, calls: [\(call)]}"
    #expect(throws: ReadError.self) { try readHierarchies(text, named: "case.yaml") }
  }

  @Test("A call keeps what it says")
  func values() throws {
    let sequence = try #require(
      try hierarchy(
        """
        {root: {type: UIView, subviews: [{type: UILabel, id: a}]}, calls: [
          {show: animatedGradient, on: a, direction: topBottom, delay: 2},
          {hide: true, on: a, transition: none, reloadDataAfter: false},
          {add: {type: UIView, id: b}}, {set: {b: {alpha: 0.5}, a: {text: New}}}, {remove: b}, {add: b, to: a}]}
        """
      ).calls)
    #expect(sequence.calls.count == 6)
    guard case .show(let look, let delay) = sequence.calls[0].action else { return #expect(Bool(false)) }
    #expect(look.style == .animatedGradient && look.direction == .topBottom && delay == 2)
    #expect(sequence.calls[0].target == CallTarget(subject: .own(1), cell: nil))
    guard case .hide(false, .none) = sequence.calls[1].action else { return #expect(Bool(false)) }
    guard case .add(.made(let made)) = sequence.calls[2].action else { return #expect(Bool(false)) }
    #expect(sequence.calls[2].target == nil)
    let views = try #require(sequence.views.first)
    #expect(views.id(of: made) == "b")
    guard case .set(let values) = sequence.calls[3].action else { return #expect(Bool(false)) }
    #expect(values.map(\.target.subject) == [.made(made), .own(1)])
    #expect(views.number(.alpha, of: values[0].source) == 0.5)
    #expect(views.text(.text, of: values[1].source) == "New")
    guard case .add(.made(made)) = sequence.calls[5].action else { return #expect(Bool(false)) }
    #expect(sequence.calls[5].target?.subject == .own(1))
  }

  @Test("x-numberOfItems is a collection's numberOfItems, in a view and in a call")
  func realItems() throws {
    let hierarchy = try hierarchy(
      """
      {root: {type: UICollectionView, id: a, x-numberOfItems: 3}, calls: [{set: {a: {x-numberOfItems: 7}}}]}
      """)
    #expect(hierarchy.integer(.numberOfItems, of: 0) == 3)
    let sequence = try #require(hierarchy.calls)
    guard case .set(let values) = sequence.calls[0].action else { return #expect(Bool(false)) }
    #expect(sequence.views[0].integer(.numberOfItems, of: values[0].source) == 7)
  }

  @Test(
    "A document shows what its first show on a view of its own does",
    arguments: [
      ("[{hide: true}, {show: gradient, transition: 1}, {show: solid, on: a}]", [0], "gradient", false),
      ("[{batch: [{show: animatedSolid, on: a}]}]", [1], "animatedSolid", true),
      ("[{add: {type: UIView, id: b}}, {show: gradient, on: b}, {show: solid, on: a}]", [1], "solid", true),
      ("[{hide: true}]", [], "solid", true),
      ("[]", [], "solid", true),
    ])
  func firstShow(calls: String, roots: [Int], style: String, areGiven: Bool) throws {
    let show = try hierarchy("{root: {type: UIView, subviews: [{type: UILabel, id: a}]}, calls: \(calls)}")
      .show
    #expect(show.roots == roots && show.style.rawValue == style && show.areRootsGiven == areGiven)
  }

  private func hierarchy(_ text: String) throws -> Hierarchy {
    try #require(try readHierarchies(text, named: "calls.yaml").first)
  }
}

extension CallSequence {
  /// All of it but for where it stands in the text.
  fileprivate var summary: [String] { calls.map(\.summary) + views.map { "\($0.views.count)" } }
}

extension Call {
  fileprivate var summary: String {
    let what: String
    switch action {
    case .batch(let calls): what = calls.map(\.summary).joined(separator: ", ")
    case .appearance(let keys, let appearance): what = "\(keys.keys.map(\.rawValue).sorted()) \(appearance)"
    default: what = "\(action)"
    }
    return "\(what) \(target.map { "\($0)" } ?? "root")"
  }
}
