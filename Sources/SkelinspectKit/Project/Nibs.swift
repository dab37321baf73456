/// What the xibs of a run hold that other files of it use: cells and reusable views, by class and reuse
/// identifier, and the views of custom classes; of storyboards only which classes they name.
package struct Nibs: Sendable {
  /// The view that a custom class loads: the one of the xib whose File's Owner it is.
  struct Content: Sendable {
    /// `Avatar.xib:12:5`.
    let place: String
    let type: String
    let isMarked: Bool
  }

  private struct Key: Hashable {
    let identifier: String
    /// Nil: any.
    let type: String?
  }

  /// Nil where several files hold one.
  private var cells: [Key: Hierarchy?] = [:]
  private var contents: [String: Content?] = [:]
  /// The hierarchies of xibs with one top view, by the names of the files without their ending.
  private var files: [String: Hierarchy?] = [:]
  /// Of storyboards too.
  private(set) var classes = FileClasses()

  package init() {}

  package var isEmpty: Bool { cells.isEmpty && contents.isEmpty && files.isEmpty }

  /// Reads a xib or storyboard; what is none, or is broken, has nothing to give.
  package init(
    of bytes: consuming [UInt8], named name: String, _ settings: ReaderSettings = ReaderSettings()
  ) {
    self = (try? Nibs(reading: bytes, named: name, settings)) ?? Nibs()
  }

  /// Reads a xib or storyboard; what is none has nothing to give.
  package init(
    reading bytes: consuming [UInt8], named name: String, _ settings: ReaderSettings
  ) throws(ReadError) {
    let classes = FileClasses(in: copy bytes)
    guard DocumentReader.ending(of: name) != "storyboard" else {
      self.classes = classes
      return
    }
    let file = try HierarchyDocument.read(bytes, named: name)
    guard file.origin == .presumed else { return }
    self.classes = classes
    let hierarchies = try file.hierarchies(settings)
    for hierarchy in hierarchies { add(hierarchy) }
    if hierarchies.count == 1 { files[Self.nibName(name)] = hierarchies[0] }
    guard hierarchies.count == 1, let owner = hierarchies[0].interfaceBuilder.owner else { return }
    let position = hierarchies[0].place(of: 0).position
    contents[owner] = Content(
      place: "\(name):\(position.line):\(position.column)", type: hierarchies[0].typeName(of: 0),
      isMarked: hierarchies[0].views[0].isSkeletonable)
  }

  private mutating func add(_ hierarchy: Hierarchy) {
    guard let top = hierarchy.views.first,
      top.family.isCell || top.family == .headerFooter || top.viewClass == .reusableView,
      let identifier = hierarchy.text(.reuseIdentifier, of: 0), !identifier.isEmpty
    else { return }
    for type in [hierarchy.typeName(of: 0), nil] {
      let key = Key(identifier: identifier, type: type)
      cells[key] = .some(cells[key] == nil ? hierarchy : nil)
    }
  }

  /// Two files that hold the same leave it open which one is used.
  package mutating func add(_ other: Nibs) {
    cells.merge(other.cells) { _, _ in nil }
    contents.merge(other.contents) { _, _ in nil }
    files.merge(other.files) { _, _ in nil }
    classes.add(other.classes)
  }

  /// With what others hold that these do not.
  func filled(from others: Nibs) -> Nibs {
    var nibs = self
    nibs.cells.merge(others.cells) { own, _ in own }
    nibs.contents.merge(others.contents) { own, _ in own }
    nibs.files.merge(others.files) { own, _ in own }
    return nibs
  }

  /// The same with another text of one of the files.
  func replacing(_ file: String, with bytes: [UInt8], _ settings: ReaderSettings) -> Nibs {
    guard file.hasSuffix(".xib"), !isEmpty else { return self }
    var nibs = self
    let new = Nibs(of: bytes, named: file, settings)
    for (key, cell) in cells where cell?.fileName == file { nibs.cells[key] = new.cells[key] }
    for (key, view) in files where view?.fileName == file { nibs.files[key] = new.files[key] }
    for (type, content) in new.contents where contents[type] != nil { nibs.contents[type] = content }
    return nibs
  }

  /// `Cells/PostCell.xib` is `PostCell`.
  private static func nibName(_ file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    return String(last.hasSuffix(".xib") ? last.dropLast(4) : last)
  }

  /// The views of the nib of that name, as `UINib(nibName:)` finds it.
  func file(named name: String) -> Hierarchy? { files[name] ?? nil }

  /// A cell or reusable view that stands in a xib of its own.
  ///
  /// - Parameter type: nil for a table that does not say its cells' class.
  func cell(_ identifier: String, of type: String?) -> Hierarchy? {
    cells[Key(identifier: identifier, type: type)] ?? nil
  }

  func content(of type: String) -> Content? { contents[type] ?? nil }
}

extension ScreenReading {
  /// Knows container views by the views that their embed segues put into them: those of other controllers, mostly of the
  /// same storyboard.
  mutating func joinEmbedded() {
    for outer in screens.indices {
      let hierarchy = screens[outer].hierarchy
      for (view, facts) in hierarchy.interfaceBuilder.views.sorted(by: { $0.key < $1.key }) {
        guard let segue = facts.embedded else { continue }
        guard let inner = screens.firstIndex(where: { $0.hierarchy.isView(ofController: segue.text) }) else {
          screens[outer].hierarchy.evidence?.openViews[view] = segue
          continue
        }
        let embedded = screens[inner].hierarchy
        if embedded.isMarkOpen(0) {
          screens[outer].hierarchy.evidence?.openViews[view] = segue
        } else if embedded.views[0].isSkeletonable {
          screens[outer].hierarchy.views[view].flags.insert(.holdsMore)
        }
        if inner != outer, hierarchy.isShown(around: view) {
          screens[inner].hierarchy.showAround(by: hierarchy)
        }
      }
    }
  }
}

extension Hierarchy {
  fileprivate func isView(ofController id: String) -> Bool {
    guard let controller = interfaceBuilder.controllers[id]?.place, !views.isEmpty else { return false }
    return controller.range == place(of: 0).range
  }

  /// Whether a show that code calls may come to what is put into a view.
  fileprivate func isShown(around view: ViewIndex) -> Bool {
    guard let evidence else { return false }
    let marked = outwards(from: view).prefix { views[$0].isSkeletonable }
    return marked.contains(where: evidence.isShown)
      || marked.last == 0 && evidence.isReachedFromAround(self)
  }

  /// Of the view that another hierarchy's container shows.
  fileprivate mutating func showAround(by outer: Hierarchy) {
    guard evidence?.areRootsKnown == true, evidence?.userAround == nil else { return }
    evidence?.userAround = outer.name ?? outer.typeName(of: 0)
    guard !show.areRootsGiven, evidence?.isReachedFromAround(self) == true, !show.roots.contains(0) else {
      return
    }
    show.roots.insert(0, at: 0)
  }
}
