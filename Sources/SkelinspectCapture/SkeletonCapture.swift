// Writes the views of a running app as skelinspect reads them. Add this file to an app, or the package's product
// SkelinspectCapture. It reads, and does nothing else: no view is loaded or laid out, no data source is asked.
#if canImport(UIKit) && !os(watchOS)
  import Foundation
  #if compiler(>=6.0)
    public import UIKit
  #else
    import UIKit
  #endif

  #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
    @preconcurrency import SkeletonView
  #endif

  extension UIView {
    /// The view and all that it holds as a hierarchy file in JSON, without any of its texts:
    /// `po view.skeletonHierarchy()`.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func skeletonHierarchy() -> String { skeletonHierarchy(includingText: false) }

    /// - Parameter includingText: also what labels, fields and buttons say, which may be private.
    public func skeletonHierarchy(includingText: Bool) -> String {
      guard Foundation.Thread.isMainThread else { return SkeletonCapture.offMainThread }
      var writer = CaptureWriter(includingText: includingText)
      return writer.document(of: self)
    }
  }

  extension UIViewController {
    /// The same of the controller's view; a line that says so where it is not loaded.
    #if canImport(ObjectiveC)
      @objc
    #endif
    public func skeletonHierarchy() -> String { skeletonHierarchy(includingText: false) }

    /// - Parameter includingText: also what labels, fields and buttons say, which may be private.
    public func skeletonHierarchy(includingText: Bool) -> String {
      guard Foundation.Thread.isMainThread else { return SkeletonCapture.offMainThread }
      guard let view = viewIfLoaded else {
        return
          "skelinspect: the view of \(capturedClassName(of: self)) is not loaded, and a capture does not load it"
      }
      return view.skeletonHierarchy(includingText: includingText)
    }
  }

  /// Captures to a file or the console.
  @MainActor
  public enum SkeletonCapture {
    /// The variable of the environment that asks for a capture: a path, or `-` for the console.
    nonisolated public static let variable = "SKELINSPECT_CAPTURE"

    /// The lines around a capture on the console.
    nonisolated public static let consoleBegin = "--- skelinspect capture begin ---"
    nonisolated public static let consoleEnd = "--- skelinspect capture end ---"

    /// No line of a capture on the console is longer, in bytes.
    nonisolated static let longestLine = 900

    nonisolated static let offMainThread =
      "skelinspect: views can only be captured on the main thread; call skeletonHierarchy() there"

    /// Writes the view to where `SKELINSPECT_CAPTURE` says; without that variable, nothing happens.
    ///
    /// - Parameter name: the file's where the variable names a folder, with a slash at its end; the view's class
    ///   unless it is given.
    @discardableResult
    public static func writeIfRequested(
      from view: UIView, named name: String? = nil, includingText: Bool = false
    )
      -> Bool
    {
      guard let path = requestedPath(name ?? capturedClassName(of: view)) else { return false }
      return write(view.skeletonHierarchy(includingText: includingText), to: path)
    }

    /// Writes the controller's view to where `SKELINSPECT_CAPTURE` says; without that variable, nothing happens.
    ///
    /// - Parameter name: the file's where the variable names a folder, with a slash at its end; the controller's
    ///   class unless it is given.
    @discardableResult
    public static func writeIfRequested(
      from controller: UIViewController, named name: String? = nil, includingText: Bool = false
    ) -> Bool {
      guard let path = requestedPath(name ?? capturedClassName(of: controller)) else { return false }
      return write(controller.skeletonHierarchy(includingText: includingText), to: path)
    }

    private static func requestedPath(_ name: String) -> String? {
      guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
      return path.hasSuffix("/") ? path + name.replacingOccurrences(of: "/", with: "-") + ".json" : path
    }

    /// Writes a capture to a file, whose folders are made, or to the console where the path is `-`. What cannot
    /// be written is said on the console.
    @discardableResult
    public static func write(_ capture: String, to path: String) -> Bool {
      guard capture.hasPrefix("{") else {
        print(capture)
        return false
      }
      if path == "-" {
        print(console(capture))
        return true
      }
      let file = URL(fileURLWithPath: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(capture.utf8).write(to: file, options: .atomic)
        print("skelinspect: captured to \(path)")
        return true
      } catch {
        print("skelinspect: cannot write \(path): \(error.localizedDescription); - captures to the console")
        return false
      }
    }

    /// A capture between two lines that tell where it is, in lines that no console cuts. A line that had to be
    /// broken goes on in the next one: without its line breaks the text is the same JSON.
    nonisolated public static func console(_ capture: String) -> String {
      var lines = [consoleBegin]
      for line in capture.split(separator: "\n") {
        guard line.utf8.count > longestLine else {
          lines.append(String(line))
          continue
        }
        lines += parts(ofLine: line)
      }
      lines.append(consoleEnd)
      return lines.joined(separator: "\n")
    }

    /// Broken after a comma between values where there is one, else in a text, but in none of its escapes.
    nonisolated private static func parts(ofLine line: Substring) -> [String] {
      var parts: [String] = []
      var part: [Unicode.Scalar] = []
      var count = 0
      var isInText = false
      var escapeLength = 0
      var comma: Int?
      for scalar in line.unicodeScalars {
        let width = UTF8.width(scalar)
        if count + width > longestLine, comma != nil || escapeLength == 0 {
          let end = comma ?? part.count
          parts.append(String(String.UnicodeScalarView(part[..<end])))
          part.removeFirst(end)
          count = part.reduce(0) { $0 + UTF8.width($1) }
          comma = nil
        }
        part.append(scalar)
        count += width
        if escapeLength > 0 {
          // A code unit's escape has four more letters.
          escapeLength += scalar == "u" && escapeLength == 1 ? 3 : -1
        } else if scalar == "\\" {
          escapeLength = 1
        } else if scalar == "\"" {
          isInText.toggle()
        } else if scalar == ",", !isInText {
          comma = part.count
        }
      }
      return parts + [String(String.UnicodeScalarView(part))]
    }
  }

  /// Writes views one after the other: what is left to write waits in a list, so that no depth is too deep.
  @MainActor
  private struct CaptureWriter {
    /// Views deeper than the program reads are left out.
    private static let maximumDepth = 1_000

    private let includingText: Bool
    private var json = CaptureText()
    private var pending: [Step] = []
    private var classes: [ObjectIdentifier: CapturedType] = [:]
    private var names = CapturedNames()
    private var usedNames: Set<String> = []
    private var firstLayer: CapturedLayers.Layer?
    private var notes = CaptureNotes()

    private enum Step {
      case text(String)
      case view(UIView, Place)
    }

    /// Where a view stands.
    private struct Place {
      var depth = 1
      var isRightToLeft = false
      var isRoot = false
      /// Nil: the views on screen. Otherwise what a cell on screen is the example of.
      var copy: Seen?
    }

    /// The views that were met, so that a view that is in itself is written once.
    private final class Seen {
      private var views: Set<ObjectIdentifier> = []
      func insert(_ view: UIView) -> Bool { views.insert(ObjectIdentifier(view)).inserted }
    }

    private let onScreen = Seen()

    init(includingText: Bool) { self.includingText = includingText }

    mutating func document(of root: UIView) -> String {
      let controllers = names.learn(around: root)
      let isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
      json.open("{")
      json.field("name", text: controllers.first ?? capturedClassName(of: root))
      json.key("root")
      _ = onScreen.insert(root)
      pending.append(.view(root, Place(isRightToLeft: isRightToLeft, isRoot: true)))
      while let step = pending.popLast() {
        switch step {
        case .text(let text): json.raw(text)
        case .view(let view, let place): write(view, place)
        }
      }
      writeShow()
      writeAppearance(in: root)
      writeEnvironment(of: root)
      writeCapture()
      json.close("}")
      return json.text
    }
  }

  // MARK: Around the root view

  extension CaptureWriter {
    /// What the layers tell of the call of show.
    private mutating func writeShow() {
      guard let layer = firstLayer else { return }
      json.breakLine()
      json.open("show", "{")
      let styles = layer.isAnimated ? ["animatedSolid", "animatedGradient"] : ["solid", "gradient"]
      json.field("style", text: styles[layer.isGradient ? 1 : 0])
      if layer.isGradient, !layer.colors.isEmpty {
        json.open("gradient", "{")
        json.field("colors", texts: layer.colors)
        json.close("}")
      } else if let color = layer.colors.first {
        json.field("color", text: color)
      }
      json.close("}")
    }

    private mutating func writeAppearance(in root: UIView) {
      #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
        let appearance = SkeletonAppearance.default
        json.breakLine()
        json.open("appearance", "{")
        if let tint = appearance.tintColor.capturedHexadecimal(in: root) {
          json.field("tintColor", text: tint)
        }
        let colors = appearance.gradient.colors.compactMap { $0.capturedHexadecimal(in: root) }
        if colors.count > 1 {
          json.open("gradient", "{")
          json.field("colors", texts: colors)
          json.close("}")
        }
        json.field("multilineHeight", number: Double(appearance.multilineHeight))
        // Asking for it would settle it: it is lazy, and takes the multilineHeight of that moment.
        if let height = CapturedLineHeight.ofAppearance() { json.field("textLineHeight", height) }
        json.field("multilineSpacing", number: Double(appearance.multilineSpacing))
        json.field("multilineLastLineFillPercent", integer: appearance.multilineLastLineFillPercent)
        json.field("multilineCornerRadius", integer: appearance.multilineCornerRadius)
        json.field("renderSingleLineAsView", boolean: appearance.renderSingleLineAsView)
        json.field("skeletonCornerRadius", number: Double(appearance.skeletonCornerRadius))
        json.close("}")
      #endif
    }

    private mutating func writeEnvironment(of root: UIView) {
      json.breakLine()
      json.open("environment", "{")
      if #available(iOS 12, tvOS 10, *) {
        let isDark = root.traitCollection.userInterfaceStyle == .dark
        json.field("userInterfaceStyle", text: isDark ? "dark" : "light")
      }
      // As SkeletonView asks.
      if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil {
        json.field("isRunningXCTest", boolean: true)
      }
      json.close("}")
    }

    private mutating func writeCapture() {
      json.breakLine()
      json.open("capture", "{")
      json.field("by", text: "app")
      json.field("system", text: UIDevice.current.systemName + " " + UIDevice.current.systemVersion)
      #if !canImport(SkeletonView) || SKELINSPECT_WITHOUT_SKELETONVIEW
        json.field("isComplete", boolean: false)
      #endif
      if !notes.texts.isEmpty { json.field("notes", texts: notes.texts) }
      json.close("}")
    }
  }

  // MARK: A view

  extension CaptureWriter {
    private mutating func write(_ view: UIView, _ place: Place) {
      let type = viewType(of: view)
      names.learn(from: view, type)
      json.open("{")
      json.field("type", text: type.name)
      if let base = type.base { json.field("baseClass", text: base) }
      writeName(of: view)
      if place.copy == nil { json.field("reference", text: view.capturedAddress) }
      writeFlags(of: view, type)
      writeGeometry(of: view)
      let layers = CapturedLayers(on: view)
      writeLooks(of: view, isCovered: !layers.all.isEmpty)
      let isRightToLeft = writeDirection(of: view, place)
      if place.isRoot { json.field("hasWindow", boolean: view is UIWindow || view.window != nil) }
      writeText(of: view, type, isCovered: !layers.all.isEmpty, hasLines: layers.hasLines)
      if place.copy == nil { write(layers, on: view) }
      writeContents(of: view, place, isRightToLeft: isRightToLeft)
    }

    private mutating func viewType(of view: UIView) -> CapturedType {
      let key = ObjectIdentifier(Swift.type(of: view))
      if let known = classes[key] { return known }
      let type = CapturedType(of: view)
      classes[key] = type
      return type
    }

    /// An identifier may repeat; a property's name is the id of the first view that has it.
    private mutating func writeName(of view: UIView) {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
        json.field("accessibilityIdentifier", text: identifier)
      } else if let name = names[view] {
        json.field(usedNames.insert(name).inserted ? "id" : "x-property", text: name)
      }
    }

    private mutating func writeFlags(of view: UIView, _ type: CapturedType) {
      guard type.hasFlags else { return }
      for (key, usual) in [
        ("isSkeletonable", 0.0), ("isHiddenWhenSkeletonIsActive", 0),
        ("isUserInteractionDisabledWhenSkeletonIsActive", 1),
      ] where view.capturedNumber(key) == 1 - usual {
        json.field(key, boolean: usual == 0)
      }
      writeNumber("skeletonCornerRadius", of: view, unless: CaptureDefaults.cornerRadius)
    }

    /// What is not as usual.
    private mutating func writeNumber(_ key: String, of view: UIView, unless usual: Double) {
      if let number = view.capturedNumber(key), number != usual { json.field(key, number: number) }
    }

    private mutating func writeGeometry(of view: UIView) {
      if !json.field("frame", rectangle: view.frame) {
        notes.count("frame", "is not finite")
        json.field("note", text: "its frame is not finite")
      }
      let constraints = view.constraints.filter {
        $0.firstAttribute == .width || $0.firstAttribute == .height
      }
      guard !constraints.isEmpty else { return }
      json.open("constraints", "[")
      for constraint in constraints where constraint.constant.isFinite { write(constraint, of: view) }
      json.close("]")
    }

    private mutating func write(_ constraint: NSLayoutConstraint, of view: UIView) {
      json.openElement()
      json.field("attribute", text: constraint.firstAttribute == .width ? "width" : "height")
      json.field("constant", number: Double(constraint.constant))
      switch constraint.relation {
      case .lessThanOrEqual: json.field("relation", text: "<=")
      case .greaterThanOrEqual: json.field("relation", text: ">=")
      default: break
      }
      if constraint.priority.rawValue != 1_000 {
        json.field("priority", number: Double(constraint.priority.rawValue))
      }
      if constraint.multiplier != 1 { json.field("multiplier", number: Double(constraint.multiplier)) }
      if let other = constraint.secondItem { json.field("secondItem", text: capturedClassName(of: other)) }
      if let first = constraint.firstItem, first !== view {
        json.field("x-firstItem", text: capturedClassName(of: first))
      }
      if let identifier = constraint.identifier { json.field("identifier", text: identifier) }
      if capturedClassName(of: constraint) == "NSContentSizeLayoutConstraint" {
        json.field("kind", text: "contentSize")
      }
      json.close("}")
    }

    /// What the skeleton itself has changed is left out.
    private mutating func writeLooks(of view: UIView, isCovered: Bool) {
      if view.isHidden { json.field("isHidden", boolean: true) }
      if view.alpha != 1 { json.field("alpha", number: Double(view.alpha)) }
      if view.clipsToBounds { json.field("clipsToBounds", boolean: true) }
      let usual = !(view is UILabel || view is UIImageView)
      if !isCovered, !view.isCapturedWithDummyCells, view.isUserInteractionEnabled != usual {
        json.field("isUserInteractionEnabled", boolean: view.isUserInteractionEnabled)
      }
      if !isCovered, let color = view.backgroundColor?.capturedHexadecimal(in: view) {
        json.field("backgroundColor", text: color)
      }
      if view.layer.cornerRadius != 0 || view.layer.borderWidth != 0 {
        json.open("layer", "{")
        json.field("cornerRadius", number: Double(view.layer.cornerRadius))
        if view.layer.borderWidth != 0 { json.field("borderWidth", number: Double(view.layer.borderWidth)) }
        json.close("}")
      }
    }

    /// Where the direction is not what the view's own attribute and its parents say, it is said.
    private mutating func writeDirection(of view: UIView, _ place: Place) -> Bool {
      let own = view.semanticContentAttribute
      let words: [UISemanticContentAttribute: String] = [
        .playback: "playback", .spatial: "spatial", .forceLeftToRight: "forceLeftToRight",
        .forceRightToLeft: "forceRightToLeft",
      ]
      json.field("semanticContentAttribute", word: words[own])
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let expected = own == .unspecified ? place.isRightToLeft : own == .forceRightToLeft
      guard isRightToLeft != expected else {
        if place.isRoot, place.isRightToLeft { json.field("layoutDirection", text: "rtl") }
        return place.isRightToLeft
      }
      json.field("layoutDirection", text: isRightToLeft ? "rtl" : "ltr")
      return isRightToLeft
    }

    private mutating func write(_ layers: CapturedLayers, on view: UIView) {
      guard !layers.all.isEmpty else { return }
      firstLayer = firstLayer ?? layers.all[0]
      json.open("skeletonLayers", "[")
      for layer in layers.all {
        json.openElement()
        if layer.isGradient { json.field("type", text: "gradient") }
        if !json.field("frame", rectangle: layer.frame) { notes.count("skeleton layer", "is not finite") }
        if !layer.lines.isEmpty {
          json.open("lines", "[")
          for line in layer.lines { json.rectangle(line) }
          json.close("]")
        }
        if !layer.colors.isEmpty { json.field("colors", texts: layer.colors) }
        if layer.cornerRadius != 0 { json.field("cornerRadius", number: layer.cornerRadius) }
        if layer.opacity != 1 { json.field("opacity", number: layer.opacity) }
        if layer.isAnimated { json.field("isAnimated", boolean: true) }
        json.close("}")
      }
      json.close("]")
    }
  }

  // MARK: Text

  extension CaptureWriter {
    private mutating func writeText(of view: UIView, _ type: CapturedType, isCovered: Bool, hasLines: Bool) {
      if let label = view as? UILabel {
        write(label.text, "text")
        if label.numberOfLines != 1 { json.field("numberOfLines", integer: label.numberOfLines) }
        write(label.font, label.textAlignment, isCovered ? nil : label.textColor, of: view)
        writeLines(of: label, type, hasLines: hasLines)
      } else if let textView = view as? UITextView {
        write(textView.text, "text")
        write(textView.font, textView.textAlignment, isCovered ? nil : textView.textColor, of: view)
        writeLines(of: textView, type, hasLines: hasLines)
      } else if let field = view as? UITextField {
        write(field.text, "text")
        if !isCovered { write(field.placeholder, "placeholder") }
        write(field.font, field.textAlignment, isCovered ? nil : field.textColor, of: view)
      } else if let button = view as? UIButton, !isCovered {
        write(button.title(for: .normal), "title")
      } else if let image = view as? UIImageView, !isCovered, image.image == nil {
        json.nothing("image")
      }
    }

    /// The letters only if they are asked for; otherwise whether there are any, and how many.
    private mutating func write(_ text: String?, _ key: String) {
      guard let text = text, !text.isEmpty else { return json.nothing(key) }
      if includingText {
        json.field(key, text: text)
      } else {
        json.field("x-\(key)Length", integer: text.utf16.count)
      }
    }

    private mutating func write(
      _ font: UIFont?, _ alignment: NSTextAlignment, _ color: UIColor?, of view: UIView
    ) {
      let alignments: [NSTextAlignment: String] = [
        .left: "left", .center: "center", .right: "right", .justified: "justified",
      ]
      json.field("textAlignment", word: alignments[alignment])
      if let color = color?.capturedHexadecimal(in: view) { json.field("textColor", text: color) }
      guard let font = font, font.pointSize.isFinite, font.lineHeight.isFinite else { return }
      json.open("font", "{")
      json.field("pointSize", number: Double(font.pointSize))
      json.field("lineHeight", number: Double(font.lineHeight))
      json.close("}")
    }

    private mutating func writeLines(of view: UIView, _ type: CapturedType, hasLines: Bool) {
      guard type.hasTextFlags else { return }
      writeNumber("lastLineFillPercent", of: view, unless: CaptureDefaults.lastLineFillPercent)
      writeNumber("linesCornerRadius", of: view, unless: CaptureDefaults.linesCornerRadius)
      writeNumber("skeletonLineSpacing", of: view, unless: CaptureDefaults.lineSpacing)
      #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
        writeSwiftOnlyLines(of: view, hasLines: hasLines)
      #else
        // SkeletonView has read it where there are lines: then asking for it settles nothing.
        if hasLines, view.capturedNumber("useFontLineHeight") == 1 {
          json.field("skeletonTextLineHeight", text: "relativeToFont")
        }
      #endif
    }

    #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
      private mutating func writeSwiftOnlyLines(of view: UIView, hasLines: Bool) {
        let insets: UIEdgeInsets
        let lines: SkeletonTextNumberOfLines
        if let label = view as? UILabel {
          (insets, lines) = (label.skeletonPaddingInsets, label.skeletonTextNumberOfLines)
        } else if let textView = view as? UITextView {
          (insets, lines) = (textView.skeletonPaddingInsets, textView.skeletonTextNumberOfLines)
        } else {
          return
        }
        if insets != .zero { json.field("skeletonPaddingInsets", insets: insets) }
        if case .custom(let count) = lines { json.field("skeletonTextNumberOfLines", integer: count) }
        let usual = CapturedLineHeight.ofAppearance()
        guard hasLines || usual != nil else {
          return notes.leftOut("skeletonTextLineHeight, which settles when read")
        }
        let height =
          (view as? UILabel)?.skeletonTextLineHeight ?? (view as? UITextView)?.skeletonTextLineHeight
        if let height = height.map(CapturedLineHeight.init), height != usual {
          json.field("skeletonTextLineHeight", height)
        }
      }
    #endif
  }

  // MARK: What a view holds

  extension CaptureWriter {
    /// A view's own views in groups, as the document has them.
    private struct Contents {
      var groups: [(key: String, views: [UIView], isList: Bool, isCopy: Bool)] = []
      private var taken: Set<ObjectIdentifier> = []

      mutating func take(_ key: String, _ view: UIView?) {
        guard let view = view else { return }
        taken.insert(ObjectIdentifier(view))
        groups.append((key, [view], false, false))
      }

      mutating func take(_ key: String, _ views: [UIView]) {
        taken.formUnion(views.map { ObjectIdentifier($0) })
        groups.append((key, views, true, false))
      }

      mutating func copy(_ key: String, _ views: [UIView]) { groups.append((key, views, true, true)) }

      mutating func takeRest(_ views: [UIView]) {
        groups.append(("subviews", views.filter { !taken.contains(ObjectIdentifier($0)) }, true, false))
      }
    }

    private mutating func writeContents(of view: UIView, _ place: Place, isRightToLeft: Bool) {
      var contents = Contents()
      var rest = view.subviews
      if let stack = view as? UIStackView {
        write(stack)
        contents.take("arrangedSubviews", stack.arrangedSubviews)
      } else if let cell = view as? UITableViewCell {
        write(cell.reuseIdentifier, of: view, cell.backgroundView, &contents) { cell.contentView }
      } else if let cell = view as? UICollectionViewCell {
        write(cell.reuseIdentifier, of: view, cell.backgroundView, &contents) { cell.contentView }
      } else if let header = view as? UITableViewHeaderFooterView {
        write(header.reuseIdentifier, of: view, header.backgroundView, &contents) { header.contentView }
      } else if let reusable = view as? UICollectionReusableView {
        json.field("reuseIdentifier", word: reusable.reuseIdentifier)
      } else if let table = view as? UITableView {
        rest = write(table, &contents, place)
      } else if let collection = view as? UICollectionView {
        rest = write(collection, &contents, place)
      }
      if let scroll = view as? UIScrollView, !scroll.isScrollEnabled, !view.isCapturedWithDummyCells {
        json.field("isScrollEnabled", boolean: false)
      }
      contents.takeRest(rest)
      plan(contents, below: place, isRightToLeft: isRightToLeft)
    }

    /// What every cell, header and footer has.
    private mutating func write(
      _ identifier: String?, of view: UIView, _ background: UIView?, _ contents: inout Contents,
      _ contentView: () -> UIView
    ) {
      json.field("reuseIdentifier", word: identifier)
      contents.take("backgroundView", background.flatMap { view.subviews.capturedElement($0) })
      contents.take("contentView", view.capturedContentView(contentView))
    }

    /// What is left to write of a view: its views, and its end.
    private mutating func plan(_ contents: Contents, below place: Place, isRightToLeft: Bool) {
      var steps: [Step] = []
      var inner = place
      inner.depth += 1
      inner.isRoot = false
      inner.isRightToLeft = isRightToLeft
      let indentation = "\n" + String(repeating: " ", count: min(place.depth, 40))
      for group in contents.groups {
        var isFirst = true
        inner.copy = place.copy ?? (group.isCopy ? Seen() : nil)
        for view in group.views {
          if inner.copy == nil, inner.depth > Self.maximumDepth {
            notes.count("view", "is deeper than \(Self.maximumDepth) views")
            continue
          }
          guard inner.depth <= Self.maximumDepth, (inner.copy ?? onScreen).insert(view) else {
            if inner.copy == nil { notes.count("view", "is in itself, or in two views") }
            continue
          }
          steps.append(
            .text(
              isFirst ? ",\(indentation)\"\(group.key)\": \(group.isList ? "[" : "")" : ",\(indentation) "))
          steps.append(.view(view, inner))
          isFirst = false
        }
        if !isFirst, group.isList { steps.append(.text("]")) }
      }
      steps.append(.text("}"))
      pending.append(contentsOf: steps.reversed())
    }

    private mutating func write(_ stack: UIStackView) {
      let isVertical = stack.axis == .vertical
      if isVertical { json.field("axis", text: "vertical") }
      let alignments: [UIStackView.Alignment: String] = [
        .leading: isVertical ? "leading" : "top", .firstBaseline: "firstBaseline", .center: "center",
        .trailing: isVertical ? "trailing" : "bottom", .lastBaseline: "lastBaseline",
      ]
      json.field("alignment", word: alignments[stack.alignment])
      let distributions: [UIStackView.Distribution: String] = [
        .fillEqually: "fillEqually", .fillProportionally: "fillProportionally",
        .equalSpacing: "equalSpacing", .equalCentering: "equalCentering",
      ]
      json.field("distribution", word: distributions[stack.distribution])
      if stack.spacing != 0 { json.field("spacing", number: Double(stack.spacing)) }
    }

    /// - Returns: the subviews that are to be written as such.
    private mutating func write(_ table: UITableView, _ contents: inout Contents, _ place: Place) -> [UIView]
    {
      let source = CapturedSource(of: table)
      json.field("rowHeight", number: source.originalRowHeight ?? Double(table.rowHeight))
      json.field("estimatedRowHeight", number: Double(table.estimatedRowHeight))
      // By number: .insetGrouped is newer than the systems that some apps still run on.
      let styles = ["plain", "grouped", "insetGrouped"]
      if styles.indices.contains(table.style.rawValue) {
        json.field("style", text: styles[table.style.rawValue])
      }
      #if !os(tvOS)
        if table.separatorStyle == .none { json.field("separatorStyle", text: "none") }
      #endif
      write(source)
      contents.take("tableHeaderView", table.tableHeaderView)
      contents.take("tableFooterView", table.tableFooterView)
      contents.take("backgroundView", table.backgroundView)
      // Before iOS 11 the cells stand in a view of their own.
      let subviews = table.subviews.flatMap {
        capturedClassName(of: $0) == "UITableViewWrapperView" ? $0.subviews : [$0]
      }
      let cells = subviews.compactMap { $0 as? UITableViewCell }
      contents.copy("prototypes", firstOfEach(cells) { $0.reuseIdentifier })
      let headers = subviews.compactMap { $0 as? UITableViewHeaderFooterView }
      contents.copy("headerFooterViews", firstOfEach(headers) { $0.reuseIdentifier })
      guard place.copy != nil else { return table.subviews }
      return subviews.filter { !($0 is UITableViewCell || $0 is UITableViewHeaderFooterView) }
    }

    private mutating func write(
      _ collection: UICollectionView, _ contents: inout Contents, _ place: Place
    ) -> [UIView] {
      write(CapturedSource(of: collection))
      write(collection.collectionViewLayout)
      contents.take("backgroundView", collection.backgroundView)
      let cells = collection.subviews.compactMap { $0 as? UICollectionViewCell }
      contents.copy("prototypes", firstOfEach(cells) { $0.reuseIdentifier })
      let others = collection.subviews.filter { !($0 is UICollectionViewCell) }
      let supplementary = others.compactMap { $0 as? UICollectionReusableView }.filter {
        $0.reuseIdentifier != nil
      }
      contents.copy("supplementaryViews", firstOfEach(supplementary) { $0.reuseIdentifier })
      return place.copy == nil ? collection.subviews : others.filter { !($0 is UICollectionReusableView) }
    }

    /// The cells that the app registers, as far as they are on screen.
    private func firstOfEach<Cell: UIView>(_ cells: [Cell], by identifier: (Cell) -> String?) -> [Cell] {
      var known: Set<String> = []
      return cells.filter { known.insert(identifier($0) ?? "").inserted }
    }

    private mutating func write(_ source: CapturedSource) {
      for (key, adopted) in [("dataSource", source.dataSource), ("delegate", source.delegate)] {
        switch adopted {
        case .none: json.nothing(key)
        case .of(let name): json.field(key, text: name)
        case .unknown: break
        }
      }
    }

    private mutating func write(_ layout: UICollectionViewLayout) {
      guard let flow = layout as? UICollectionViewFlowLayout else {
        let name = capturedClassName(of: layout)
        json.field("layout", text: name == "UICollectionViewCompositionalLayout" ? "compositional" : name)
        return
      }
      json.field("layout", text: "flow")
      if flow.scrollDirection == .horizontal { json.field("scrollDirection", text: "horizontal") }
      json.field("itemSize", size: flow.itemSize)
      if flow.estimatedItemSize != .zero { json.field("estimatedItemSize", size: flow.estimatedItemSize) }
      json.field("minimumLineSpacing", number: Double(flow.minimumLineSpacing))
      json.field("minimumInteritemSpacing", number: Double(flow.minimumInteritemSpacing))
      if flow.sectionInset != .zero { json.field("sectionInset", insets: flow.sectionInset) }
      if flow.headerReferenceSize != .zero {
        json.field("headerReferenceSize", size: flow.headerReferenceSize)
      }
      if flow.footerReferenceSize != .zero {
        json.field("footerReferenceSize", size: flow.footerReferenceSize)
      }
    }
  }

  // MARK: SkeletonView

  /// What views have where the document does not say it.
  @MainActor
  private enum CaptureDefaults {
    #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
      static var cornerRadius: Double { Double(SkeletonAppearance.default.skeletonCornerRadius) }
      static var lastLineFillPercent: Double {
        Double(SkeletonAppearance.default.multilineLastLineFillPercent)
      }
      static var linesCornerRadius: Double { Double(SkeletonAppearance.default.multilineCornerRadius) }
      static var lineSpacing: Double { Double(SkeletonAppearance.default.multilineSpacing) }
    #else
      static let cornerRadius = 0.0
      static let lastLineFillPercent = 70.0
      static let linesCornerRadius = 0.0
      static let lineSpacing = 10.0
    #endif
  }

  /// The layers that SkeletonView has put on a view. It keeps them to itself and names only those of text lines;
  /// no layer of UIKit's has its anchor in the corner.
  @MainActor
  private struct CapturedLayers {
    struct Layer {
      var isGradient: Bool
      var frame: CGRect
      var lines: [CGRect]
      var colors: [String]
      var cornerRadius: Double
      var opacity: Double
      var isAnimated: Bool
    }

    private(set) var all: [Layer] = []
    var hasLines: Bool { all.contains { !$0.lines.isEmpty } }

    init(on view: UIView) {
      guard let sublayers = view.layer.sublayers else { return }
      for layer in sublayers where layer.delegate == nil && layer.anchorPoint == .zero {
        let isGradient = type(of: layer) == CAGradientLayer.self
        guard isGradient || type(of: layer) == CALayer.self else { continue }
        let lines = (layer.sublayers ?? []).filter { $0.name == "SkeletonSubLayersName" }
        guard layer.name == nil else { continue }
        let origin = CGPoint(
          x: layer.frame.origin.x - layer.bounds.origin.x, y: layer.frame.origin.y - layer.bounds.origin.y)
        all.append(
          Layer(
            isGradient: isGradient, frame: layer.frame,
            lines: lines.map { $0.frame.offsetBy(dx: origin.x, dy: origin.y) },
            colors: Self.colors(of: lines.first ?? layer), cornerRadius: Double(layer.cornerRadius),
            opacity: Double(layer.opacity),
            isAnimated: (lines.first ?? layer).animationKeys()?.contains("skeletonAnimation") ?? false))
      }
    }

    private static func colors(of layer: CALayer) -> [String] {
      let colors: [CGColor]
      if let gradient = layer as? CAGradientLayer {
        colors = gradient.colors as? [CGColor] ?? []
      } else {
        colors = layer.backgroundColor.map { [$0] } ?? []
      }
      return colors.compactMap { UIColor(cgColor: $0).capturedHexadecimal(in: nil) }
    }
  }

  #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
    /// A height of text lines.
    private enum CapturedLineHeight: Equatable {
      case word(String)
      case points(Double)

      init(_ height: SkeletonTextLineHeight) {
        switch height {
        case .relativeToFont: self = .word("relativeToFont")
        case .relativeToConstraints: self = .word("relativeToConstraints")
        case .fixed(let points): self = .points(Double(points))
        }
      }

      /// Nil where nobody has asked for it yet.
      @MainActor
      static func ofAppearance() -> CapturedLineHeight? {
        let fields = Mirror(reflecting: SkeletonAppearance.default).children
        let height = fields.first { $0.label?.hasSuffix("textLineHeight") ?? false }?.value
        return (height as? SkeletonTextLineHeight).map { CapturedLineHeight($0) }
      }
    }
  #endif

  /// Which protocols the data source and the delegate of a table or collection adopt, and what SkeletonView has
  /// put in their place.
  @MainActor
  private struct CapturedSource {
    enum Adopted {
      case none, unknown
      case of(String)
    }

    private(set) var dataSource: Adopted
    private(set) var delegate: Adopted
    /// Points; nil where SkeletonView has not replaced it.
    private(set) var originalRowHeight: Double?

    init(of table: UITableView) {
      dataSource = Self.adopted(table.dataSource, "UITableView", "DataSource")
      delegate = Self.adopted(table.delegate, "UITableView", "Delegate")
      if let source = table.dataSource, capturedClassName(of: source) == "SkeletonCollectionDataSource" {
        let height = Mirror(reflecting: source).children.first { $0.label == "originalRowHeight" }?.value
        originalRowHeight = (height as? CGFloat).map { Double($0) }
      }
    }

    init(of collection: UICollectionView) {
      dataSource = Self.adopted(collection.dataSource, "UICollectionView", "DataSource")
      delegate = Self.adopted(collection.delegate, "UICollectionView", "Delegate")
    }

    private static func adopted(_ object: Any?, _ view: String, _ kind: String) -> Adopted {
      guard let object = object else { return .none }
      let isSkeleton = self.isSkeleton(object)
      // In place of one of the app's, which it takes only if that is a Skeleton one.
      if isSkeleton == true || capturedClassName(of: object) == "SkeletonCollection\(kind)" {
        return .of("Skeleton\(view.dropFirst(2))\(kind)")
      }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let level = mirror {
        if "\(level.subjectType)".hasPrefix("\(view)DiffableDataSource") {
          return .of("\(view)DiffableDataSource")
        }
        mirror = level.superclassMirror
      }
      return isSkeleton == nil ? .unknown : .of("\(view)\(kind)")
    }

    /// Nil where that cannot be seen.
    private static func isSkeleton(_ object: Any) -> Bool? {
      #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
        return object is any SkeletonTableViewDataSource || object is any SkeletonCollectionViewDataSource
          || object is any SkeletonTableViewDelegate || object is any SkeletonCollectionViewDelegate
      #else
        return nil
      #endif
    }
  }

  // MARK: UIKit

  /// What all views of a class have in common.
  @MainActor
  private struct CapturedType {
    let name: String
    /// The class of UIKit's that it inherits from; nil for those themselves.
    let base: String?
    /// SkeletonView's flags can be asked for.
    let hasFlags: Bool
    let hasTextFlags: Bool
    /// Views may be among its properties.
    let hasProperties: Bool

    init(of view: UIView) {
      var chain: [String] = []
      var hasProperties = false
      var mirror: Mirror? = Mirror(reflecting: view)
      while let level = mirror {
        let name = "\(level.subjectType)"
        // The class that key-value observation puts before an object's own.
        if !name.hasPrefix("NSKVONotifying_") { chain.append(name) }
        if Self.classesOfUIKit.contains(name) { break }
        hasProperties = hasProperties || !level.children.isEmpty
        mirror = level.superclassMirror
      }
      let own = chain.first { !$0.isEmpty } ?? "UIView"
      let known = chain.last { Self.classesOfUIKit.contains($0) } ?? "UIView"
      name = own
      base = own == known ? nil : known
      self.hasProperties = hasProperties
      hasFlags = view.responds(to: NSSelectorFromString("isSkeletonable"))
      hasTextFlags = view.responds(to: NSSelectorFromString("lastLineFillPercent"))
    }

    /// Whether none of the app's own properties are there.
    static func isOfUIKit(_ name: String) -> Bool {
      classesOfUIKit.contains(name) || controllersOfUIKit.contains(name) || name.hasPrefix("_UI")
    }

    private static let controllersOfUIKit: Set<String> = [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
      "UITabBarController", "UISplitViewController", "UIPageViewController", "UISearchController",
      "UIAlertController", "UIInputViewController",
    ]

    /// Those that a hierarchy file can name as a base class.
    static let classesOfUIKit: Set<String> = [
      "UIView", "UIWindow", "UIControl", "UIScrollView", "UIButton", "UIColorWell", "UIDatePicker",
      "UIPageControl", "UIPasteControl", "UIRefreshControl", "UISegmentedControl", "UISlider", "UIStepper",
      "UISwitch", "UITextField", "UISearchTextField", "UICollectionView", "UITableView", "UITextView",
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell",
      "UICollectionViewListCell", "UINavigationBar", "UISearchBar", "UITabBar", "UIToolbar",
      "UIActivityIndicatorView", "UICalendarView", "UIContentUnavailableView", "UIImageView", "UILabel",
      "UIListContentView", "UIPickerView", "UIProgressView", "UIStackView", "UIVisualEffectView",
      "UITableViewCellContentView",
    ]
  }

  /// The names of the properties and outlets that hold views.
  @MainActor
  private struct CapturedNames {
    private var names: [ObjectIdentifier: String] = [:]
    private var learnt: Set<ObjectIdentifier> = []

    subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

    /// What the views and controllers around a view call it and what it holds.
    /// - Returns: the controllers' classes, from the inside out.
    mutating func learn(around view: UIView) -> [String] {
      var controllers: [String] = []
      var responder: UIResponder? = view.next
      var met: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
      while let owner = responder, met.insert(ObjectIdentifier(owner)).inserted {
        if owner is UIViewController { controllers.append(capturedClassName(of: owner)) }
        if owner is UIViewController || owner is UIView { learn(from: owner) }
        responder = owner.next
      }
      return controllers
    }

    mutating func learn(from view: UIView, _ type: CapturedType) {
      if let controller = view.next as? UIViewController { learn(from: controller) }
      if type.hasProperties { learn(from: view) }
    }

    private mutating func learn(from owner: UIResponder) {
      guard learnt.insert(ObjectIdentifier(owner)).inserted else { return }
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let level = mirror, !CapturedType.isOfUIKit("\(level.subjectType)") {
        for property in level.children {
          guard let label = property.label, let view = Self.view(in: property.value, label) else { continue }
          let key = ObjectIdentifier(view)
          if names[key] == nil { names[key] = Self.cleaned(label) }
        }
        mirror = level.superclassMirror
      }
    }

    /// A view that a property holds, or its property wrapper.
    private static func view(in value: Any, _ label: String) -> UIView? {
      if let view = value as? UIView { return view }
      guard label.hasPrefix("_") else { return nil }
      let wrapper = Mirror(reflecting: value)
      guard wrapper.displayStyle == .struct else { return nil }
      return wrapper.children.lazy.compactMap { $0.value as? UIView }.first
    }

    private static func cleaned(_ label: String) -> String {
      let lazyStorage = "$__lazy_storage_$_"
      if label.hasPrefix(lazyStorage) { return String(label.dropFirst(lazyStorage.count)) }
      return label.hasPrefix("_") && label.count > 1 ? String(label.dropFirst()) : label
    }
  }

  extension UIView {
    fileprivate var capturedAddress: String {
      let digits = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
      return "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
    }

    /// A property of SkeletonView's; nil where the app does not have it.
    fileprivate func capturedNumber(_ key: String) -> Double? {
      guard responds(to: NSSelectorFromString(key)), let value = value(forKey: key) as? NSNumber else {
        return nil
      }
      return value.doubleValue.isFinite ? value.doubleValue : nil
    }

    /// SkeletonView has replaced the data source, and switched touches and scrolling off.
    fileprivate var isCapturedWithDummyCells: Bool {
      let source: Any? = (self as? UITableView)?.dataSource ?? (self as? UICollectionView)?.dataSource
      return source.map { capturedClassName(of: $0) == "SkeletonCollectionDataSource" } ?? false
    }

    /// The contentView, which would be made if an empty cell were asked for it.
    fileprivate func capturedContentView(_ contentView: () -> UIView) -> UIView? {
      let subviews = self.subviews
      if subviews.isEmpty { return nil }
      let names = ["UITableViewCellContentView", "_UITableViewHeaderFooterContentView"]
      return subviews.first { names.contains(capturedClassName(of: $0)) }
        ?? subviews.capturedElement(contentView())
    }
  }

  extension Array where Element == UIView {
    fileprivate func capturedElement(_ view: UIView) -> UIView? { first { $0 === view } }
  }

  extension UIColor {
    /// `#RRGGBB`, with an alpha after it where it is not opaque; nil for patterns.
    @MainActor
    fileprivate func capturedHexadecimal(in view: UIView?) -> String? {
      var color = self
      if #available(iOS 13, tvOS 13, *), let view = view {
        color = resolvedColor(with: view.traitCollection)
      }
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
      return parts.reduce(into: "#") { text, part in
        let byte = part.isFinite ? Int((Swift.min(Swift.max(part, 0), 1) * 255).rounded()) : 0
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// As SkeletonView prints it: without its module and outer types.
  private func capturedClassName(of object: Any) -> String { "\(type(of: object))" }

  // MARK: JSON

  /// What could not be written, each reason once.
  private struct CaptureNotes {
    private var counts: [(subject: String, reason: String, count: Int)] = []
    private var others: [String] = []

    mutating func count(_ subject: String, _ reason: String) {
      if let index = counts.firstIndex(where: { $0.subject == subject && $0.reason == reason }) {
        counts[index].count += 1
      } else {
        counts.append((subject, reason, 1))
      }
    }

    mutating func leftOut(_ what: String) {
      if !others.contains(what) { others.append(what) }
    }

    var texts: [String] {
      counts.map { "left out \($0.count) times: a \($0.subject) that \($0.reason)" }
        + others.map { "left out: \($0)" }
    }
  }

  /// JSON as it is written: values come after keys and elements after each other, with the commas between them.
  private struct CaptureText {
    private(set) var text = ""
    private var needsComma = false
    private var lineStart = 0

    /// A line is not much longer, but for a single long value.
    private static let usualLine = 160

    /// What stands between views; a line's end, if any, comes first, after a comma.
    mutating func raw(_ separator: String) {
      if separator.hasPrefix(",") {
        lineStart = text.utf8.count + 1
      } else if text.utf8.count - lineStart > 3 * Self.usualLine {
        breakLineIfLong()
      }
      text += separator
      needsComma = true
    }

    mutating func open(_ bracket: String) {
      text += bracket
      needsComma = false
    }

    /// An object or a list under a key.
    mutating func open(_ key: String, _ bracket: String) {
      self.key(key)
      open(bracket)
    }

    /// An object in a list.
    mutating func openElement() {
      element()
      open("{")
    }

    mutating func close(_ bracket: String) {
      text += bracket
      needsComma = true
    }

    /// What comes next stands in a line of its own.
    mutating func breakLine() { lineStart = Int.min / 2 }

    /// Before each element of a list.
    mutating func element() {
      if needsComma { text += "," }
      if !breakLineIfLong(), needsComma { text += " " }
      needsComma = false
    }

    @discardableResult
    private mutating func breakLineIfLong() -> Bool {
      guard text.utf8.count - lineStart > Self.usualLine else { return false }
      text += "\n"
      lineStart = text.utf8.count
      return true
    }

    /// A key whose value follows.
    mutating func key(_ key: String) {
      element()
      text += "\"" + key + "\": "
    }

    mutating func field(_ key: String, text: String) {
      self.key(key)
      quote(text)
      needsComma = true
    }

    /// Nothing where there is no word for it.
    mutating func field(_ key: String, word: String?) {
      if let word = word { field(key, text: word) }
    }

    mutating func field(_ key: String, texts: [String]) {
      open(key, "[")
      for text in texts {
        element()
        quote(text)
        needsComma = true
      }
      close("]")
    }

    mutating func field(_ key: String, boolean: Bool) { value(key, boolean ? "true" : "false") }
    mutating func field(_ key: String, integer: Int) { value(key, String(integer)) }
    mutating func nothing(_ key: String) { value(key, "null") }

    /// A number that is not finite is left out.
    mutating func field(_ key: String, number: Double) {
      if number.isFinite { value(key, Self.number(number)) }
    }

    mutating func field(_ key: String, size: CGSize) {
      guard size.width.isFinite, size.height.isFinite else { return }
      value(key, "[\(Self.number(Double(size.width))), \(Self.number(Double(size.height)))]")
    }

    mutating func field(_ key: String, insets: UIEdgeInsets) {
      open(key, "{")
      field("top", number: Double(insets.top))
      field("left", number: Double(insets.left))
      field("bottom", number: Double(insets.bottom))
      field("right", number: Double(insets.right))
      close("}")
    }

    /// - Returns: false for one that is not finite, which is left out.
    mutating func field(_ key: String, rectangle: CGRect) -> Bool {
      guard let text = Self.rectangle(rectangle) else { return false }
      value(key, text)
      return true
    }

    /// An element of a list.
    mutating func rectangle(_ rectangle: CGRect) {
      guard let value = Self.rectangle(rectangle) else { return }
      element()
      text += value
      needsComma = true
    }

    #if canImport(SkeletonView) && !SKELINSPECT_WITHOUT_SKELETONVIEW
      mutating func field(_ key: String, _ height: CapturedLineHeight) {
        switch height {
        case .word(let word): field(key, text: word)
        case .points(let points): field(key, number: points)
        }
      }
    #endif

    private mutating func value(_ key: String, _ value: String) {
      self.key(key)
      text += value
      needsComma = true
    }

    private static func rectangle(_ frame: CGRect) -> String? {
      let parts = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      guard parts.allSatisfy({ $0.isFinite }) else { return nil }
      return "[" + parts.map { number(Double($0)) }.joined(separator: ", ") + "]"
    }

    /// To a thousandth of a point.
    private static func number(_ number: Double) -> String {
      guard abs(number) < 1e15 else { return "\(number)" }
      let rounded = (number * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
    }

    private mutating func quote(_ words: String) {
      text += "\""
      // Letters that have to be escaped are rare.
      let isPlain = !words.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
      text += isPlain ? words : Self.escaped(words)
      text += "\""
    }

    private static func escaped(_ words: String) -> String {
      var escaped = ""
      for scalar in words.unicodeScalars {
        switch scalar {
        case "\"": escaped += "\\\""
        case "\\": escaped += "\\\\"
        case "\n": escaped += "\\n"
        case "\u{00}"..<"\u{20}", "\u{7F}":
          let digits = String(scalar.value, radix: 16, uppercase: true)
          escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    }
  }
#endif
