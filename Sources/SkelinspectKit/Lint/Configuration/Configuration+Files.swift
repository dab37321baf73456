extension Configuration {
  /// Whether a file found in a folder is one to lint; `exclude` aside.
  package func includes(_ path: String) -> Bool { include.isEmpty || include.match(path, isFolder: false) }

  package func excludes(_ path: String, isFolder: Bool) -> Bool { exclude.match(path, isFolder: isFolder) }
}

extension [FilePattern] {
  /// Whether one of them matches.
  package func match(_ path: String, isFolder: Bool) -> Bool {
    contains { $0.matches(path, isFolder: isFolder) }
  }
}
