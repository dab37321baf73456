/// The overrides that change nothing: their files or their views are not there.
extension Configuration {
  /// The numbers of those that hold for any view of a file.
  ///
  /// - Parameter hierarchies: nil where the file could not be read: then its views may be any.
  package func overrides(matching path: String, _ hierarchies: [Hierarchy]?) -> Set<Int> {
    let hasViews = overrides.contains { !$0.views.isEmpty }
    let matching = hasViews ? hierarchies.map { $0.map { SelectorMatching($0) } } : []
    return Set(
      overrides.indices.filter { number in
        let (files, views) = (overrides[number].files, overrides[number].views)
        guard files.isEmpty || files.match(path, isFolder: false) else { return false }
        guard let matching, !views.isEmpty else { return true }
        return views.contains { view in
          matching.contains { (try? $0.views(selectedBy: view))?.isEmpty == false }
        }
      })
  }

  /// What to say of those that hold nowhere, each with its place, such as `.skelinspect.yml:7`.
  ///
  /// - Parameter matched: the numbers of all others.
  package func unusedOverrides(_ matched: Set<Int>) -> [(place: String, message: String)] {
    overrides.indices.filter { !matched.contains($0) }.map { number in
      let place = origins["overrides/\(number)"] ?? origins.file ?? ""
      return (place, "this override changes nothing: \(overrides[number].missing)")
    }
  }
}

extension Configuration.Override {
  /// What is not there.
  fileprivate var missing: String {
    let files = files.map(\.text.quoted).listed
    let views = views.map(\.quoted).listed
    if self.views.isEmpty { return "no file matches \(files)" }
    if self.files.isEmpty { return "no view matches \(views)" }
    return "no view that matches \(views) is in a file that matches \(files)"
  }
}
