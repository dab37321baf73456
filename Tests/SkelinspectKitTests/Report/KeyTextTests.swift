import Testing

@testable import SkelinspectKit

extension DescribedKey: CustomTestStringConvertible {
  public var testDescription: String { name }
}

@Suite("Keys as people read of them")
struct KeyTextTests {
  private static let keys = KeyGroup.all.flatMap(\.keys)

  @Test("Every key of the tables is listed, under a name of its own")
  func names() {
    let mappings =
      EnvelopeKey.allCases.map(\.rawValue) + ShowKey.allCases.map { "show.\($0.rawValue)" }
      + CallKey.allCases.map { "calls.\($0.rawValue)" }
      + AppearanceKey.allCases.map { "appearance.\($0.rawValue)" }
      + EnvironmentKey.allCases.map { "environment.\($0.rawValue)" }
      + CaptureKey.allCases.map { "capture.\($0.rawValue)" }
    #expect(Self.keys.map(\.name) == ViewKey.all.map(\.rawValue) + mappings)
  }

  @Test("An example says its key, and is read without a word", arguments: keys)
  func example(_ key: DescribedKey) throws {
    let read = try readHierarchies(key.example, named: "a.yaml")
    #expect(read.flatMap(\.warnings).isEmpty, "\(key.example)")
    #expect(key.example.contains("\(key.key): "))
    if key.isOfViews, let viewKey = ViewKey(rawValue: key.key), !viewKey.holdsViews,
      ![.type, .id].contains(viewKey)
    {
      #expect(read[0].says(viewKey, of: 0), "\(key.example)")
    }
  }

  @Test("A default in words is that of the sentence, and only its end says it", arguments: keys)
  func defaults(_ key: DescribedKey) {
    let says = key.summary.contains("default: ")
    #expect(!says || !key.standardText.isEmpty)
    #expect(!says || key.summary.split(separator: "default: ").count == 2, "\(key.summary)")
  }

  @Test("The classes are those that no finding contradicts", arguments: ViewKey.all)
  func classes(_ viewKey: ViewKey) {
    let key = DescribedKey(viewKey)
    #expect(viewKey.key.owners == .all || key.classes == viewKey.key.owners.classNames)
    let nib = viewKey.key.nib.flatMap { source -> [String] in
      if case .attribute(_, let owners) = source, owners != .all { owners.classNames } else { [] }
    }
    if viewKey != .style { #expect(nib.isEmpty || key.classes.filter(nib.contains) == nib) }
  }

  @Test(
    "A table fits its terminal, and stands in one line a key where there is none",
    arguments: [60, 80, 115, 116, 140])
  func width(_ width: Int) {
    let paint = Paint(isColored: false)
    let table = ListFormat.text.text(of: KeyGroup.all, paint: paint, width: width)
    for line in table.split(separator: "\n") { #expect(line.count <= max(width, 80), "\(line)") }
    let piped = ListFormat.text.text(of: KeyGroup.all, paint: paint, width: .max)
    for key in Self.keys { #expect(piped.contains("\n  \(key.name) ")) }
    #expect(piped.split(separator: "\n").count == Self.keys.count + KeyGroup.all.count + 1)
  }

  @Test(
    "A word leads to its keys",
    arguments: [
      ("frame", ["frame"]), ("layer.sublayers", ["layer"]), ("layer.cornerRadius", ["layer"]),
      ("style", ["style", "show.style"]), ("show.style", ["show.style"]),
      ("skeletonCornerRadius", ["skeletonCornerRadius", "appearance.skeletonCornerRadius"]),
    ])
  func lookup(_ word: String, _ names: [String]) {
    guard case .keys(let keys) = KeyLookup(word) else {
      Issue.record("\(word) is not a key")
      return
    }
    #expect(keys.map(\.name) == names)
  }

  @Test(
    "A word that is none leads to the nearest",
    arguments: [("hidden", "isHidden"), ("framee", "frame"), ("xyzzy", nil)])
  func guess(_ word: String, _ name: String?) {
    guard case .unknown(let guess) = KeyLookup(word) else {
      Issue.record("\(word) is a key")
      return
    }
    #expect(guess == name)
  }

  @Test(
    "The JSON is what its schema says",
    .enabled(if: SchemaValidator.isInstalled, "check-jsonschema is missing"))
  func json() throws {
    let text = ListFormat.json.text(of: KeyGroup.all, paint: Paint(isColored: false), width: .max)
    #expect(try SchemaValidator.problems(in: [("keys.json", text)], by: "keys.schema.json").isEmpty)
  }
}
