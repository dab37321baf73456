import SkelinspectKit

/// Where a configuration may have reports written: in its folder or below, whatever links lead there, and nowhere in
/// what belongs to git.
enum ReportPlace {
  /// Why a file may not be written; nil: it may.
  ///
  /// - Parameters:
  ///   - name: from the folder, without `..`.
  ///   - folder: of the configuration; absolute.
  static func objection(to name: Path, in folder: Path) -> String? {
    guard let top = FileSystem.realPath(of: folder) else { return FileSystem.systemError }
    var place = top
    for step in name.bytes.split(separator: .slash) {
      let next = place / step
      // What is not there is made, and so is all below it.
      guard FileSystem.hasEntry(next) else { return nil }
      place = next
      guard FileSystem.isLink(next) else { continue }
      guard let real = FileSystem.realPath(of: next) else {
        return "\(shown(next, top)): \(FileSystem.missing(next))"
      }
      guard let steps = real.steps(below: top) else {
        return "\(shown(next, top)) is a link that leads out of it"
      }
      if ReportRequest.isOfGit(steps) { return "\(shown(next, top)) is a link to what belongs to git" }
      place = real
    }
    return FileSystem.kind(of: place) == .other ? FileSystem.notRegular : nil
  }

  private static func shown(_ path: Path, _ folder: Path) -> String { path.relative(to: folder) ?? path.text }
}
