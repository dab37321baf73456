import Testing

/// How many things a hostile input holds: a million, or a tenth where nothing is optimized.
let hostileCount: Int = {
  #if DEBUG
    100_000
  #else
    1_000_000
  #endif
}()

/// Expects a piece of work to end within a second or so, given that a debug build is far slower.
func soon<Value>(at location: SourceLocation = #_sourceLocation, _ work: () throws -> Value) rethrows -> Value
{
  let clock = ContinuousClock()
  let start = clock.now
  defer {
    #expect(
      start.duration(to: clock.now) < .seconds(hostileCount < 1_000_000 ? 8 : 2), sourceLocation: location)
  }
  return try work()
}
