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
    case .describe, .inspect, .preview: "FILE…"
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
      recursion comes to. One tree for each view that receives show; diagnostics go to standard error.

      \(Self.files)
      """
    case .inspect:
      """
      Says of every view what show makes of it: text lines, a block, a container, nothing; why recursion stops,
      how many dummy cells there are, and what would crash.

      \(Self.files)
      """
    case .why:
      """
      Says of one view whether show gives it a skeleton, as what, and by which numbers; if not, what stops recursion
      first, and the one change that would alter it. The views that then appear are the difference between two
      inspections, not a guess.

      SELECTOR names the view: an id, a type, Type#id, a/b, a > b, Type[0], a path as messages print it, FILE:LINE,
      or an object id of Interface Builder.
      \(Self.files)
      """
    case .lint: Self.lintDetails
    case .preview:
      """
      Draws the screen as SkeletonView covers it, dummy cells included, and marks what lint finds. With -o an SVG
      file, or a page of HTML with the tree, the findings and the recursion step by step, beside what the hierarchy
      holds; without it here, in block characters.

      Views without a frame stand below one another, 8 points apart; stack views are laid out by axis, spacing,
      alignment and distribution; a root without a frame has 320 × 568 points, or those of --device or --size. The
      picture says so.

      \(Self.files)
      """
    case .diff: Self.diffDetails
    case .expect: Self.expectDetails
    case .rules:
      """
      Prints every rule: its id, the severity of its findings, and what it finds. With an ID that rule whole: why it
      matters, an example that it reports and one that it does not, the fix, and what holds for it here. With the
      beginning of several ids, the table of those.
      """
    case .explain:
      """
      Prints the rule that a finding comes from. LINE is a finding as any format prints it, pasted from a log;
      - reads it from standard input.
      """
    case .schema:
      """
      Prints a JSON Schema, by which editors check and complete files. NAME says of which:

      \(operandTable)

      Written to hierarchy.schema.json beside a hierarchy file, it is found by a first line of

        # yaml-language-server: $schema=hierarchy.schema.json

      or in JSON by "$schema": "hierarchy.schema.json".

      The schemas of what the program prints are files in its repository: Schemas/.
      """
    case .keys:
      """
      Prints every key of hierarchy files: its type, its default, and UIKit's classes that have it. With a KEY, such
      as frame or show.style, that key whole: what it means, its values, where Interface Builder's files say it, and
      an example.
      """
    case .config:
      """
      Writes, shows or checks the configuration of lint, .skelinspect.yml:

      \(operandTable)
      """
    case .baseline:
      """
      A baseline is a file of findings that wait: `lint --baseline FILE`, or lint with 'baseline: FILE' in its
      configuration, reports only what is not in it. PATH is a file or a folder, as of lint; without any it is the
      working folder.

      \(operandTable)

      Findings are told by file, rule and view, not by line. One stays known where its file is renamed, which git is
      asked about, and where a view is put around its view. Errors of reading are in no baseline.
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
    Says of every view what changed from OLD to NEW: came, went, moved, gained or lost its skeleton. What follows
    from one change stands below it, counted, where that is certain. A view is known by its id, else by its class
    and place, so that a view put around others is one insertion. Where one of the two is a console log, or a tree
    that describe printed, it compares which views SkeletonView reached: a log holds no others. Where one of them is
    a capture or a view dump of the running app, frames are compared too: it says what code changes at run time.

    OLD and NEW are each a file, - for standard input, or REV:path for a file of the git repository, as in
    main:Screens/profile.yaml or HEAD~1:./a.yaml; a REV: without a path is the other file's old state.

    Exit status: 0 no difference · 1 something changed · 2 a file cannot be read · 64 bad command line
    """

  private static let expectDetails = """
    Writes what show makes of the views of a file beside it, profile.yaml's to profile.yaml.expected: roles, counts
    and lines, no sizes, a line a view. With --check it compares instead, and says what differs as diff does: a
    snapshot test of skeletons. Commit the file, and read its difference in a review.

    PATH is a storyboard or xib, Swift code that makes views, a view hierarchy in YAML or JSON, or a console log. Of
    a folder it means all files in it that have such a file beside them: those are checked, or written anew. Cells
    in xibs of their own are joined to the tables of the same command line.

    Exit status: 0 written, or all is as expected · 1 something is not · 2 a file or what is expected of it is
    missing or cannot be read · 64 bad command line
    """

  private static let lintDetails = """
    Finds what makes skeletons fail, and says it at the exact place. PATH is a file or a folder, - is standard
    input; without any it is the working folder.

    In a folder these are linted: \(HierarchyFiles.endings), and other
    \(HierarchyFiles.guessedEndings) that look like a view hierarchy; *.swift where they make one, or where something
    is found in them. Left out are \(HierarchyFiles.leftOut), and what .gitignore or the
    configuration leaves out. A file that is named itself is linted in any case, unless --exclude names it too.
    Storyboards and xibs are linted with the Swift code of their projects.

    Exit status: 0 no findings, or none that weigh enough · 1 findings · 2 the job could not be done: no file is
    there (a list may name none) or well-formed, something cannot be read or written, the configuration is wrong ·
    64 bad command line
    """
}
