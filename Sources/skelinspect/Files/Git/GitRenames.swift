import SkelinspectKit

/// What git says of files that got other names since a file was last committed.
struct GitRenames {
  /// By absolute names.
  private(set) var renames: [Path: Path] = [:]

  /// Nothing where there is no git, no repository, or no commit.
  ///
  /// - Parameter file: absolute, without links.
  init(since file: Path) {
    guard let top = IgnoreLayers.repository(of: file.folder), let name = file.relative(to: top) else {
      return
    }
    let arguments = ["rev-list", "-1", "HEAD", "--", name]
    guard let last = try? ChildProcess.output(of: GitCommit.command(in: top) + arguments) else { return }
    let commit = String(decoding: last.prefix { $0 != 0x0A }, as: UTF8.self)
    compare(with: commit.isEmpty ? "HEAD" : commit, in: top)
  }

  init(since commit: GitCommit) { compare(with: commit.id, in: commit.top) }

  /// Trees and the index only: no filter, no pager and no command of a configuration is run for it.
  private mutating func compare(with commit: String, in top: Path) {
    let difference = [
      "diff-index", "--cached", "--find-renames", "--name-status", "-z", "--no-ext-diff", "--no-textconv",
      "--diff-filter=R", commit, "--",
    ]
    let list = try? ChildProcess.output(of: GitCommit.command(in: top) + difference)
    // R with how similar they are, an old and a new one.
    var words = (list ?? []).split(separator: 0)[...]
    while words.popFirst() != nil, let old = words.popFirst(), let new = words.popFirst() {
      renames[top / old] = top / new
    }
  }
}
