/// How many conditions told by a name whether it loads.
struct Hearing {
  enum Basis {
    case nothing
    /// Data that is said to be missing meanwhile.
    case data
    /// A word of loading.
    case loading
  }

  private var data = 0
  private var loading = 0

  mutating func count(_ basis: Basis) {
    if basis == .data { data += 1 } else { loading += 1 }
  }

  func basis(since start: Hearing) -> Basis {
    loading > start.loading ? .loading : data > start.data ? .data : .nothing
  }
}

/// What names say of a screen that loads, or has loaded.
struct LoadingVocabulary {
  let isLoading: Bool

  /// Whether a condition of that name holds; nil where it says nothing of it.
  func tells(_ name: String) -> Bool? {
    // A fault comes with neither.
    Self.saysLoading(name).map { $0 == isLoading } ?? (Self.isFault(name) ? false : nil)
  }

  static func speaks(_ name: String) -> Bool { saysLoading(name) == true }

  /// `isLoading`: true; `isLoaded`: false.
  private static func saysLoading(_ name: String) -> Bool? {
    let words = words(of: name)
    func has(_ some: Set<String>) -> Bool { words.contains(where: some.contains) }
    if has(["failed", "failure", "error", "more", "next", "previous", "page", "style", "count"]) {
      return nil
    }
    let isNegated = has([
      "not", "no", "hide", "hides", "hidden", "without", "stop", "stopped", "finished", "finish", "done",
    ])
    if has(loading) || has(["load"]) && has(["initial", "first"]) || words == ["in", "progress"]
      || words == ["is", "in", "progress"]
    {
      return !isNegated
    }
    if has(["loaded", "fetched"]) || has(["did", "has"]) && has(["load", "fetch"]) { return isNegated }
    return nil
  }

  private static let loading: Set = [
    "loading", "placeholder", "skeleton", "shimmer", "shimmering", "redacted", "redact", "fetching",
    "syncing", "refreshing", "downloading", "busy", "waiting", "pending",
  ]

  private static func isFault(_ name: String) -> Bool {
    let words = words(of: name)
    return words.contains { ["failed", "failure", "error"].contains($0) }
      && !words.contains { ["not", "no", "without"].contains($0) }
  }

  /// Whether a case of that name is the one; nil for one that says nothing of it.
  func isCase(_ name: String) -> Bool? {
    if let tells = tells(name) { return tells }
    let words = Self.words(of: name)
    if words.contains("empty") { return false }
    let data: Set = ["success", "succeeded", "content", "data", "ready", "finished", "done"]
    return words.contains(where: data.contains) ? !isLoading : nil
  }

  /// Whether there is nothing of what is called so.
  func isMissing(_ name: String) -> Bool? {
    Self.isFault(name) ? true : Self.isData(name) ? isLoading : nil
  }

  /// What comes when it is loaded, and is not a choice or fault that may be missing for good.
  private static func isData(_ name: String) -> Bool {
    let others: Set = [
      "error", "selected", "selection", "next", "previous", "parent", "delegate", "alert", "sheet", "action",
      "on", "completion", "handler", "filter", "active", "current", "destination", "url", "window", "scene",
      "reason", "reasons",
    ]
    return !words(of: name).contains(where: others.contains)
  }

  static func isText(_ name: String) -> Bool {
    let texts: Set = [
      "text", "query", "search", "email", "password", "name", "username", "message", "title", "subtitle",
      "input", "filter", "string", "comment", "description", "caption", "note", "term", "keyword", "code",
      "phone",
    ]
    return words(of: name).last.map(texts.contains) ?? false
  }

  /// Of a name in camel case, in small letters.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name.prefix(200) {
      if character == "_" || character == "$" {
        words.append("")
      } else if words.isEmpty || character.isUppercase && words.last?.last?.isLetter == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
