import Testing

@testable import SkelinspectKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A Mac gives every thread but the first 512 kB of stack, and a build without optimisation takes most of it.
@Suite("Deep input on a small stack")
struct SmallStackTests {
  private static let depth = scaled(3_000, by: 3)

  private static func nested(_ opening: String, _ middle: String, _ end: String) -> String {
    String(repeating: opening, count: depth) + middle + String(repeating: end, count: depth)
  }

  /// Statements of a function whose class has the view `a`.
  private static let statements = [
    nested("if x { ", "a.isHidden = true", " }"),
    nested("for b in c { ", "a.isHidden = true", " }"),
    nested("run { ", "a.isHidden = true", " }"),
    nested("switch x { case 1: ", "a.isHidden = true", " }"),
    nested("func g() { ", "a.isHidden = true", " }"),
    nested("f(", "a", ")"),
    nested("(", "a", ")") + ".isHidden = true",
    nested("[", "a", "]") + ".forEach { $0.isHidden = true }",
    nested("x ? a : ", "b", "") + ".isHidden = true",
    nested("!", "a", ""),
    "b = " + nested("a + ", "a", ""),
    "b = " + nested("", "a", "[0]"),
    "b = " + nested("", "a", "?.superview"),
    nested("", "a", ".then { $0 }") + ".showSkeleton()",
    nested("Array<", "Int", ">") + "()",
    "b = \"" + nested("\\(\"", "a", "\")") + "\"",
  ]

  /// Views of a body in SwiftUI.
  private static let views = [
    nested("VStack { ", "Text(a)", " }"),
    nested("AnyView(", "Text(a)", ")"),
    nested("Text(a).overlay(", "Text(a)", ")"),
    nested("if x { ", "Text(a)", " }"),
    nested("x ? Text(a) : ", "Text(b)", ""),
    nested("", "Text(a)", ".redacted(reason: .placeholder)"),
    nested("ForEach(a) { b in ", "Text(a)", " }"),
  ]

  private static let files: [(name: String, text: String)] =
    statements.map { statement in
      let views =
        "let a = UILabel(); func s() { addSubview(a); showSkeleton() }; func run(_ f: () -> Void) { f() }"
      return ("A.swift", "final class A: UIView { \(views); func f() { \(statement) } }")
    } + views.map { ("A.swift", "struct A: View { var body: some View { \($0) } }") } + [
      ("A.swift", nested("class A: UIView { let a = UILabel(); ", "", " }")),
      ("A.swift", nested("struct A: View { var body: some View { VStack { Text(a) } }; ", "", " }")),
      ("A.swift", nested("#if A\n", "let a = 1", "\n#endif")),
      ("a.json", nested(#"{"type": "UIView", "subviews": ["#, "", "]}")),
      ("a.json", nested("[", "", "]")),
      ("a.yaml", nested("{type: UIView, subviews: [", "", "]}")),
      ("a.yaml", nested("- ", "a", "")),
      (
        "a.xib",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
          + nested("<view><subviews>", "", "</subviews></view>") + "</objects></document>"
      ),
      ("a.log", (0..<depth).map { String(repeating: "   | ", count: $0) + "<UIView: 0x1>\n" }.joined()),
      ("a.log", "Printing description of view:\n" + nested(#"{"type" : "UIView", "children" : ["#, "", "]}")),
    ]

  @Test("Nothing that is nested runs out of 512 kB, at whatever depth")
  func deepInput() async {
    await #expect(processExitsWith: .success) {
      for (name, text) in SmallStackTests.files {
        // The last name on the list is that of the one that crashed.
        print("\(name): \(text.prefix(100).replacing("\n", with: " "))")
        try onSmallStack {
          let project = Project([.init(name: name, bytes: Array(text.utf8))])
          _ = project.lint()
          let hierarchies = (try? project.hierarchies()) ?? []
          for hierarchy in hierarchies { _ = Inspection(hierarchy).json() }
        }
      }
    }
  }
}

/// What a thread runs.
private final class Work: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
}

/// Runs it on a thread as a Mac's are.
private func onSmallStack(_ body: @escaping @Sendable () -> Void) throws {
  let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
  defer { attributes.deallocate() }
  pthread_attr_init(attributes)
  pthread_attr_setstacksize(attributes, 512 << 10)
  let work = Unmanaged.passRetained(Work(body)).toOpaque()
  #if canImport(Darwin)
    var thread: pthread_t?
    try #require(pthread_create(&thread, attributes, { Work.run($0) }, work) == 0)
    pthread_join(try #require(thread), nil)
  #else
    var thread = pthread_t()
    try #require(pthread_create(&thread, attributes, { Work.run($0) }, work) == 0)
    pthread_join(thread, nil)
  #endif
}
