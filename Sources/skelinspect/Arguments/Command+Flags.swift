import SkelinspectKit

extension Command {
  /// Its flags, in the order of help.
  var groups: [FlagGroup] {
    switch self {
    case .lint: Self.lintGroups
    case .baseline: Self.baselineGroups
    default: [FlagGroup("Options", ownFlags)]
    }
  }

  var flags: [Flag] { groups.flatMap(\.flags) }

  func flag(_ option: Option) -> Flag? { flags.first { $0.option == option } }

  private var ownFlags: [Flag] {
    switch self {
    case .describe:
      [
        Self.root, Flag(.compact, "each tree on one line"),
        Self.after("the root view's tree after that call of the file's calls"),
        Self.format(["json", "outline"], "json (the default) or outline, a drawn tree"),
      ] + Self.read
    case .inspect:
      [
        Self.root,
        Flag(.all, "in folders also the hierarchies without a mark or a show, which the outline only counts"),
        Flag(
          .only, "KIND", among: ViewFilter.Kind.allCases.map(\.rawValue),
          "these views only: covered, uncovered, unreached or marked; repeatable"),
        Flag(.depth, "N", "N levels below the topmost view; 0 is that view alone"),
        Flag(.at, "SECONDS", "the values of what is animated at that time; repeatable"),
        Self.after("the views as they are after that call of the file's calls; all: every one"),
        Flag(.calls, "what each call of the file changes, a few lines each"),
      ] + Self.branches + [
        Self.format(["json", "outline"], "outline (the default), a drawn tree, or json")
      ] + Self.read
    case .why:
      [
        Self.root, Flag(.fix, "make the named change"),
        Self.after("what is wrong with the view after that call of the file's calls"),
      ] + Self.branches + [
        Self.format(["text", "json"], "text (the default), a few lines, or json")
      ] + Self.read
    case .lint, .baseline: []
    case .preview: Self.drawing + Self.branches + [Self.root] + Self.read
    case .diff: [Self.root, Self.format(["text", "json"], "text (the default) or json")] + Self.read
    case .expect:
      [Flag(.check, "compare with what is written, and write nothing"), Self.root] + Self.code
        + Self.configuration + Self.common
    case .rules: [Self.list] + Self.configuration + Self.common
    case .explain, .config: Self.configuration + Self.common
    case .schema, .completions: Self.common
    case .keys: [Self.list] + Self.common
    }
  }

  private static func format(_ words: [String], _ summary: String) -> Flag {
    Flag(.format, "FORMAT", among: words, summary)
  }

  private static let list = format(
    ListFormat.allCases.map(\.rawValue), "text (the default), json or markdown")

  private static func after(_ summary: String) -> Flag { Flag(.after, "N", summary) }

  private static let root = Flag(
    .root, "SELECTOR",
    "the view that receives show: an id, a type, Type#id, a/b, a > b, Type[0]; repeatable")

