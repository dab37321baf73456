extension Range {
  /// From a place up to another one; empty where that one is absent, as 0, or stands before the first.
  init(from start: Bound, to end: Bound) { self = start..<Swift.max(start, end) }
}
