/// Elements of a list that go to the end of another one.
struct ListMove {
  /// The mapping that has the list, and its key.
  let mapping: Node
  let key: String
  /// As they stand in the list, aliases among them.
  var elements: [Node]
  /// A mapping under another key of the same one that has the list; nil where the same mapping has it.
  let holder: String?
  /// What the holder says first where it is made.
  let holderType: (key: String, value: String)
  /// Of the other list, in the order of preference: the first that is there, else the first.
  let targets: [String]
}

/// What a move needs beside its own edits.
struct MoveEdits {
  var edits: [TextEdit] = []
  var changes: [(mapping: Node, change: MappingChange)] = []
}

extension DocumentEditor {
  /// - Parameter others: edits inside the elements go with them.
  func edits(_ move: ListMove, with others: inout [TextEdit]) -> MoveEdits? {
    guard let pair = pair(move.key, of: move.mapping), let source = list(of: pair), !pair.isExplicit else {
      return nil
    }
    let elements = elements(of: source)
    let chosen = elements.indices.filter { move.elements.contains(elements[$0].node) }
    guard chosen.count == move.elements.count, !chosen.isEmpty else { return nil }
    let holder = move.holder.flatMap { self.pair($0, of: move.mapping) }
    let isWhole = chosen.count == elements.count
    if let name = move.holder, holder == nil, isWhole {
      return wrapping(pair, move, in: name, with: &others)
    }
    var target = move.mapping
    if let holder {
      guard document.kind(holder.value) == .mapping, isEditable(holder.value) else { return nil }
      target = holder.value
    }
    let needsHolder = move.holder != nil && holder == nil
    let key = move.targets.first { self.pair($0, of: target) != nil } ?? move.targets[0]
    let there = needsHolder ? nil : self.pair(key, of: target)
    if there == nil, move.holder == nil, isWhole {
      return MoveEdits(changes: [(move.mapping, .rename(move.key, to: key))])
    }
    let movedElements = chosen.map { elements[$0] }
    guard let moved = texts(movedElements, of: source, pair, isWhole: isWhole, with: &others) else {
      return nil
    }
    var result = MoveEdits()
    if let there {
      guard let list = list(of: there), let edits = appending(moved, to: list, there, in: target) else {
        return nil
      }
      result.edits = edits
    } else if needsHolder, let name = move.holder {
      result.changes.append((move.mapping, .set(name, holderText(moved, move, key), .before(move.key))))
    } else {
      let value = NewValue.written(listText(moved, at: column(of: target)))
      guard layout.style(target) == .block || moved.isFlow else { return nil }
      result.changes.append((target, .set(key, value, holder == nil ? .before(move.key) : .last)))
    }
    if isWhole {
      result.changes.append((move.mapping, .remove(move.key)))
    } else {
      let list = items(of: source, elements.map(\.range))
      result.edits += list.edits(inserting: [], removing: Set(chosen))
    }
    return result
  }

  func pair(_ key: String, of mapping: Node) -> Pair? {
    let found = pairs(of: mapping).filter { document.keyName($0.key) == key }
    return found.count == 1 ? found[0] : nil
  }

  /// A list that is written under its key.
  private func list(of pair: Pair) -> Node? {
    document.kind(pair.value) == .list && isEditable(pair.value) && !layout.hasProperties(pair.value)
      ? pair.value : nil
  }

  func column(of container: Node) -> Int { trivia.column(of: layout.content(container)) }
}

/// Elements that are on their way, and how their list was written.
struct MovedItems {
  let isFlow: Bool
  /// With their dashes where they have them.
  let texts: [String]
  /// Of the dashes, and how far right of the key.
  let column: Int
  let indent: Int
  let lineBreak: String
  /// The blanks before each of them in brackets, where they stand on lines of their own.
  let ownLine: String?
}

