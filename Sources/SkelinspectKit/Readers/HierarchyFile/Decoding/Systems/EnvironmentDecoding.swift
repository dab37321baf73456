/// The words of SwiftUI's environment.
extension Document {
  func isRightToLeft(_ node: Node, for what: Subject) throws(Diagnostic) -> Bool {
    let word = try word(node, among: SwiftUIEnvironment.directions, for: what)
    return word == "rtl" || word == "rightToLeft"
  }

  func isDark(_ node: Node, for what: Subject) throws(Diagnostic) -> Bool {
    try word(node, among: SwiftUIEnvironment.schemes, for: what) == "dark"
  }
}
