/// The candidate that a mistyped word most probably meant: two edits away at most, fewer for short words.
package func nearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates)?.name
}

/// The same where no other candidate is as near.
func onlyNearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
  nearest(to: word, among: candidates).flatMap { $0.isOnly ? $0.name : nil }
}

private func nearest(
  to word: String, among candidates: some Sequence<String>
) -> (name: String, isOnly: Bool)? {
  let letters = Array(word.utf8.prefix(65))
  guard letters.count <= 64 else { return nil }
  let allowed = letters.count <= 1 ? 0 : letters.count <= 3 ? 1 : 2
  var best: (name: String, distance: Int, isOnly: Bool)?
  for candidate in candidates where abs(candidate.utf8.count - letters.count) <= allowed {
    let distance = editDistance(letters, Array(candidate.utf8))
    if distance <= allowed, distance < best?.distance ?? .max {
      best = (candidate, distance, true)
    } else if let known = best, distance == known.distance, candidate != known.name {
      best?.isOnly = false
    }
  }
  if let best { return (best.name, best.isOnly) }
  return candidates.first { $0.lowercased() == word.lowercased() }.map { ($0, true) }
}

/// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment).
private func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...to.count)
  for row in 0..<from.count {
    var current = [row + 1]
    for column in 0..<to.count {
      var cost = min(last[column + 1], current[column]) + 1
      cost = min(cost, last[column] + (from[row] == to[column] ? 0 : 1))
      let isSwap = row > 0 && column > 0 && from[row] == to[column - 1] && from[row - 1] == to[column]
      if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[to.count]
}