  private static let drawing = [
    Flag(.output, "FILE", as: .path, "the file to write: \(PictureFile.endings)"),
    Flag(
      .scene, "WHICH", among: PictureFile.scenes,
      "before, after or both (the default, where a terminal has room)"),
    Flag(
      .device, "NAME", among: Device.allCases.map(\.rawValue),
      "the screen of roots without a frame (iphone-16e): \(Device.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    Flag(.size, "W×H", "the same in points, such as 390×844 or 390x844"),
    Flag(
      .style, "STYLE", among: ShowSettings.Style.allCases.map(\.rawValue),
      "solid, gradient, animatedSolid or animatedGradient; what the file says, else solid"),
    Flag(
      .direction, "WAY", among: ShowSettings.Direction.allCases.map(\.rawValue),
      "how animatedGradient moves: \(ShowSettings.Direction.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    Flag(.dark, "in dark mode, whatever the file says"),
    Flag(.badges, "mark what lint finds in an SVG too; a page and the terminal always do"),
    Flag(.at, "SECONDS", "a still picture: what moves is drawn as it is at that time"),
    after("the screen after that call of the file's calls; a page opens with it"),
    Flag(
      .changes, "of OLD and NEW, two files as in diff, what a user saw and sees of each screen that differs"),
  ]

  private static let branches = [
    Flag(
      .state, "STATE", among: BranchChoice.State.allCases.map(\.rawValue),
      "which of SwiftUI's branches: those while it loads (the default), or once it has loaded"),
    Flag(.branch, "LINE=N", "branch N of the if, switch or ternary on that line; repeatable"),
  ]

  private static let color = Flag(
    .color, "WHEN", among: ["auto", "always", "never"], "auto (the default), always or never")
  private static let stdinFilename = Flag(
    .stdinFilename, "NAME",
    "the name of standard input in messages; its ending tells the format")
  private static let common = [
    color, Flag(.help, "show this help"), Flag(.version, "show the version"),
  ]
  private static let read = code + [stdinFilename] + configuration + common

  private static let code = [
    Flag(.sources, "PATH", as: .path, "another Swift file, or a folder of them, to read; repeatable"),
    Flag(.noSources, "read no Swift code, and no xib of the project"),
  ]

  private static let configuration = [
    Flag(.config, "FILE", as: .path, "this configuration, not the nearest .skelinspect.yml"),
    Flag(.isolated, "no configuration at all"),
  ]

  private static let levels = ["error", "warning", "note"]

  private static let ownRules = [
    Flag(.select, "ID,…", as: .words(.rules), "run these rules only, or all; repeatable"),
    Flag(.ignore, "ID,…", as: .words(.changeableRules), "leave these rules out; repeatable"),
    Flag(
      .severity, "ID=LEVEL", as: .pair(.changeableRules, WordList(levels)),
      "the severity of a rule: error, warning or note; repeatable"),
    root,
  ]

  private static let choiceOfFiles = [
    Flag(
      .exclude, "GLOB",
      "leave these files out, named ones too; patterns as in .gitignore; repeatable"),
    Flag(
      .filesFrom, "FILE", as: .path,
      "also lint the files that FILE lists, chosen as in folders; there may be none; - is standard input"),
    Flag(.noGitignore, "do not look at .gitignore"),
  ]

  private static let listFiles = Flag(
    .listFiles, "print the files that would be linted and the Swift files that are read, and exit")

  private static let addIgnores: Flag = {
    var flag = Flag(
      .addIgnores, "REASON", "write what hides the findings: comments, notes of views in Interface Builder")
    flag.isValueOptional = true
    return flag
  }()

  private static let jobs = Flag(.jobs, "N", "how many files at a time (as many as processors)")

  private static let baselineGroups = [
    FlagGroup(
      "Baseline",
      [
        Flag(
          .baseline, "FILE", as: .path,
          "the baseline (the configuration's, else \(Baseline.fileName)); write prints it to -")
      ]),
    FlagGroup("Rules", ownRules),
    FlagGroup("Configuration", configuration),
    FlagGroup("Files", choiceOfFiles + code + [stdinFilename]),
    FlagGroup("Output", [Flag(.quiet, "print errors only"), jobs] + common),
  ]

  private static let lintGroups = [
    FlagGroup("Rules", ownRules),
    FlagGroup(
      "Baseline",
      [
        Flag(
          .baseline, "FILE", as: .path,
          "report what is not in FILE, a baseline (the configuration's, else none)"),
        Flag(.noBaseline, "report all, whatever the configuration says"),
        Flag(
          .since, "REV",
          "report what the files did not have in REV, a git commit; main... is where HEAD left main"),
      ]),
    FlagGroup(
      "Fixes",
      [
        Flag(.fix, "make the fixes that are safe: no view looks different but those that the finding names"),
        Flag(.unsafeFixes, "with --fix or --diff, the others too"),
        addIgnores,
        Flag(.diff, "print the fixes as a diff for git apply, and write none; findings on standard error"),
      ]),
    FlagGroup("Configuration", configuration),
    FlagGroup(
      "Files",
      choiceOfFiles + [listFiles] + code + [stdinFilename]),
    FlagGroup(
      "Output",
      [
        Flag(
          .format, "FMT[=FILE]", as: .wordForPath(WordList(formats)),
          "\(formats.joined(separator: ", ")); repeatable, one to standard output"),
        Flag(
          .minLevel, "LEVEL", among: levels,
          "show findings from this severity on (note), and all that decide the status"),
        Flag(
          .failLevel, "LEVEL", among: levels + ["never"],
          "status 1 from this severity on (the configuration's, else error), or never"),
        Flag(.strict, "the same as --fail-level warning"),
        Flag(.statistics, "how many findings each rule has"),
        Flag(.quiet, "findings only, no summary"),
        Flag(.verbose, "say on standard error which files are linted, how, and which are skipped"),
        jobs,
      ] + common),
  ]

  private static let formats = ReportFormat.allCases.map(\.rawValue)
}
