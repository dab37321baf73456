/// The changes from which others follow, each with what it cost and what it gave, in JSON.
struct DifferenceCausesJSON {
  private let difference: HierarchyDifference
  private let old: ViewPaths
  private let new: ViewPaths

  init(_ difference: HierarchyDifference, old: ViewPaths, new: ViewPaths) {
    (self.difference, self.old, self.new) = (difference, old, new)
  }

  func append(to output: inout OutputBuffer) {
    output.append(",\n   \"causes\": [")
    let effects = difference.effects.sorted { $0.key < $1.key }
    for (index, effect) in zip(0..., effects) {
      output.append(index == 0 ? "\n" : ",\n")
      append(difference.changes[effect.key], effect.value.lazy.map { difference.changes[$0] }, to: &output)
      output.flushIfLarge()
    }
    output.append(effects.isEmpty ? "]" : "\n   ]")
  }

  private func append(
    _ cause: ViewChange, _ effects: some Collection<ViewChange>, to output: inout OutputBuffer
  ) {
    let lost = effects.count { $0.has(.lostSkeleton) }
    let gained = effects.count { $0.has(.gainedSkeleton) }
    output.append(
      """
          {\(cause.sideAndPath(old: old, new: new)), "changes": \(cause.kindsInJSON), \
      "effects": \(effects.count), "lostSkeletons": \(lost), "gainedSkeletons": \(gained)}
      """)
  }
}

extension ViewChange {
  /// Where it is: in the old file only if the new one does not have the view.
  func sideAndPath(old: ViewPaths, new: ViewPaths) -> String {
    let path = self.new.map(new.machinePath) ?? self.old.map(old.machinePath) ?? ""
    return "\"side\": \"\(self.new == nil ? "old" : "new")\", \"path\": \(path.inJSON)"
  }

  var kindsInJSON: String { "[" + kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ") + "]" }
}
