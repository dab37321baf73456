/// Names findings by rule, file, view and how many of the same came before: lines may move, names stay.
struct Fingerprints {
  private var counts: [FNV1a: Int] = [:]

  /// How many findings of the same rule at the same view of the same file came before.
  private(set) var occurrence = 0

  /// - Parameter file: its name, the same wherever the program is started.
  mutating func next(of diagnostic: Diagnostic, in file: String) -> String {
    var hash = FNV1a()
    for text in [diagnostic.rule, file, diagnostic.viewPath ?? ""] {
      hash.combine(text)
      hash.combine(0)
    }
    occurrence = counts[hash, default: 0]
    counts[hash] = occurrence + 1
    hash.combine("\(occurrence)")
    return hash.text
  }
}
