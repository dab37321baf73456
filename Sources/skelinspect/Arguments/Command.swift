import SkelinspectKit

/// What the program can be asked to do.
enum Command: String, CaseIterable {
  case describe, inspect, why, lint, preview, diff, expect, rules, explain, schema, keys, config, baseline,
    completions

  var summary: String {
    switch self {
    case .describe: "print skeletonTreeDescription, as SkeletonView does (the default command)"
    case .inspect: "what show does to every view, and why"
    case .why: "why one view shows a skeleton or not, and what would change that"
    case .lint: "find what makes skeletons fail: the step for CI"
    case .preview: "draw what a user sees while the screen loads, beside what it holds"
    case .diff: "what changed between two files, view by view; or a file and a log"
    case .expect: "write down what show makes of files, or check that it still does: a snapshot test"
    case .rules: "the table of lint's rules, or everything about one"
    case .explain: "the rule behind a finding, by its id or a line of a log"
    case .schema: "the JSON Schema of hierarchy files, of lint's configuration, or of a baseline"
    case .keys: "the keys of hierarchy files with types, defaults and classes, or everything about one"
    case .config: "write, show or check lint's configuration"
    case .baseline: "record what lint finds today, so that it reports what is new"
    case .completions: "print a completion script for bash, zsh or fish"
    }
  }

  /// What stands after the options in a command line.
  var operands: String {
    switch self {
    case .describe, .inspect: "FILE…"
    case .preview: "FILE… | --changes OLD NEW"
    case .why: "FILE SELECTOR"
    case .lint: "[PATH…]"
    case .expect: "PATH…"
    case .diff: "OLD NEW"
    case .rules: "[ID]"
    case .explain: "ID|LINE…"
    case .schema: "[NAME]"
    case .keys: "[KEY]"
    case .config: "init|show|check|schema [PATH]"
    case .baseline: "write|prune|report [PATH…]"
    case .completions: "bash|zsh|fish|man"
    }
  }

  var details: String {
    switch self {
    case .describe:
      """
      Prints the tree that SkeletonView prints with SKELETON_DEBUG: the root and every skeletonable view that
      recursion reaches. One tree for each view that receives show; diagnostics go to standard error.

      \(Self.files)
      """
    case .inspect:
      """
      Says what show makes of every view: text lines, a block, a container, nothing; why recursion stops, how many
      dummy cells there are, and what would crash.

      \(Self.files)
      """
    case .why:
      """
      Says whether show gives one view a skeleton, of what kind, and how that is worked out; if not, what stops
      recursion first, and the one change that would help. The views that then appear are the difference between two
      inspections, not a guess.

      SELECTOR names the view: an id, a type, Type#id, a/b, a > b, Type[0], a path as messages print it, FILE:LINE,
      or an object id of Interface Builder.
      \(Self.files)
      """
    case .lint: Self.lintDetails
    case .preview:
      """
      Draws the screen as SkeletonView covers it, dummy cells included, beside what the hierarchy holds: with -o in an
      SVG file, or in a page of HTML with the tree, the findings and the recursion step by step; without it here, in
      block characters, with what lint finds below.

      Views without a frame are stacked, 8 points apart; stack views are laid out by axis, spacing,
      alignment and distribution; a root without a frame has 390 × 844 points, or those of --device or --size. The
      picture says so.

      With --changes it draws the screens that differ in two files, before and after, with what diff says of them.
      OLD and NEW are what diff takes: REV:path is a file of the git repository.

      \(Self.files)
      """
    case .diff: Self.diffDetails
    case .expect: Self.expectDetails
    case .rules:
      """
      Prints every rule: its id, the severity of its findings, and what it finds. With an ID, everything about that
      rule: why it matters, an example that it reports and one that it does not, the fix, and the severity in force
      here. With the beginning of several ids, the table of those.
      """
    case .explain:
      """
      Prints the rule that a finding comes from. LINE is a finding as any format prints it, pasted from a log;
      - reads it from standard input.
      """
    case .schema:
      """
      Prints a JSON Schema, by which editors check and complete files. NAME says which:

      \(operandTable)

      Written to hierarchy.schema.json beside a hierarchy file, it is found if that begins with

        # yaml-language-server: $schema=hierarchy.schema.json

      or in JSON has "$schema": "hierarchy.schema.json".

      The schemas of what the program prints are files in its repository: Schemas/.
      """
    case .keys:
      """
      Prints every key of hierarchy files: its type, its default, and the UIKit classes that have it. With a KEY,
      such as frame or show.style, everything about that key: what it means, its values, where Interface Builder's
      files have it, and an example.
      """
    case .config:
      """
      Writes, shows or checks the configuration of lint, .skelinspect.yml:

      \(operandTable)
      """
    case .baseline:
      """
      A baseline is a file of recorded findings: `lint --baseline FILE`, or lint with 'baseline: FILE' in its
      configuration, reports only what is not in it. PATH is a file or a folder, as for lint; the default is the
      working folder.

      \(operandTable)

      Findings are recognised by file, rule and view, not by line, even if git says that the file was renamed, or a view
      is put around the view. Reading errors are in no baseline.
      """
    case .completions:
      """
      Prints a script by which a shell completes commands, options and their values, or the manual page:

      \(operandTable)
      """
    }
  }

