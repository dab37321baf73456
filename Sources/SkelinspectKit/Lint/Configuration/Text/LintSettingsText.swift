extension LintSettings {
  /// The settings in force, as a configuration that can be read, each with a comment that says where it comes
  /// from.
  package func text(paint: Paint = Paint(isColored: false)) -> String {
    var writer = SettingsWriter(paint: paint)
    writer.remark("The settings in force. A rule's default is the severity of most of its findings; one that")
    writer.remark("is in a configuration holds for all of them.")
    writer.write(
      "include", configuration.include.map(\.text), configuration.origins, ifNone: "default: all files")
    writer.write("exclude", configuration.exclude.map(\.text), configuration.origins)
    writeRules(to: &writer)
    writeOverrides(to: &writer)
    writer.line(
      "\(ConfigurationKey.failLevel.rawValue): \((configuration.failLevel ?? .error).rawValue)",
      from: configuration.origins[ConfigurationKey.failLevel.rawValue] ?? "default")
    writeFormats(to: &writer)
    writer.write(
      ConfigurationKey.skeletonableKeys.rawValue, configuration.reading.skeletonableKeys,
      configuration.origins)
    writer.write(ConfigurationKey.sources.rawValue, configuration.sources, configuration.origins)
    writeBaseline(to: &writer)
    writeAppearance(to: &writer)
    return writer.text
  }

  private func writeRules(to writer: inout SettingsWriter) {
    writer.line("rules:")
    let rules = Rule.all.filter { !$0.isAlwaysError }
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      let (level, origin) = standing(of: rule)
      writer.line("  \(rule.id): \(level.rawValue)", from: origin, width: width + 11)
    }
    let fixed = Rule.all.filter(\.isAlwaysError).map(\.id)
    writer.remark("\(fixed.listed("and")) are always errors.", indent: "  ")
  }

  private func writeOverrides(to writer: inout SettingsWriter) {
    let overrides = zip(0..., configuration.overrides).map { ($0, $1, levelsInForce(of: $1)) }
    guard overrides.contains(where: { !$0.2.isEmpty }) else {
      return writer.line("overrides: []", from: configuration.origins["overrides"] ?? "default")
    }
    writer.line("overrides:")
    for (number, override, levels) in overrides where !levels.isEmpty {
      let place = "overrides/\(number)"
      var indent = "  - "
      let names = [("files", override.files.map(\.text)), ("views", override.views)]
      for (key, names) in names where !names.isEmpty {
        writer.write(key, names, configuration.origins, in: place, indent: indent)
        indent = "    "
      }
      writer.line("\(indent)rules:")
      for (id, level) in levels {
        writer.line("      \(id): \(level.rawValue)", from: configuration.origins["\(place)/rules/\(id)"])
      }
    }
  }

  /// None are those that are usual where lint runs, which no configuration can say.
  private func writeFormats(to writer: inout SettingsWriter) {
    let key = ConfigurationKey.formats.rawValue
    if configuration.formats.isEmpty {
      return writer.remark("\(key) are text by default, github in its workflows.")
    }
    writer.write(key, configuration.formats.map(\.text), configuration.origins)
  }

  private func writeBaseline(to writer: inout SettingsWriter) {
    let key = ConfigurationKey.baseline.rawValue
    guard let file = configuration.baseline else { return writer.remark("\(key) is not set by default.") }
    writer.line("\(key): \(file.inYAMLQuotes)", from: configuration.origins[key])
  }

  private func writeAppearance(to writer: inout SettingsWriter) {
    writer.line("appearance:")
    for key in AppearanceKey.allCases {
      let origin = configuration.origins["appearance/\(key.rawValue)"] ?? "default"
      if let value = configuration.reading.appearance.yamlText(of: key) {
        writer.line("  \(key.rawValue): \(value)", from: origin)
      } else {
        writer.remark(
          "\(key.rawValue) is \(AppearanceKey.multilineHeight.rawValue) by default.", indent: "  ")
      }
    }
  }
}

/// Writes lines of YAML with comments after them.
private struct SettingsWriter {
  let paint: Paint
  private(set) var text = ""

  init(paint: Paint) { self.paint = paint }

  mutating func remark(_ words: String, indent: String = "") {
    text += indent + paint.dim("# \(words)") + "\n"
  }

  /// - Parameter width: of the line before its comment.
  mutating func line(_ setting: String, from origin: String? = nil, width: Int = 0) {
    text += setting
    if let origin {
      text += String(repeating: " ", count: max(width - setting.count, 0))
      text += "  " + paint.dim("# \(origin.escapedForTerminal)")
    }
    text += "\n"
  }

  /// A list of texts.
  mutating func write(
    _ key: String, _ names: [String], _ origins: Configuration.Origins, in place: String? = nil,
    indent: String = "", ifNone: String = "default"
  ) {
    let place = place.map { "\($0)/\(key)" } ?? key
    if names.isEmpty { return line("\(indent)\(key): []", from: origins[place] ?? ifNone) }
    line("\(indent)\(key):")
    let blanks = String(repeating: " ", count: indent.count)
    for (number, name) in zip(0..., names) {
      line("\(blanks)  - \(name.inYAMLQuotes)", from: origins["\(place)/\(number)"])
    }
  }
}

extension String {
  /// Between double quotes, in letters that may stand in a YAML file.
  fileprivate var inYAMLQuotes: String {
    let escaped = replacingScalars { scalar in
      switch scalar.value {
      case 0x22, 0x5C: "\\\(scalar)"
      case 0x1_0000... where scalar.isUnsafeOnTerminals:
        "\\U" + hexadecimal(UInt64(scalar.value), digits: 8)
      case 0xFFFE, 0xFFFF: "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      case _ where scalar.isUnsafeOnTerminals: "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}
