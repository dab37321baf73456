import Testing

@testable import SkelinspectKit

@Suite("Animations with keys that are not evaluated")
struct UnknownMotionTests {
  private static func hierarchy(_ animation: String) throws -> Hierarchy {
    let layers = """
      system: layers
      root:
        type: UIView
        id: bar
        frame: [0, 0, 100, 20]
        layer:
          sublayers:
            - type: CALayer
              name: grey
              frame: bounds
              backgroundColor: "#E0E0E0"
              animations: {pulse: {\(animation)}}
      """
    return try #require(readHierarchies(layers, named: "bar.yaml").first)
  }

  private static let pulse = "keyPath: opacity, from: 1, to: 0.4, duration: 1"

  @Test(
    "have no known value at any time, and inspect says why",
    arguments: [
      ("repeatDuration: 3", "repeatDuration is not evaluated"), ("byValue: 1", "byValue is not evaluated"),
      ("isAdditive: true", "isAdditive is not evaluated"),
      ("isAdditive: true, isCumulative: true", "isAdditive and isCumulative are not evaluated"),
      ("damping: 4", "damping is not evaluated"),
    ])
  func unknown(_ keys: String, _ because: String) throws {
    let inspection = inspect(try Self.hierarchy("\(Self.pulse), \(keys)"))
    for time in [0, 0.5, 9] {
      #expect(inspection.animations(of: 0).values(at: time).map(\.name) == ["grey.opacity"])
      #expect(inspection.animations(of: 0).values(at: time).first?.value == nil)
    }
    let sentence = "not known: how grey.opacity of UIView#bar moves: \(because)"
    #expect(inspection.unknownMotions == [sentence])
    #expect(inspection.outline().contains("\n\(sentence)\n"))
    #expect(
      Picture(of: inspection.hierarchy).remarks.contains {
        $0 == "drawn without motion, since how they move is not known: 1 animation"
      })
  }

  @Test(
    "are none where a key says what holds without it",
    arguments: ["isAdditive: false", "isCumulative: false", "repeatDuration: 0", "byValue: null"])
  func standard(_ key: String) throws {
    let inspection = inspect(try Self.hierarchy("\(Self.pulse), \(key)"))
    #expect(inspection.animations(of: 0).values(at: 0.5).first?.value == .number(0.7))
    #expect(inspection.unknownMotions.isEmpty)
  }

  @Test("leave what else moves as it is: another property of the same group, and another mode's values")
  func group() throws {
    let members = "{keyPath: cornerRadius, from: 0, to: 8}, {\(Self.pulse), isAdditive: true}"
    let inspection = inspect(try Self.hierarchy("animations: [\(members)], duration: 1"))
    let values = inspection.animations(of: 0).values(at: 0.5)
    #expect(values.map(\.name) == ["grey.cornerRadius", "grey.opacity"])
    #expect(values.map(\.value) == [.number(4), nil])
    let paced = inspect(try Self.hierarchy("keyPath: opacity, values: [0, 1, 0.9], calculationMode: paced"))
    #expect(paced.animations(of: 0).values(at: 0.1).map(\.value) == [nil])
  }

  @Test("An animation of which nobody knows how long it repeats does not end")
  func lint() throws {
    func rules(_ keys: String) throws -> [String] {
      let context = RuleContext(inspect(try Self.hierarchy("\(Self.pulse)\(keys)")))
      return (Rule.animationEnds.check?(context) ?? []).map { _ in Rule.animationEnds.id }
    }
    #expect(try rules("") == ["animation-ends"])
    #expect(try rules(", repeatDuration: 3600").isEmpty)
    #expect(try rules(", isAdditive: true") == ["animation-ends"])
  }
}
