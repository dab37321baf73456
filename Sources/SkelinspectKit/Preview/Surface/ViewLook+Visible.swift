/// What UIKit's views show without a skeleton.
extension ViewLook {
  /// Views that show nothing of their own are outlined with their names in what the hierarchy holds alone.
  func visible(_ view: ViewIndex, _ scene: Picture.Scene) -> Picture.Content {
    let figure = figure(of: view)
    guard figure == .view else { return .visible(figure, words(of: view, figure, scene)) }
    // Nobody sees a refresh control that is not pulled.
    let isNamed =
      scene == .before && !holdsViews(view) && !hierarchy.views[view].family.isCollection
      && hierarchy.views[view].viewClass.name != "UIRefreshControl"
    return isNamed ? .visible(.view, name(of: view)) : .area(.plain)
  }

  private func figure(of view: ViewIndex) -> Picture.Figure {
    switch hierarchy.views[view].family {
    case .label, .textView: .text
    case .imageView: .image(templateInk(of: view))
    case .button:
      !hierarchy.says(.title, of: view) && hierarchy.says(.image, of: view) && !holdsViews(view)
        ? .image(templateInk(of: view)) : .button
    case .textField: .field
    case .plain:
      ControlDrawing(rawValue: hierarchy.views[view].viewClass.name).map {
        .control($0, hierarchy.controlState(of: view))
      }
        ?? (isDrawnByItsClass(view) ? .unknown : .view)
    case .stack, .visualEffect, .table, .collection, .tableCell, .collectionCell, .headerFooter: .view
    }
  }

  /// A symbol of the system has the tint, and so has an image whose view says one.
  private func templateInk(of view: ViewIndex) -> SchemeColor? {
    let isSaid = hierarchy.says(.tintColor, of: view) || hierarchy.nibColor(.tintColor, of: view) != nil
    return isSaid || hierarchy.isNibSymbol(view) ? hierarchy.tint(of: view) : nil
  }

  /// A view of no file's words: a map, a chart, a badge.
  private func isDrawnByItsClass(_ view: ViewIndex) -> Bool {
    let own = hierarchy.views[view]
    return !holdsViews(view) && own.place != .contentView && own.parent != nil
      && !["UIView", "UIControl", "UIScrollView", "UIRefreshControl"].contains(hierarchy.typeName(of: view))
      && hierarchy.surface(of: view) == nil
  }

  private func words(of view: ViewIndex, _ figure: Picture.Figure, _ scene: Picture.Scene) -> Words? {
    switch figure {
    case .text:
      let words = written(.text, .attributedText, of: view)
      let isBlank = words?.text.allSatisfy(\.isWhitespace) == true
      return isBlank && scene == .before ? name(of: view, hierarchy.letterAlignment(of: view)) : words
    case .button:
      var words = written(.title, .attributedTitle, of: view, color: hierarchy.tint(of: view))
      words?.alignment = .center
      // UIKit's own for buttons of the system's type; those with a configuration have the body's.
      if !hierarchy.says(.font, of: view), !hierarchy.says(.configuration, of: view) { words?.size = 15 }
      return words
    case .field:
      var words = written(.text, .attributedText, of: view)
      if words?.isName != false, hierarchy.says(.placeholder, of: view) {
        words = written(.placeholder, .placeholder, of: view, color: .placeholderText)
      }
      words?.inset = 7
      return words
    case .image: return scene == .before ? name(of: view) : nil
    case .control(let control, let state):
      return scene == .before && control.isBar && state.captions.isEmpty ? name(of: view) : nil
    case .view, .unknown: return name(of: view)
    }
  }

  /// Its name where the file does not say the words; nil where it says that there are none.
  private func written(
    _ key: ViewKey, _ attributed: ViewKey, of view: ViewIndex, color: SchemeColor? = nil
  ) -> Words? {
    let text = hierarchy.text(key, of: view) ?? hierarchy.text(attributed, of: view)
    guard let text, !text.isEmpty else {
      let isSaid = hierarchy.says(key, of: view) || hierarchy.says(attributed, of: view)
      return isSaid || key == .title && holdsViews(view) || hierarchy.isWordlessInNib(view)
        ? nil : name(of: view, hierarchy.letterAlignment(of: view))
    }
    var words = Words(text: text, color: (hierarchy.saidColor(.textColor, of: view) ?? nil) ?? color)
    if let size = hierarchy.fontSize(of: view), size.isFinite { words.size = min(max(size, 1), 500) }
    words.weight = hierarchy.font(of: view)?.weight ?? 400
    words.alignment = hierarchy.letterAlignment(of: view)
    let isTextView = hierarchy.views[view].family == .textView
    words.lines = isTextView ? 0 : hierarchy.integer(.numberOfLines, of: view) ?? 1
    words.isAtTop = isTextView
    if isTextView { words.inset = 5 }
    return words
  }

  /// Of a cell whose content is not known, the cell's own.
  private func name(of view: ViewIndex, _ alignment: TextStyle.Alignment = .center) -> Words {
    let own = hierarchy.views[view]
    let named = own.place == .contentView ? own.parent ?? view : view
    return Words(text: hierarchy.label(of: named).shortened, isName: true, alignment: alignment)
  }
}

extension Hierarchy {
  /// Where the letters of a text stand; unlike those of its skeleton, justified ones begin as natural ones do.
  fileprivate func letterAlignment(of view: ViewIndex) -> TextStyle.Alignment {
    switch text(.textAlignment, of: view) {
    case "center": .center
    case "right": .trailing
    case "left": .leading
    default: isRightToLeft(view) ? .trailing : .leading
    }
  }
}
