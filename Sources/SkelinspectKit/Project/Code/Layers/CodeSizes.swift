/// The sizes that code gives to views without Auto Layout, and those that views have before anything is laid out.
extension CodeLayers {
  mutating func addSizes(_ number: Int) {
    guard let objects = objects(of: number) else { return }
    let held = Set(objects.record.anchors.keys.flatMap { found($0, number) })
    for reference in objects.views
    where objects.isSet("frame", of: reference) || objects.isSet("bounds", of: reference) {
      for view in found(reference, number) {
        if !held.contains(view), let frame = objects.fixedFrame(of: reference), mayBeSized(view) {
          hierarchy.frames[view] = frame
          sized.insert(view)
        } else {
          hierarchy.frames[view] = sized.remove(view) == nil ? hierarchy.frames[view] : nil
          facts[view].isSizeOpen = true
        }
      }
    }
  }

  /// Nobody else sizes it.
  private func mayBeSized(_ view: ViewIndex) -> Bool {
    hierarchy.frame(of: view) == nil && hierarchy.views[view].place == .subview && !facts[view].isSizeOpen
  }

  /// What a view's bounds are in `init` and `viewDidLoad`: a view that code makes has no size then unless code gives it
  /// one, and that of any other is not the last one.
  func earlyBounds(of view: ViewIndex, _ number: Int) -> SublayerMaking.EarlyBounds {
    if sized.contains(view) { return .known }
    let isPlain = ["UIView", "UILabel"].contains(hierarchy.typeName(of: view))
    let place = hierarchy.views[view].place
    guard hierarchy.origin == .code, isPlain, place == .subview || place == .arrangedSubview,
      !facts[view].isSizeOpen, hierarchy.frame(of: view) == nil,
      joining.instances.all[number].facts.layers?.layoutEntries.isEmpty == true
    else { return .open }
    return .zero
  }
}

extension LayerObjects {
  func isSet(_ name: String, of object: Reference) -> Bool {
    !value(name, of: object).isAbsent
  }

  /// Nil where it cannot be told, or may become another with the superview.
  fileprivate func fixedFrame(of view: Reference) -> Rect? {
    guard !isSet("bounds", of: view), !isSet("center", of: view), !isSet("autoresizingMask", of: view),
      let numbers = value("frame", of: view).known?.numbers, numbers.count == 4,
      numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
