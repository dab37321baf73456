/// Where one knows from what a hierarchy says of its views: how sure one can be of it, and of what it leaves out.
enum Origin: Sendable {
  /// A hierarchy file says what is there, in code and all.
  case said
  /// An Interface Builder file is half of the truth: code that nobody sees sets flags, data sources and
  /// estimates too.
  case presumed
  /// Swift code that was read: what is built in it, and an Interface Builder file whose classes were found there.
  case code
  /// A tree that SkeletonView printed: types and flags of what it reached, and nothing else.
  case printed
  /// A dump of UIKit's or XCTest's: classes, frames and texts; no flag of SkeletonView is known.
  case dumped
  /// A capture of the running app: all that was there, and what SkeletonView had put over it.
  case live
}