  static let files = """
    FILE is a storyboard or xib, Swift code that makes views, a view hierarchy in YAML or JSON, a console log with
    the trees of SKELETON_DEBUG, a capture, recursiveDescription, an Auto Layout trace or XCUITest's
    debugDescription, or a folder with such files; - is standard input. A storyboard, a xib or a Swift file is read
    with the Swift code and the xibs of its project.
    """

  private static let diffDetails = """
    Says what changed from OLD to NEW, view by view: which came, went, moved, gained or lost a skeleton. What follows
    from a change is counted below it, if that is certain. A view is matched by its id, else by its class and place,
    so that a view put around others is one insertion. If one of the two is a console log, or a tree that describe
    printed, it compares which views SkeletonView reached: a log holds no others. If one is a capture or a view dump
    of the running app, frames are compared too: it says what code changes at run time.

    OLD and NEW are each a file, - for standard input, or REV:path for a file of the git repository, as in
    main:Screens/profile.yaml or HEAD~1:./a.yaml; a REV: without a path is the other file's old state.

    Exit status: 0 no difference · 1 something changed · 2 a file cannot be read · 64 bad command line
    """

  private static let expectDetails = """
    Writes what show makes of a file's views to a file beside it, for profile.yaml to profile.yaml.expected: roles,
    counts and lines, no sizes, one line per view. With --check it compares instead, and says what differs as diff
    does: a snapshot test of skeletons. Commit the file, and review its diff.

    PATH is a storyboard or xib, Swift code that makes views, a view hierarchy in YAML or JSON, or a console log. In
    a folder, all files that have such a file beside them are checked, or written again. Cells in their own xibs are
    joined to the tables on the same command line.

    Exit status: 0 written, or all is as expected · 1 something is not · 2 a file or what is expected of it is
    missing or cannot be read · 64 bad command line
    """

  private static let lintDetails = """
    Finds what makes skeletons fail, and points to the exact place. PATH is a file or a folder, - is standard
    input; the default is the working folder.

    In a folder these are linted: \(HierarchyFiles.endings), and other
    \(HierarchyFiles.guessedEndings) that look like a view hierarchy; *.swift if they make one, or have findings.
    Left out are \(HierarchyFiles.leftOut), and what .gitignore or the
    configuration leaves out. A file that you name is always linted, unless --exclude names it too. Storyboards and
    xibs are linted with the Swift code of their projects.

    Exit status: 0 no findings, or none at the fail level · 1 findings · 2 the job could not be done: there
    is no file (a list may name none) or none is well-formed, something cannot be read or written, the configuration
    is wrong · 64 bad command line
    """
}
