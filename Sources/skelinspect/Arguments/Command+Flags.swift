import SkelinspectKit

extension Command {
  /// Its flags, in the order of help.
  var groups: [FlagGroup] { self == .lint ? Self.lintGroups : [FlagGroup("Options", ownFlags)] }

  var flags: [Flag] { groups.flatMap(\.flags) }

  func flag(_ option: Option) -> Flag? { flags.first { $0.option == option } }

  private var ownFlags: [Flag] {
    switch self {
    case .describe:
      [
        Self.root, Flag(.compact, "each tree on one line"),
        Self.format(["json", "outline"], "json (the default) or outline, a drawn tree"),
      ] + Self.read
    case .inspect:
      [
        Self.root,
        Flag(
          .only, "KIND", among: ViewFilter.Kind.allCases.map(\.rawValue),
          "these views only: covered, uncovered, unreached or marked; repeatable"),
        Flag(.depth, "N", "N levels below the topmost view; 0 is that view alone"),
        Self.format(["json", "outline"], "outline (the default), a drawn tree, or json"),
      ] + Self.read
    case .why:
      [Self.root, Self.format(["text", "json"], "text (the default), a few lines, or json")] + Self.read
    case .lint: []
    case .preview: Self.drawing + [Self.root] + Self.read
    case .diff: [Self.root, Self.format(["text", "json"], "text (the default) or json")] + Self.read
    case .rules:
      [Self.format(RulesFormat.allCases.map(\.rawValue), "text (the default), json or markdown")]
        + Self.configuration + Self.common
    case .explain, .config: Self.configuration + Self.common
    case .schema: Self.common
    case .keys:
      [Self.format(KeysFormat.allCases.map(\.rawValue), "text (the default), json or markdown")] + Self.common
    }
  }

  private static func format(_ words: [String], _ summary: String) -> Flag {
    Flag(.format, "FORMAT", among: words, summary)
  }

  private static let root = Flag(
    .root, "SELECTOR",
    "the view that receives show: an id, a type, Type#id, a/b, a > b, Type[0]; repeatable")

  private static let drawing = [
    Flag(.output, "FILE", "the file to write: \(PictureFile.endings)"),
    Flag(
      .style, "STYLE", among: ShowSettings.Style.allCases.map(\.rawValue),
      "solid, gradient, animatedSolid or animatedGradient; what the file says, else solid"),
    Flag(
      .direction, "WAY", among: ShowSettings.Direction.allCases.map(\.rawValue),
      "how animatedGradient moves: \(ShowSettings.Direction.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    Flag(.dark, "in dark mode, whatever the file says"),
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
    Flag(.sources, "PATH", "a Swift file, or a folder of them, that counts too; repeatable"),
    Flag(.noSources, "no Swift code counts"),
  ]

  private static let configuration = [
    Flag(.config, "FILE", "this configuration, not the nearest .skelinspect.yml"),
    Flag(.isolated, "no configuration at all"),
  ]

  private static let levels = ["error", "warning", "note"]

  private static let lintGroups = [
    FlagGroup(
      "Rules",
      [
        Flag(.select, "ID,…", "run these rules only, or all; repeatable"),
        Flag(.ignore, "ID,…", "leave these rules out; repeatable"),
        Flag(.severity, "ID=LEVEL", "the level of a rule: error, warning or note; repeatable"),
        root,
      ]),
    FlagGroup("Configuration", configuration),
    FlagGroup(
      "Files",
      [
        Flag(
          .exclude, "GLOB",
          "leave these files out, named ones too; patterns as in .gitignore; repeatable"),
        Flag(
          .filesFrom, "FILE",
          "also lint the files that FILE lists, chosen as in folders; there may be none; - is standard input"),
        Flag(.noGitignore, "do not look at .gitignore"),
        Flag(.listFiles, "print the files that would be linted, and end"),
      ] + code + [stdinFilename]),
    FlagGroup(
      "Output",
      [
        Flag(.format, "FMT[=FILE]", "\(formats); repeatable, one to standard output"),
        Flag(
          .minLevel, "LEVEL", among: levels,
          "show findings from this level on (note), and all that decide the status"),
        Flag(
          .failLevel, "LEVEL", among: levels + ["never"],
          "status 1 from this level on (the configuration's, else error), or never"),
        Flag(.strict, "the same as --fail-level warning"),
        Flag(.statistics, "how many findings each rule has"),
        Flag(.quiet, "findings only, no summary"),
        Flag(.verbose, "say on standard error which files are linted, how, and which are passed over"),
        Flag(.jobs, "N", "how many files at a time (as many as processors)"),
      ] + common),
  ]

  private static let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
}
