/// What would stop the app while it shows its skeletons.
public struct Crash: Equatable, Sendable {
  /// The machine path of the view that causes it.
  public let path: String
  /// The cause in a sentence.
  public let reason: String
}
