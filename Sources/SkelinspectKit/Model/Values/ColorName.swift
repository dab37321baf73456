/// A colour as a file names it: `skeletonDefault` follows light and dark mode.
enum ColorName: Equatable, Sendable {
  case fixed(Color)
  case skeletonDefault
}
