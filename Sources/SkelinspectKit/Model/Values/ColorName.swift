/// A colour as a file names it: `skeletonDefault` follows light and dark mode.
enum ColorName: Hashable, Sendable {
  case fixed(Color)
  case skeletonDefault
}
