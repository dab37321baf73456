/// The candidate that a mistyped word most probably meant: two edits away at most, fewer for short words.
package func nearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.utf8.prefix(65))
  guard letters.count <= 64 else { return nil }
  let allowed = letters.count <= 1 ? 0 : letters.count <= 3 ? 1 : 2
  var best: (name: String, distance: Int)?
  for candidate in candidates where abs(candidate.utf8.count - letters.count) <= allowed {
    let distance = editDistance(letters, Array(candidate.utf8))
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  if let best { return best.name }
  return candidates.first { $0.lowercased() == word.lowercased() }
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
