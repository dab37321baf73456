/// What would crash the app while it shows its skeletons.
public struct Crash: Equatable, Sendable {
  /// Names exactly the view that causes it, in selectors too.
  public let path: String
  /// The cause in a sentence.
  public let reason: String
}
