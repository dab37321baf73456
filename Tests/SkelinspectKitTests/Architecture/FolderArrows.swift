@testable import SkelinspectKit

/// Who names whom among the folders of the library.
struct FolderArrows {
  /// A name in a file that can only mean what other folders declare.
  struct Arrow: CustomStringConvertible {
    let file: SwiftFile
    let use: SwiftFile.Use
    /// The folders of all that it may mean.
    let owners: [[String]]

    var description: String {
      let line = file.source.bytes[..<use.offset].count { $0 == UInt8(ascii: "\n") } + 1
      return "\(file.source.name):\(line) names '\(use.name)'"
    }

    /// Where its folders and those of all that it may mean part; nil where they do not, or not at one place.
    fileprivate var step: FolderStep? {
      let steps = Set(owners.map { FolderStep(from: file.folders, to: $0) })
      return steps.count == 1 ? steps.first.flatMap(\.self) : nil
    }
  }

  /// Something that is used by its name alone: a type, a function, or what an extension adds to a type that
  /// others have.
  private struct Target: Hashable {
    let folders: [String]
    /// The type that it is added to.
    let extended: String?
    let parameters: [SwiftFile.Parameter]?
  }

  private var targets: [String: Set<Target>] = [:]
  /// Where each type is declared; a nested one is found by its owner.
  private var types: [String: Set<[String]>] = [:]
  /// Names that types have from the start: these say nothing of who added one of the same name.
  private var ownMembers: [String: Set<[String]>] = [:]
  private var ownTypes: [String: Set<[String]>] = [:]
  private var protocols: Set<String> = []
  /// By the folders that they lead from and to.
  private(set) var all: [FolderStep: [Arrow]] = [:]

  init(_ files: [SwiftFile]) {
    for file in files {
      for declaration in file.declarations where !declaration.isPrivate { add(declaration, of: file) }
    }
    for arrow in files.filter({ !$0.folders.isEmpty }).flatMap(arrows) {
      if let step = arrow.step { all[step, default: []].append(arrow) }
    }
  }

  private mutating func add(_ declaration: SwiftFile.Declaration, of file: SwiftFile) {
    if declaration.isType { types[declaration.name, default: []].insert(file.folders) }
    if declaration.isProtocol { protocols.insert(declaration.name) }
    guard declaration.owner == nil || declaration.isInExtension else {
      ownMembers[declaration.name, default: []].insert(file.folders)
      if declaration.isType { ownTypes[declaration.name, default: []].insert(file.folders) }
      return
    }
    targets[declaration.name, default: []].insert(
      Target(folders: file.folders, extended: declaration.owner, parameters: declaration.parameters))
  }

  private func arrows(from file: SwiftFile) -> [Arrow] {
    let own = Set(file.declarations.map(\.name)).union(file.locals)
    return file.uses.filter { !own.contains($0.name) }.compactMap { use in
      let owners = owners(of: use, in: file)
      return owners.isEmpty ? nil : Arrow(file: file, use: use, owners: owners)
    }
  }

  /// The folders of all that a name may mean.
  private func owners(of use: SwiftFile.Use, in file: SwiftFile) -> [[String]] {
    guard let candidates = targets[use.name] else { return [] }
    let meant = candidates.filter { target in
      if let extended = target.extended {
        // By its name alone it is known in the type only, and in what conforms to it.
        if !use.isMember, !file.extended.contains(extended), !protocols.contains(extended) { return false }
        // Where the type is not known nothing of it is used.
        if let homes = types[extended],
          homes.allSatisfy({ FolderStep(from: file.folders, to: $0).map(FolderOrder.runsBack) == true })
        {
          return false
        }
      } else if use.isMember {
        return false
      }
      guard let parameters = target.parameters else { return true }
      return use.labels.map { parameters.takes($0) } ?? false
    }
    // By its name alone a type's own member is meant in its extensions, too.
    let others = (ownMembers[use.name] ?? []).union(use.isMember ? [] : ownTypes[use.name] ?? [])
    return meant.isEmpty ? [] : meant.map(\.folders) + others
  }
}

extension [SwiftFile.Parameter] {
  /// Whether arguments with such labels fit, those left out that have a default or may be a closure after the
  /// parentheses.
  fileprivate func takes(_ labels: [String]) -> Bool {
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
