/// What one property does while time passes, in the form in which SVG plays it: each number of it goes from
/// key to key, once or again and again.
struct MotionTrack: Hashable, Sendable {
  /// The numbers when nothing moves.
  var still: [Double]
  /// One after the other; none where the property stands still.
  var stretches: [Stretch] = []

  struct Stretch: Hashable, Sendable {
    /// In seconds.
    var begin: Double
    var duration: Double
    /// Else its last numbers stay.
    var repeats: Bool
    /// The first at 0 and the last at 1.
    var keys: [Key]
  }

  struct Key: Hashable, Sendable {
    /// Of the stretch, from 0 to 1.
    var time: Double
    var numbers: [Double]
    /// Towards the next key.
    var curve = TimingCurve.linear
  }

  static func constant(_ numbers: Double...) -> MotionTrack { MotionTrack(still: numbers) }

  var moves: Bool { !stretches.isEmpty }

  /// Some of its numbers.
  subscript(range: Range<Int>) -> MotionTrack {
    var track = MotionTrack(still: Array(still[range]), stretches: stretches)
    for index in stretches.indices {
      for key in stretches[index].keys.indices {
        track.stretches[index].keys[key].numbers = Array(stretches[index].keys[key].numbers[range])
      }
    }
    return track.moving
  }

  /// Without keys that change nothing.
  var moving: MotionTrack {
    let isStill = stretches.allSatisfy { $0.keys.allSatisfy { $0.numbers == still } }
    return isStill ? MotionTrack(still: still) : self
  }
}
