/// What moves in a picture, and for how long one has to look to have seen all of it.
struct PictureMotion: Sendable {
  /// Seconds; nil: it moves.
  let time: Double?
  /// Seconds of a time line.
  let span: Double
  /// Animated properties of which fewer keys are drawn than they have, and those that stand still.
  let thinned, stopped: Int
  /// Those that stand still, since how they move is not known.
  let unknown: Int

  /// Turns that are looked through for one that ends with all others.
  private static let maximumTurns = 100.0
  /// Seconds of what repeats.
  private static let shortest = 5.0, longest = 60.0

  /// - Parameter colors: of SkeletonView's skeletons; whichever style is chosen, its time line is as long.
  init(_ tracks: MotionTracks, _ colors: PictureColors) {
    (time, thinned, stopped) = (tracks.time, tracks.thinned, tracks.stopped)
    unknown = tracks.unknown
    span = Self.span(lead: tracks.lead, tracks.periods.sorted())
  }

  private static func span(lead: Double, _ periods: [Double]) -> Double {
    guard let longest = periods.last else { return lead }
    for turns in stride(from: 1.0, through: maximumTurns, by: 1) {
      let whole = longest * turns
      if lead + whole > Self.longest { break }
      if whole >= Self.shortest, periods.allSatisfy({ abs((whole / $0).rounded() * $0 - whole) < 0.001 }) {
        return lead + whole
      }
    }
    return lead + max(longest, 2 * Self.shortest)
  }
}
