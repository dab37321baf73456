/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case describe, inspect

  var summary: String {
    switch self {
    case .describe: "print skeletonTreeDescription, as SkeletonView does (the default command)"
    case .inspect: "what show does to every view, and why"
    }
  }

  var details: String {
    switch self {
    case .describe:
      """
      Prints the tree that SkeletonView prints with SKELETON_DEBUG: the root and every skeletonable view that
      recursion comes to. One tree for each view that receives show; diagnostics go to standard error.
      """
    case .inspect:
      """
      Says of every view what show makes of it: text lines, a block, a container, nothing; why recursion stops,
      how many dummy cells there are, and what would crash.
      """
    }
  }
}
