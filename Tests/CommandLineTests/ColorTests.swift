import Testing

/// Some variables and options, and whether they give colours.
struct ColorCase: CustomTestStringConvertible, Sendable {
  let variables: [String: String]
  let arguments: [String]
  let isColored: Bool

  var testDescription: String {
    let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + arguments
    return words.isEmpty ? "nothing" : words.joined(separator: " ")
  }

  init(_ variables: [String: String], _ arguments: [String] = [], isColored: Bool) {
    self.variables = variables
    self.arguments = arguments
    self.isColored = isColored
  }

  static let onTerminal = [
    ColorCase([:], isColored: true),
    ColorCase([:], ["--color", "auto"], isColored: true),
    ColorCase([:], ["--color", "never"], isColored: false),
    ColorCase(["TERM": "xterm-256color"], isColored: true),
    ColorCase(["TERM": "dumb"], isColored: false),
    ColorCase(["TERM": "dumb"], ["--color=always"], isColored: true),
    ColorCase(["TERM": "dumb", "FORCE_COLOR": "1"], isColored: true),
    ColorCase(["TERM": "dumb", "CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(["NO_COLOR": "1"], isColored: false),
    ColorCase(["NO_COLOR": ""], isColored: true),
    ColorCase(["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], isColored: false),
    ColorCase(["NO_COLOR": "1"], ["--color=always"], isColored: true),
    ColorCase(["CLICOLOR_FORCE": "0"], isColored: true),
    ColorCase(["FORCE_COLOR": "1"], ["--color=never"], isColored: false),
  ]

  static let inPipe = [
    ColorCase([:], isColored: false),
    ColorCase([:], ["--color", "auto"], isColored: false),
    ColorCase([:], ["--color", "always"], isColored: true),
    ColorCase(["FORCE_COLOR": "1"], isColored: true),
    ColorCase(["CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(["FORCE_COLOR": "0"], isColored: false),
    ColorCase(["CLICOLOR_FORCE": "0"], isColored: false),
    ColorCase(["FORCE_COLOR": ""], isColored: false),
    ColorCase(["NO_COLOR": "1", "FORCE_COLOR": "1"], isColored: false),
    ColorCase(["NO_COLOR": "1"], ["--color", "always"], isColored: true),
    ColorCase(["TERM": "dumb"], ["--color", "always"], isColored: true),
    ColorCase(["FORCE_COLOR": "1"], ["--color", "never"], isColored: false),
  ]
}

@Suite("Colours")
struct ColorTests {
  private let escape: Character = "\u{1B}"

  @Test("On a terminal the option wins, then the variables, then TERM", arguments: ColorCase.onTerminal)
  func onTerminal(_ example: ColorCase) throws {
    let terminal = try Terminal()
    var program = Program(environment: example.variables)
    program.terminal = terminal.end
    let outcome = try program.run(["inspect", "names.yaml"] + example.arguments)
    let text = terminal.text()
    #expect(outcome.status == 0)
    #expect(text.contains("UIView"))
    #expect(text.contains(escape) == example.isColored, "\(text)")
  }

  @Test(
    "Without a terminal colours must be asked for, in the product as in messages", arguments: ColorCase.inPipe
  )
  func inPipe(_ example: ColorCase) throws {
    let program = Program(environment: example.variables)
    let product = try program.run(["inspect", "names.yaml"] + example.arguments)
    #expect(product.text.contains(escape) == example.isColored)
    let message = try program.run(["inspect", "nosuch.yaml"] + example.arguments)
    #expect(message.error.contains(escape) == example.isColored)
  }

  @Test("Each stream has its own colours: a message in a file has none beside a terminal")
  func streams() throws {
    let terminal = try Terminal()
    var program = Program()
    program.terminal = terminal.end
    let outcome = try program.run(["-f", "outline", "--root", "UIButton", "--root", "a", "names.yaml"])
    #expect(terminal.text().contains(escape))
    #expect(outcome.error.contains("note"))
    #expect(!outcome.error.contains(escape))
  }

  @Test(
    "A machine's format is never coloured",
    arguments: [["describe"], ["describe", "--compact"], ["inspect", "--format", "json"]])
  func machineFormats(_ command: [String]) throws {
    let terminal = try Terminal()
    var program = Program(environment: ["FORCE_COLOR": "1"])
    program.terminal = terminal.end
    let outcome = try program.run(command + ["--root", "UIButton", "--color", "always", "names.yaml"])
    let text = terminal.text()
    #expect(outcome.status == 0)
    #expect(text.contains("UIButton"))
    #expect(!text.contains(escape))
  }
}
