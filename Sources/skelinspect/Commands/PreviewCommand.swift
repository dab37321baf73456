import SkelinspectKit

/// `preview`: what a user sees while a screen loads, drawn.
struct PreviewCommand {
  private struct Target {
    let name: String
    let kind: PictureFile
  }

  private let invocation: Invocation
  private let messages: Messages
  private var input: HierarchyInput
  /// With --changes.
  private let files: ComparedFiles?
  private let settings: PictureSettings
  private let screenSize: (width: Double, height: Double)?
  /// Nil: the terminal.
  private let target: Target?

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    messages = Messages(color: invocation.color)
    input = try HierarchyInput(invocation, messages)
    files = invocation.has(.changes) ? try ComparedFiles(invocation, messages) : nil
    if files != nil, invocation.has(.after) {
      throw UsageError(message: "--changes and --after do not go together")
    }
    var settings = PictureSettings()
    settings.style = invocation.last(.style).flatMap(ShowSettings.Style.init)
    settings.direction = invocation.last(.direction).flatMap(ShowSettings.Direction.init)
    settings.isDark = invocation.has(.dark)
    settings.time = try invocation.times.last
    settings.step = try invocation.steps?.number
    if let scene = invocation.last(.scene).flatMap(Picture.Scene.init) { settings.scenes = [scene] }
    screenSize = try invocation.screenSize
    let target = try invocation.last(.output).map { name throws(UsageError) in
      guard let kind = PictureFile(name) else {
        throw UsageError(
          message: "cannot draw \(name.shortened)",
          help: "the file's name tells what is drawn: \(PictureFile.endings)")
      }
      if OutputFile.replaces(Path(name), invocation.operands.map { Path($0) }) {
        throw UsageError(
          message: "the picture in '\(name.shortened)' would overwrite what is read",
          help: "write it to another file")
      }
      return Target(name: name, kind: kind)
    }
    // The terminal has room for what lint says below the picture; a file of a picture is that picture.
    settings.hasBadges = target?.kind != .svg || invocation.has(.badges)
    (self.settings, self.target) = (settings, target)
  }

  consuming func run() -> ExitStatus {
    if var files { return draw(changesOf: &files) }
    guard var screens = input.read(invocation.operands) else { return input.status }
    resize(&screens)
    let hierarchies = screens.map(\.hierarchy)
    var settings = settings
    settings.lint = input.lintSettings
    if messages.sayLack(ofCall: settings.step, in: hierarchies) { return .badUsage }
    messages.writeDebugLogs(of: hierarchies)
    messages.sayRemarks(of: input)
    sayUnused(in: hierarchies)
    guard let target else {
      draw(screens.map { Picture(of: $0, after: settings.step, settings) })
      return .done
    }
    guard !hierarchies.isEmpty else {
      messages.error("skelinspect", "there is nothing to draw, so \(target.name) is not written")
      return .failed
    }
    return write(target, target.kind.text(of: screens, settings))
  }

  private func write(_ target: Target, _ text: String) -> ExitStatus {
    let isWritten = messages.attempt(toWrite: target.name) { () throws(FileError) in
      try OutputFile.replace(Path(target.name), with: text)
    }
    return isWritten ? .done : .failed
  }

  /// The screens that differ in two files.
  private func draw(changesOf files: inout ComparedFiles) -> ExitStatus {
    guard var (old, new) = files.read() else { return files.status }
    resize(&old)
    resize(&new)
    let hierarchies = (old: old.map(\.hierarchy), new: new.map(\.hierarchy))
    let difference = diff(hierarchies.old, hierarchies.new)
    messages.writeDebugLogs(of: hierarchies.old + hierarchies.new)
    messages.sayRemarks(of: files.input)
    sayUnused(in: hierarchies.new)
    guard !difference.isOfPrintedTree else {
      messages.error(
        invocation.operands[1],
        "a console log holds nothing by which its screens can be drawn beside those of a file",
        help: "skelinspect diff says which views the app reached")
      return .failed
    }
    guard !difference.isEmpty else {
      let rest = target.map { ": \($0.name) is not written" } ?? ""
      messages.say("no screen differs\(rest)")
      return .done
    }
    guard let target else {
      draw(difference.pictures(settings))
      return .done
    }
    return write(target, target.kind.text(of: difference, settings))
  }

  private func resize(_ screens: inout [Screen]) {
    guard let size = screenSize else { return }
    var isUsed = false
    for index in screens.indices where screens[index].setSize(size.width, size.height) { isUsed = true }
    guard !isUsed, let first = screens.first else { return }
    let option = invocation.has(.size) ? "--size" : "--device"
    messages.say(
      "\(option) changes nothing here: the file gives the frame of its root", of: first.hierarchy.fileName)
  }

  /// Styles are SkeletonView's alone, and a way is that of a gradient which slides: in a page the reader may choose it.
  private func sayUnused(in hierarchies: [Hierarchy]) {
    let isPage = target?.kind == .html
    let options = [Option.style, .direction].filter { invocation.has($0) }.map { "--\($0.rawValue)" }
    guard !options.isEmpty else { return }
    for hierarchy in hierarchies {
      let style = settings.style(of: hierarchy)
      if hierarchy.system != .skeletonView {
        let verb = options.count == 1 ? "changes" : "change"
        let note =
          "\(options.joined(separator: " and ")) \(verb) nothing here: styles are SkeletonView's, and "
          + "this is system: \(hierarchy.system.rawValue)"
        messages.say(note, of: hierarchy.fileName)
      } else if invocation.has(.direction), !isPage, style != .animatedGradient || target == nil {
        let why =
          style == .animatedGradient
          ? "the terminal shows no gradient"
          : "it is for animatedGradient, and this is \(style.rawValue)"
        messages.say("--direction changes nothing here: \(why)", of: hierarchy.fileName)
      }
    }
  }

  private func draw(_ pictures: [Picture]) {
    let width = OutputStream.output.lineWidth
    let texts = pictures.map {
      $0.terminalText(width: width ?? 80, fillsWidth: width != nil, paint: invocation.paint)
    }
    OutputStream.output.write(texts.joined(separator: "\n"))
  }
}

/// What kind of file a picture is written to, by its ending.
enum PictureFile: String, CaseIterable {
  case svg, html

  /// The words of `--scene`.
  static let scenes = Picture.Scene.allCases.map(\.rawValue) + ["both"]

  /// For messages and help.
  static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  init?(_ name: String) {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    guard let kind = Self(rawValue: ending.lowercased()) else { return nil }
    self = kind
  }

  func text(of difference: Difference, _ settings: PictureSettings) -> String {
    switch self {
    case .svg: Picture.svg(of: difference.pictures(settings))
    case .html: Page(of: difference, settings).text
    }
  }

  func text(of screens: [Screen], _ settings: PictureSettings) -> String {
    switch self {
    case .svg: Picture.svg(of: screens.map { Picture(of: $0, after: settings.step, settings) })
    case .html: Page(drawing: screens, settings).text
    }
  }
}
