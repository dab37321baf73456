/// The views that are still covered after a hide: outlined with a number in the screen, and named below it.
struct PageLeftovers {
  /// Names that have numbers.
  private static let maximum = 20

  /// In the order of their numbers.
  private var names: [String] = []
  private var numbers: [ViewIndex: Int] = [:]
  private var more = 0

  /// - Parameter views: of the replay; those of one name share a number.
  init(_ views: [ViewIndex], in replay: Replay) {
    var known: [String: Int] = [:]
    for view in views {
      let name = replay.hierarchy.name(of: view)
      if known[name] == nil, names.count < Self.maximum {
        known[name] = names.count
        names.append(name)
      }
      if let number = known[name] { numbers[view] = number } else { more += 1 }
    }
  }

  var isEmpty: Bool { names.isEmpty }

  func marks(in standing: Standing) -> PictureMarks {
    var marks: [ViewIndex: Int] = [:]
    for (view, number) in numbers { if let place = standing.place(of: view) { marks[place] = number } }
    return PictureMarks(numbers: marks, .warning)
  }

  var html: String {
    guard !isEmpty else { return "" }
    let items = zip(1..., names).map { number, name in
      "<li><span class=\"badge badge-W\">\(number)</span> <code>\(name.inHTML)</code></li>"
    }
    let rest = more > 0 ? "<li>and \(more.counted("more view"))</li>" : ""
    return "<p>Still covered after hide:</p><ul class=\"leftovers\">\(items.joined())\(rest)</ul>"
  }
}
