/// What a walk through folders tells of the files in them.
protocol FolderVisitor {
  /// Whether a file of that name is looked for.
  func takes(_ name: some Sequence<UInt8>) -> Bool
  /// Why a folder is not entered; nil: it is.
  mutating func reason(toLeaveOutFolder path: Path, _ location: Path, _ ignores: IgnoreLayers) -> String?
  /// A file in a folder.
  ///
  /// - Parameter real: its name without links; nil for a link, whose name may be any.
  mutating func consider(_ path: Path, _ location: Path, real: Path?, ignores: IgnoreLayers?)
  mutating func fail(_ path: Path, _ message: String)
  mutating func passOver(_ path: Path, _ reason: String)
}

extension FolderVisitor {
  mutating func passOver(_ path: Path, _ reason: String) {}
}
