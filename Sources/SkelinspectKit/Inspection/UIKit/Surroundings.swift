/// What stands around a view and in it, and what it takes from there.
extension Hierarchy {
  func table(above view: ViewIndex) -> ViewIndex? {
    ancestors(of: view).first { views[$0].family == .table }
  }

  /// The cell, header or supplementary view that a view stands in, or is.
  func template(around view: ViewIndex) -> ViewIndex? {
    outwards(from: view).first { views[$0].place.isTemplate }
  }

  /// The views in a view, without some of them and all that those hold.
  func views(in view: ViewIndex, leavingOut isLeftOut: (View) -> Bool) -> [ViewIndex] {
    var inside: [ViewIndex] = []
    var next = view + 1
    while next < views[view].end {
      if isLeftOut(views[next]) {
        next = views[next].end
      } else {
        inside.append(next)
        next += 1
      }
    }
    return inside
  }

  /// Of some of its views only, parents before their views.
  func holding(_ kept: [ViewIndex]) -> Hierarchy {
    let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
    var hierarchy = self
    (hierarchy.views, hierarchy.frames) = ([], kept.map { frames[$0] })
    for view in kept {
      var own = views[view]
      own.parent = own.parent.flatMap { places[$0] }
      hierarchy.views.append(own)
    }
    hierarchy.settleEnds()
    return hierarchy
  }

  /// Whether a view lays out from right to left: its own attribute, else what reaches it from above.
  func isRightToLeft(_ view: ViewIndex) -> Bool {
    switch text(.semanticContentAttribute, of: view) {
    case "forceRightToLeft", "rtl": true
    case "forceLeftToRight", "ltr", "playback", "spatial": false
    default: views[view].flags.contains(.inheritsRightToLeft)
    }
  }

  /// A view takes touches: its own property, whose default is false for labels and image views.
  func takesTouches(_ view: ViewIndex) -> Bool {
    let family = views[view].family
    return boolean(
      .isUserInteractionEnabled, of: view, default: family != .label && family != .imageView)
  }

  func isTransparent(_ view: ViewIndex) -> Bool { number(.alpha, of: view).map { $0 <= 0 } ?? false }
}

extension ViewClass.Family {
  /// What a user looks at, and not what it stands in.
  var isContent: Bool {
    switch self {
    case .label, .textView, .textField, .imageView, .button: true
    default: false
    }
  }
}
