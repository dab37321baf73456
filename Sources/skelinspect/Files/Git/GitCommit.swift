import SkelinspectKit

/// A commit of the repository around a folder.
struct GitCommit {
  /// Safe in every format: `main`, or `the merge base with main`.
  let name: String
  /// In hexadecimal digits.
  let id: String
  /// The repository's work tree; absolute, without links.
  let top: Path

  /// - Parameter folder: absolute, without links.
  init(_ choice: SinceChoice, around folder: Path) throws(FileError) {
    guard let top = IgnoreLayers.repository(of: folder) else {
      throw FileError(
        message: "the working folder is in no git repository",
        help: "--since compares with a commit; without git a baseline does the same: skelinspect baseline")
    }
    self.top = top
    // First what has nothing to do with the commit: no git, or a repository that it does not trust.
    let isShallow = try Self.lines(["rev-parse", "--is-shallow-repository"], in: top) == ["true"]
    let commit: String
    do throws(FileError) { commit = try Self.id(of: choice.revision, in: top) } catch {
      throw Self.unknown(choice.revision, error, in: top, isShallow: isShallow)
    }
    let shown = choice.revision.isPlain ? choice.revision : "that commit"
    guard choice.usesMergeBase else {
      (id, name) = (commit, shown)
      return
    }
    let bases = try? Self.lines(["merge-base", commit, "HEAD"], in: top)
    guard let base = bases?.first else {
      throw FileError(
        message: "git knows no merge base of '\(choice.revision.shortened)' and HEAD",
        help: isShallow
          ? Self.deepen : "'\(choice.revision.shortened)' without the dots is that commit itself")
    }
    (id, name) = (base, "the merge base with \(shown)")
  }

  private static let deepen =
    "this clone is shallow: `git fetch --unshallow`, or fetch-depth: 0 in actions/checkout, gets the rest"

  /// The program and what holds for all its commands here: none of them runs a filter, a pager, a hook or another
  /// command of a configuration.
  static func command(in top: Path) -> [String] {
    [
      "git", "--no-pager", "--literal-pathspecs", "--no-optional-locks", "-c", "core.fsmonitor=false", "-C",
      top.text,
    ]
  }

  /// Whether a file that is there belongs to the repository around it.
  static func tracks(_ file: Path) -> Bool {
    guard let real = FileSystem.realPath(of: file), let top = IgnoreLayers.repository(of: real.folder) else {
      return false
    }
    let list = try? ChildProcess.output(of: command(in: top) + ["ls-files", "-z", "--", real.text])
    return list?.isEmpty == false
  }

  private static func id(of revision: String, in top: Path) throws(FileError) -> String {
    guard let id = try lines(["rev-parse", "--verify", "\(revision)^{commit}"], in: top).first else {
      throw FileError(message: "git: failed")
    }
    return id
  }

  static func lines(_ arguments: [String], in top: Path) throws(FileError) -> [String] {
    let output = try ChildProcess.output(of: command(in: top) + arguments)
    return output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// With git's words where they say more than that there is none.
  private static func unknown(
    _ revision: String, _ error: FileError, in top: Path, isShallow: Bool
  ) -> FileError {
    let says = error.message.hasSuffix("Needed a single revision") ? "" : " (\(error.message))"
    let remote = "origin/\(revision)"
    let help =
      (try? id(of: remote, in: top)) != nil
      ? "did you mean '\(remote.shortened)'?" : isShallow ? deepen : nil
    return FileError(message: "git knows no commit '\(revision.shortened)'\(says)", help: help)
  }
}

extension String {
  /// Nothing in it means something to a terminal, to HTML or to Markdown.
  fileprivate var isPlain: Bool {
    utf8.count <= 80 && utf8.allSatisfy { $0.isASCIILetterOrDigit || "._/~^-".utf8.contains($0) }
  }
}
