/// What code gives to a call of show; nil stands for SkeletonView's default.
struct ShowArguments: Hashable, Sendable {
  var style: ShowSettings.Style
  var color: Color?
  var gradient: Gradient?
  var direction: ShowSettings.Direction?
  /// Seconds in which a gradient slides once.
  var duration: Double?
  /// Those that are there and cannot be told.
  var open: Set<ShowSettings.Part> = []
}
