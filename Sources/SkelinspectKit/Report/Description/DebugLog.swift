/// Prints what the app's console shows with `SKELETON_DEBUG`: the tree of each show that passes its guard
/// (rule T8).
///
/// - Parameter environment: the process's variables; any value of `SKELETON_DEBUG` will do, even an empty
///   one.
public func printSkeletonDebugLog(
  of hierarchy: Hierarchy, environment: [String: String], to stream: inout some TextOutputStream
) {
  guard environment["SKELETON_DEBUG"] != nil else { return }
  var description = Description(hierarchy, style: .pretty)
  for root in Inspection(hierarchy).loggedRoots {
    var output = OutputBuffer()
    description.write(root, to: &output)
    stream.write(output.text)
  }
}
