/// Who names whom among the folders of the library.
struct FolderArrows {
  /// A file that names what another folder declares.
  struct Arrow: CustomStringConvertible {
    let file: String
    let line: Int
    let folders: [String]
    let name: Substring
    let owner: [String]

    var description: String {
      "\((folders + [file]).joined(separator: "/")):\(line) names '\(name)', which belongs to "
        + (owner.isEmpty ? "Skelinspect.swift" : owner.joined(separator: "/"))
    }
  }

  /// Something that is used by its name alone: a type, a function, or what an extension adds to a type that
  /// others have.
  private struct Target: Hashable {
    let folders: [String]
    /// The type that it is added to.
    let extended: Substring?
    let parameters: [SwiftFile.Parameter]?
  }

  private let files: [SwiftFile]
  private var targets: [Substring: Set<Target>] = [:]
  /// Where each type is declared; a nested one is found by its owner.
  private var types: [Substring: Set<[String]>] = [:]
  /// Names that types have from the start: these say nothing of who added one of the same name.
  private var ownMembers: [Substring: Set<[String]>] = [:]
  private var ownTypes: [Substring: Set<[String]>] = [:]

  init(_ files: [SwiftFile]) {
    self.files = files
    for file in files {
      for declaration in file.declarations where !declaration.isPrivate {
        if declaration.isType { types[declaration.name, default: []].insert(file.folders) }
        guard declaration.owner == nil || declaration.isInExtension else {
          ownMembers[declaration.name, default: []].insert(file.folders)
          if declaration.isType { ownTypes[declaration.name, default: []].insert(file.folders) }
          continue
        }
        targets[declaration.name, default: []].insert(
          Target(folders: file.folders, extended: declaration.owner, parameters: declaration.parameters))
      }
    }
  }

  /// Names of what belongs to folders after a file's own.
  var runningBack: [Arrow] {
    files.filter { !$0.folders.isEmpty }.flatMap { file in
      arrows(from: file) { Self.stands($0, after: file.folders[0]) }
    }
  }

  /// Folders that stand for one another, such as the formats: none knows of the others.
  static let alternatives: [[[String]]] = [
    [["Document", "JSON"], ["Document", "Swift"], ["Document", "XML"], ["Document", "YAML"]],
    [["Hierarchy", "ConsoleLog"], ["Hierarchy", "InterfaceBuilder"]],
  ]

  /// Names of what belongs to another folder that could stand in a file's place, or by what UIKit does to what
  /// a system makes of it.
  var betweenAlternatives: [Arrow] {
    files.filter { $0.folders.count > 1 }.flatMap { file in
      let folder = Array(file.folders.prefix(2))
      let others = Self.alternatives.first { $0.contains(folder) }?.filter { $0 != folder } ?? []
      return arrows(from: file) { owner in
        folder == ["Inspection", "UIKit"]
          ? owner.count > 1 && owner[0] == "Inspection" && owner[1] != "UIKit"
          : others.contains(Array(owner.prefix(2)))
      }
    }
  }

  /// The pipeline is in alphabetical order; all may name `Support`, and what stands beside the folders uses
  /// them all.
  private static func stands(_ owner: [String], after folder: String) -> Bool {
    guard let owner = owner.first else { return true }
    return owner != folder && owner != "Support" && (folder == "Support" || owner > folder)
  }

  /// The names of a file that can only mean what stands in such folders.
  private func arrows(from file: SwiftFile, where isTold: ([String]) -> Bool) -> [Arrow] {
    let own = Set(file.declarations.map(\.name)).union(file.locals)
    return file.words.indices.compactMap { index in
      let word = file.words[index]
      guard word.isName, !own.contains(word.text) || file.isMember(index) && !own.contains(word.text) else {
        return nil
      }
      let owners = owners(of: index, in: file)
      guard let owner = owners.first, owners.allSatisfy(isTold) else { return nil }
      return Arrow(file: file.name, line: word.line, folders: file.folders, name: word.text, owner: owner)
    }
  }

  /// The folders of all that a word may mean.
  private func owners(of index: Int, in file: SwiftFile) -> [[String]] {
    let isMember = file.isMember(index)
    guard let candidates = targets[file.words[index].text], !file.isLabel(index) else { return [] }
    let labels = file.callLabels(at: index)
    let meant = candidates.filter { target in
      if let extended = target.extended {
        // Where the type is not known nothing of it is used.
        if let homes = types[extended], homes.allSatisfy({ Self.stands($0, after: file.folders[0]) }) {
          return false
        }
      } else if isMember {
        return false
      }
      guard let parameters = target.parameters else { return true }
      return labels.map { parameters.takes($0) } ?? false
    }
    // By its name alone a type's own member is meant in its extensions, too.
    let name = file.words[index].text
    let others = (ownMembers[name] ?? []).union(isMember ? [] : ownTypes[name] ?? [])
    return meant.isEmpty ? [] : meant.map(\.folders) + others
  }
}

extension SwiftFile {
  fileprivate func isMember(_ index: Int) -> Bool { index > 0 && words[index - 1].text == "." }

  /// Of an argument or a parameter.
  fileprivate func isLabel(_ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, words[index + 1].text == ":" else { return false }
    return words[index - 1].text == "(" || words[index - 1].text == ","
  }

  /// The labels of a call's arguments, as far as they stand in parentheses; nil where nothing is called.
  fileprivate func callLabels(at index: Int) -> [Substring]? {
    guard index + 1 < words.count, words[index + 1].text == "(" else { return nil }
    var labels: [Substring] = []
    var depth = 0
    var position = index + 1
    repeat {
      let text = words[position].text
      if text == "(" || text == "[" || text == "{" { depth += 1 }
      if text == ")" || text == "]" || text == "}" { depth -= 1 }
      let beginsArgument = depth == 1 && (text == "," || position == index + 1)
      if beginsArgument, position + 2 < words.count, words[position + 1].text != ")" {
        labels.append(words[position + 2].text == ":" ? words[position + 1].text : "_")
      }
      position += 1
    } while position < words.count && depth > 0
    return labels
  }
}

extension [SwiftFile.Parameter] {
  /// Whether arguments with such labels fit, those left out that have a default or may be a closure after the parentheses.
  fileprivate func takes(_ labels: [Substring]) -> Bool {
    var labels = labels[...]
    for (number, parameter) in zip(1..., self) {
      if labels.first == parameter.label {
        labels.removeFirst()
      } else if !parameter.hasDefault, number < count {
        return false
      }
    }
    return labels.isEmpty
  }
}
