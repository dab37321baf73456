@testable import SkelinspectKit

extension Hierarchy {
  /// Some changes that can be made, by a seed.
  func randomChanges(_ random: inout SeededNumbers) -> [Change] {
    (0..<1 + random.below(3)).compactMap { _ in randomChange(&random) }
  }

  private func randomChange(_ random: inout SeededNumbers) -> Change? {
    let view = random.below(views.count)
    switch random.below(11) {
    case 0, 1: return .mark(view)
    case 2: return .set(.isHidden, of: view, to: .boolean(random.below(2) == 0))
    case 3: return .set(.alpha, of: view, to: .number(Double(random.below(5)) / 4))
    case 4:
      let text = SeededNumbers.texts[random.below(SeededNumbers.texts.count)]
      return .set(.accessibilityIdentifier, of: view, to: .text(text))
    case 5: return .set(.skeletonCornerRadius, of: view, to: .number(Double(random.below(20))))
    case 6:
      guard views[view].family == .collection else { return nil }
      return .set(.itemSize, of: view, to: .size(Size(width: 40.5, height: Double(random.below(90)))))
    case 7:
      let keys: [ViewKey] = [
        .isSkeletonable, .isHidden, .alpha, .skeletonCornerRadius, .accessibilityIdentifier,
      ]
      return .remove(keys[random.below(keys.count)], of: view)
    case 8:
      guard views[view].family == .label else { return nil }
      return .rename(.numberOfLines, to: .skeletonTextNumberOfLines, of: view)
    case 9: return views[view].place == .prototype ? .useCell(view) : nil
    default: return randomMove(from: view)
    }
  }

  /// Of the first view from one on that stands in the wrong place.
  private func randomMove(from first: ViewIndex) -> Change? {
    for view in views.indices[first...] where views[view].place == .subview {
      guard let parent = views[view].parent else { continue }
      if views[parent].family == .stack { return .arrange(view) }
      if views[parent].family.isCell { return .moveToContentView(view) }
    }
    return nil
  }
}

extension Inspection {
  /// What there is to say of every view, by its id: neither where it stands nor what it stands in.
  var facts: [String: String] {
    var facts: [String: String] = [:]
    for view in views {
      guard let id = view.id else { continue }
      facts[id] =
        "\(view.type) \(view.isSkeletonable) \(view.role) \(String(describing: view.count)) "
        + "\(String(describing: view.because?.reason)) \(view.isHidden) \(view.isInteractionDisabled) "
        + "\(String(describing: view.rows)) \(String(describing: view.items)) "
        + "\(String(describing: view.layer?.bounds)) \(String(describing: view.layer?.cornerRadius))"
    }
    return facts
  }
}