extension DocumentEditor {
  /// - Parameter isWhole: nothing of the list stays: the comments above its elements go with them.
  private func texts(
    _ elements: [(node: Node, range: Range<Int>)], of list: Node, _ pair: Pair, isWhole: Bool,
    with others: inout [TextEdit]
  ) -> MovedItems? {
    let isFlow = layout.style(list) == .flow
    var texts: [String] = []
    for (node, range) in elements {
      let end = document.next(after: node)
      let hasAlias = (node..<end).contains { layout.style($0) == .alias && document.kind($0) == .alias }
      guard !isAliased(node..<end), !hasAlias else { return nil }
      var range = range
      if !isFlow {
        if trivia.isAtLineStart(range.upperBound) {
          range = range.lowerBound..<trivia.lines.endOfLine(before: range.upperBound)
        }
        range = range.lowerBound..<trivia.lines.end(of: range.upperBound)
        if isWhole { range = trivia.startOfComments(above: range.lowerBound)..<range.upperBound }
      }
      texts.append(text(range, with: &others))
    }
    let column = column(of: list)
    let own = trivia.column(of: pair.range.lowerBound)
    let first = elements[0].range.lowerBound
    let isOnOwnLine = isFlow && trivia.isFirstOnLine(first)
    return MovedItems(
      isFlow: isFlow, texts: texts, column: column, indent: max(column - own, 0),
      lineBreak: trivia.lines.lineBreak(at: first),
      ownLine: isOnOwnLine ? trivia.indentation(ofLineOf: first) : nil)
  }

