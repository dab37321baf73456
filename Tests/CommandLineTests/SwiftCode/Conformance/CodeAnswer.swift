import Foundation
import Testing

/// What the program says of a project.
struct CodeAnswer {
  struct View {
    let file: String
    let line: Int
    let values: JSONValue

    var role: String { values["role"]?.text ?? "" }
    var type: String { values["type"]?.text ?? "" }
    var isPainted: Bool { Self.painted.contains(role) && values["count"] != .number(0) }

    /// The more happens to a view, the higher.
    var rank: Int {
      (isPainted ? 10 : 0)
        + (Self.painted.contains(role) ? 4 : role == "underBlock" ? 2 : role == "uncovered" ? 1 : 0)
    }

    private static let painted = ["lines", "block", "container", "collection"]
  }

  let views: [View]
  let findings: [JSONValue]
  /// What `inspect --format json` says beside it.
  let remarks: String

  init(_ project: CodeProject, in tree: borrowing Tree) throws {
    let inspected = try tree.run(["inspect", "--format", "json"] + project.arguments + project.inputs)
    let report = inspected.output.isEmpty ? JSONValue.null : try JSONValue(Data(inspected.output))
    views = (report["hierarchies"]?.list ?? []).flatMap { hierarchy in
      (hierarchy["views"]?.list ?? []).map { view in
        View(
          file: view["file"]?.text ?? hierarchy["file"]?.text ?? "", line: Int(view["line"]?.number ?? 0),
          values: view)
      }
    }
    let linted = try tree.run(
      ["lint", "--format", "json"] + project.lintArguments + project.arguments + project.inputs)
    // A crash says nothing on standard output.
    findings = try JSONValue(Data(linted.output))["findings"]?.list ?? []
    remarks = inspected.error
    #expect(inspected.status == 0 || inspected.status == 2, "\(inspected.error)")
  }

  /// The copies of a view that is named.
  func views(_ wanted: CodeProject.Expectation, of project: CodeProject) -> [View] {
    let file = views.filter { $0.file == wanted.file }
    if let line = wanted.line ?? wanted.id.flatMap({ project.line(ofElement: $0, in: wanted.file) }) {
      let here = file.filter { $0.line == line && (wanted.type == nil || $0.type == wanted.type) }
      guard wanted.id == nil, wanted.type == nil else { return here }
      let own = here.filter { !$0.type.hasSuffix("ContentView") }
      return own.isEmpty ? here : own
    }
    return file.filter {
      let id = $0.values["id"] ?? .null
      return id.text == wanted.id || id == .null && $0.type == wanted.id
    }
  }
}

extension CodeProject {
  /// The line of an element of an Interface Builder file; nil in any other.
  fileprivate func line(ofElement id: String, in file: String) -> Int? {
    guard file.hasSuffix(".storyboard") || file.hasSuffix(".xib"), let text = files[file] else { return nil }
    let start = text.matches(of: /<[^<>]*>/).first { $0.output.contains(" id=\"\(id)\"") }?.range.lowerBound
    return start.map { text[..<$0].count { $0 == "\n" } + 1 } ?? -1
  }
}
