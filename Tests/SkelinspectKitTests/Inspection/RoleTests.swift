import Testing

@testable import SkelinspectKit

/// A hierarchy and what its views become: `id role count`, with `< cause reason` where another view decided it.
struct RoleCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let document: String
  let expected: [String]

  init(_ name: String, _ document: String, _ expected: String...) {
    testDescription = name
    self.document = document
    self.expected = expected
  }
}

@Suite("Roles")
struct RoleTests {
  @Test("Every view has its role, its count and its cause", arguments: RoleCase.all)
  func roles(_ example: RoleCase) throws {
    let hierarchy = try #require(try readHierarchies(example.document).first)
    let found = inspect(hierarchy).views.map { view in
      let cause = view.because.map {
        " < \($0.path.split(separator: "#").last ?? "") \($0.reason?.rawValue ?? "block")"
      }
      return
        "\(view.id ?? view.type) \(view.role.rawValue) \(view.count.map(String.init) ?? "?")\(cause ?? "")"
    }
    #expect(found == example.expected)
  }
}

extension RoleCase {
  static let all: [RoleCase] = recursion + roots + tables
}