  /// A piece of the text after the edits in it, which are taken out.
  private func text(_ range: Range<Int>, with others: inout [TextEdit]) -> String {
    let own = others.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    guard !own.isEmpty, let edits = FileEdits(own, of: trivia.source) else {
      return trivia.source.string(range)
    }
    others.removeAll { own.contains($0) }
    var text = ""
    var position = range.lowerBound
    for edit in edits.edits {
      text += trivia.source.string(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    return text + trivia.source.string(position..<range.upperBound)
  }

  private func appending(_ moved: MovedItems, to list: Node, _ pair: Pair, in target: Node) -> [TextEdit]? {
    let elements = elements(of: list)
    let items = items(of: list, elements.map(\.range))
    if items.isFlow, !moved.isFlow {
      // Brackets with nothing in them give way.
      guard elements.isEmpty, layout.style(target) == .block, let colonEnd = pair.colonEnd else { return nil }
      return [TextEdit(colonEnd..<layout.end(list), listText(moved, at: column(of: target)))]
    }
    let texts = moved.texts.map { text in
      if items.isFlow { return text }
      return moved.isFlow ? "- " + text : text.indented(from: moved.column, to: items.column)
    }
    return items.edits(
      inserting: texts.map { ItemList.NewItem(text: $0, index: elements.count - 1) }, removing: [])
  }

  /// A list that is made under a key that begins at a column.
  private func listText(_ moved: MovedItems, at column: Int) -> String {
    guard !moved.isFlow else { return moved.flowText }
    let place = column + moved.indent
    let start = moved.lineBreak + String(repeating: " ", count: place)
    return moved.texts.map { start + $0.indented(from: moved.column, to: place) }.joined()
  }

  /// A mapping that is made under a key, with the list in it.
  private func holderText(_ moved: MovedItems, _ move: ListMove, _ key: String) -> NewValue {
    let pairs = pairs(of: move.mapping)
    let isFlow = layout.style(move.mapping) == .flow
    let style = PairStyle(of: pairs, in: self, isFlow: isFlow)
    let type = style.text(move.holderType.key, .text(move.holderType.value), writer) ?? ""
    guard isFlow else {
      let column = column(of: move.mapping) + 2
      let start = moved.lineBreak + String(repeating: " ", count: column)
      let list = listText(moved, at: column)
      return .written(start + type + start + (style.text(key, .written(list), writer) ?? ""))
    }
    let name = writer.text(key, instead: style.quote) + style.colon
    guard let line = moved.ownLine, let own = pairs.first(where: { document.keyName($0.key) == move.key })
    else {
      return .written("{\(type), \(name)\(moved.flowText)}")
    }
    let indent = trivia.indentation(ofLineOf: own.range.lowerBound)
    let unit = line.hasPrefix(indent) ? String(line.dropFirst(indent.count)) : "  "
    let start = moved.lineBreak + indent
    let elements = moved.texts.map { start + unit + unit + $0.shifted(by: unit) }.joined(separator: ",")
    return .written("{\(start)\(unit)\(type),\(start)\(unit)\(name)[\(elements)\(start)\(unit)]\(start)}")
  }

  /// A key with its value goes into a mapping that is made around it.
  private func wrapping(
    _ pair: Pair, _ move: ListMove, in name: String, with others: inout [TextEdit]
  ) -> MoveEdits? {
    let pairs = pairs(of: move.mapping)
    let list = items(of: move.mapping, pairs.map(\.range))
    let style = PairStyle(of: pairs, in: self, isFlow: list.isFlow)
    let key = writer.text(name, instead: style.quote) + style.colon
    let type = style.text(move.holderType.key, .text(move.holderType.value), writer) ?? ""
    guard let target = move.targets.first else { return nil }
    var result = MoveEdits()
    if target != move.key { result.changes.append((move.mapping, .rename(move.key, to: target))) }
    let (start, end) = (pair.range.lowerBound, pair.range.upperBound)
    let isOnLines = list.isFlow && trivia.isFirstOnLine(start)
    if list.isFlow, !isOnLines {
      result.edits = [.insert("\(key){\(type), ", at: start), .insert("}", at: end)]
      return result
    }
    let indent =
      list.isFlow ? trivia.indentation(ofLineOf: start) : String(repeating: " ", count: list.column)
    let outer = trivia.indentation(ofLineOf: layout.end(move.mapping) - 1)
    let unit =
      list.isFlow && indent.hasPrefix(outer) && indent != outer ? String(indent.dropFirst(outer.count)) : "  "
    let newLine = trivia.lines.lineBreak(at: start) + indent
    let opening = list.isFlow ? "\(key){" : writer.text(name, instead: style.quote) + ":"
    result.edits = [
      .insert("\(opening)\(newLine)\(unit)\(type)\(list.isFlow ? "," : "")\(newLine)\(unit)", at: start)
    ]
    let last = list.isFlow ? end : trivia.lineEnd(after: end)
    result.edits += shifting(start..<last, by: unit, with: &others)
    if list.isFlow { result.edits.append(.insert("\(newLine)}", at: end)) }
    return result
  }

  /// Moves the lines of a range but the first to the right; where edits are made in it, what they make of them.
  private func shifting(_ range: Range<Int>, by blanks: String, with others: inout [TextEdit]) -> [TextEdit] {
    let count = others.count
    let text = text(range, with: &others)
    if others.count < count { return [TextEdit(range, text.shifted(by: blanks))] }
    var edits: [TextEdit] = []
    var line = trivia.lines.next(after: trivia.lines.end(of: range.lowerBound))
    while let place = line, place < range.upperBound {
      let lineEnd = trivia.lines.end(of: place)
      if !trivia.isSpace(place..<lineEnd) { edits.append(.insert(blanks, at: place)) }
      line = trivia.lines.next(after: lineEnd)
    }
    return edits
  }
}

extension MovedItems {
  /// In brackets, on lines of their own where they were.
  fileprivate var flowText: String { "[" + texts.joined(separator: ", ") + "]" }
}

extension String {
  /// Lines but the first farther right or left.
  fileprivate func indented(from column: Int, to other: Int) -> String {
    if other >= column { return shifted(by: String(repeating: " ", count: other - column)) }
    return mapLines { line in
      let blanks = line.prefix { $0 == " " }.count
      return line.dropFirst(min(blanks, column - other))
    }
  }

  fileprivate func shifted(by blanks: String) -> String {
    mapLines { line in line.allSatisfy { $0 == " " || $0 == "\r" } ? line : blanks + line }
  }

  /// Each keeps its own line break.
  private func mapLines(_ change: (Substring) -> Substring) -> String {
    var text = ""
    var start = startIndex
    while true {
      let end = self[start...].firstIndex(where: \.isLineBreak) ?? endIndex
      text += start == startIndex ? self[start..<end] : change(self[start..<end])
      guard end < endIndex else { return text }
      text.append(self[end])
      start = index(after: end)
    }
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
