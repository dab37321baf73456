import Testing

/// How many things a hostile input holds: a million, or a tenth where nothing is optimized, and as a rule
/// just more than any limit of depth.
let hostileCount: Int = {
  #if DEBUG
    scaled(100_000, by: 8)
  #else
    1_000_000
  #endif
}()

/// Expects a piece of work to end: the limit finds what would go on for hours, on any machine. Speed is the
/// benchmark's.
func soon<Value>(at location: SourceLocation = #_sourceLocation, _ work: () throws -> Value) rethrows -> Value
{
  let clock = ContinuousClock()
  let start = clock.now
  defer { #expect(start.duration(to: clock.now) < .seconds(300), sourceLocation: location) }
  return try work()
}
