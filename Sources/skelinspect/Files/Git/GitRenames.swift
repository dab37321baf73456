import SkelinspectKit

/// What git says of files that got other names: the new ones by the old ones, absolute.
enum GitRenames {
  /// Since a file was last committed; nothing where there is no git, no repository, or no commit.
  ///
  /// - Parameter file: absolute, without links.
  static func since(lastCommitOf file: Path) -> [Path: Path] {
    guard let top = IgnoreLayers.repository(of: file.folder), let name = file.relative(to: top),
      let commits = try? GitCommit.lines(["rev-list", "-1", "HEAD", "--", name], in: top)
    else { return [:] }
    return since(commits.first ?? "HEAD", in: top)
  }

  /// Trees and the index only: no filter, no pager and no command of a configuration is run for it.
  static func since(_ commit: String, in top: Path) -> [Path: Path] {
    let difference = [
      "diff-index", "--cached", "--find-renames", "--name-status", "-z", "--no-ext-diff", "--no-textconv",
      "--diff-filter=R", commit, "--",
    ]
    let list = try? ChildProcess.output(of: GitCommit.command(in: top) + difference)
    // R with how similar they are, an old and a new one.
    var words = (list ?? []).split(separator: 0)[...]
    var renames: [Path: Path] = [:]
    while words.popFirst() != nil, let old = words.popFirst(), let new = words.popFirst() {
      renames[top / old] = top / new
    }
    return renames
  }
}
