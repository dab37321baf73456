/// Words that are made when somebody reads them: of what is found in a large file most is only counted.
struct DeferredText: Sendable {
  private enum Source: Sendable {
    case made(String)
    case toMake(@Sendable () -> String)
  }

  private let source: Source

  init(_ text: String) { source = .made(text) }

  init(_ make: @escaping @Sendable () -> String) { source = .toMake(make) }

  /// Made anew each time, unless it is `made`.
  var text: String {
    switch source {
    case .made(let text): text
    case .toMake(let make): make()
    }
  }

  /// Made once and for all: it keeps nothing alive that its words are about.
  var made: DeferredText { DeferredText(text) }
}

extension DeferredText: Equatable {
  static func == (first: Self, second: Self) -> Bool { first.text == second.text }
}
