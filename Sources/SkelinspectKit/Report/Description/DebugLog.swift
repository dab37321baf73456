/// Prints what the app's console shows with `SKELETON_DEBUG`: the tree of each show that passes its guard
/// (rule T8).
///
/// - Parameter environment: the process's variables; any value of `SKELETON_DEBUG` will do, even an empty
///   one.
public func printSkeletonDebugLog(
  of hierarchy: Hierarchy, environment: [String: String], to stream: inout some TextOutputStream
) {
  if environment["SKELETON_DEBUG"] != nil { stream.write(Inspection(hierarchy).debugLog) }
}

extension Inspection {
  /// What `SKELETON_DEBUG` has the app print.
  package var debugLog: String {
    var description = Description(hierarchy, style: .pretty)
    var output = OutputBuffer()
    for root in loggedRoots { description.write(root, to: &output) }
    return output.text
  }
}
