/// The colours of a gradient, as `SkeletonGradient` takes them.
enum Gradient: Hashable, Sendable {
  /// Base, secondary, base; without a secondary colour the complementary one of base.
  indirect case base(ColorName, secondary: ColorName?)
  case colors([ColorName])
}
