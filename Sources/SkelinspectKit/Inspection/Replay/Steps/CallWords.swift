/// Names a replay's calls and views in sentences: raw text of the input in them is shortened, and not yet escaped.
struct CallWords {
  /// Views that a sentence names before it only counts.
  private static let maximumNames = 5

  let replay: Replay

  init(_ replay: Replay) { self.replay = replay }

  /// `UILabel#name`; in a dequeued cell `UILabel#name in row 0-2`.
  func name(_ view: ViewIndex) -> String {
    let name = replay.hierarchy.name(of: view)
    guard let cell = replay.cell(around: view), let place = replay.states[cell].cell else { return name }
    return cell == view ? "\(name)@\(place.text)" : "\(name) in \(Self.row(place))"
  }

  private static func row(_ place: CellPlace) -> String {
    place.kind == .cell ? "cell \(place.text)" : "\(place.kind.rawValue) \(place.section)"
  }

  /// Why no more is played; nil as long as it is.
  var end: String? {
    replay.events.crash.map { crash in
      crash.isLimit
        ? "the replay ends here: \(crash.reason)"
        : "the app would crash: \(crash.reason) (\(name(crash.view)))"
    }
  }

  /// Why show on a view does nothing: it is not marked, or another one is covered.
  func refusal(of view: ViewIndex, because other: ViewIndex) -> String {
    other == view && !replay.hierarchy.views[view].isSkeletonable
      ? "isSkeletonable is not true on \(name(view))" : "\(name(other)) already shows a skeleton"
  }

  /// Views of one name in several cells stand once, with how many there are.
  func names(_ views: [ViewIndex]) -> String {
    let texts = views.map(replay.hierarchy.name).countedOnce
    guard texts.count > Self.maximumNames else { return texts.joined(separator: ", ") }
    let shown = texts.prefix(Self.maximumNames)
    return shown.joined(separator: ", ") + " and \(texts.count - shown.count) more"
  }

  func text(of call: Call) -> String {
    switch call.action {
    case .show(let look, let delay):
      let time = delay.map { " in \($0.jsonText) s" } ?? ""
      return "show \(look.style.rawValue)\(on(call))\(time)"
    case .hide(let reloadsData, _): return "hide\(on(call))" + (reloadsData ? "" : " without a reload")
    case .update(let look): return "update to \(look.style.rawValue)\(on(call))"
    case .layout: return "layoutSkeletonIfNeeded\(on(call))"
    case .startAnimation: return "startSkeletonAnimation\(on(call))"
    case .stopAnimation: return "stopSkeletonAnimation\(on(call))"
    case .reload: return "reloadData\(on(call))"
    case .prepare: return "prepareSkeleton\(on(call))"
    case .set(let values): return values.map(text).joined(separator: "; ")
    case .add(let subject): return "add \(name(of: subject))\(to(call))"
    case .remove: return "remove \(target(call))"
    case .wait(let seconds): return "wait \(seconds.jsonText) s"
    case .appearance(let keys, _):
      return "appearance: " + keys.keys.map(\.rawValue).sorted().joined(separator: ", ")
    case .environment(let isDark): return isDark ? "dark mode" : "light mode"
    case .app(let isActive): return isActive ? "the app becomes active" : "the app goes to the background"
    case .batch(let calls): return calls.map { text(of: $0) }.joined(separator: ", then ")
    }
  }

  private func text(_ values: Call.Values) -> String {
    let keys = replay.calls.views.first.map { other in
      other.attributes[other.views[values.source].attributes].map(\.key.rawValue)
    }
    return "set \((keys ?? []).joined(separator: ", ")) of \(name(of: values.target))"
  }

  private func on(_ call: Call) -> String { call.target.map { " on \(name(of: $0))" } ?? "" }
  private func to(_ call: Call) -> String { call.target.map { " to \(name(of: $0))" } ?? "" }
  private func target(_ call: Call) -> String { call.target.map { name(of: $0) } ?? "the root view" }

  private func name(of target: CallTarget) -> String {
    let cell = target.cell.map { "@\($0.section)-\($0.item)" } ?? ""
    return name(of: target.subject) + cell
  }

  private func name(of subject: CallTarget.Subject) -> String {
    switch subject {
    case .own(let view): replay.hierarchy.name(of: view)
    case .made(let view): replay.calls.views.first?.name(of: view) ?? ""
    }
  }
}

extension [String] {
  /// Each once, with how many there are: `name × 3`.
  var countedOnce: [String] {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    return firstOfEach(\.self).map { name in
      counts[name].map { $0 > 1 ? "\(name) × \($0)" : name } ?? name
    }
  }
}

extension CallWords {
  /// What takes the layer of a view that a hide left behind.
  func help(for obstacle: HideObstacle, of view: ViewIndex) -> String {
    switch obstacle {
    case .unmarked(let step):
      "call hide before the flag is cleared, or hideSkeleton() on \(name(step)) itself"
    case .container: "call hide before marked views are put into \(name(view)), or marked in it"
    case .queuedCells: "call hide while the table is in a window"
    case .elsewhere: "call hideSkeleton() on \(name(view)) itself"
    }
  }

  /// - Parameter set: where the flag was set to that, as a sentence goes on with it.
  func text(of obstacle: HideObstacle, set: String = "") -> String {
    switch obstacle {
    case .unmarked(let view): "isSkeletonable is not true on \(name(view))\(set)"
    case .container(let kids):
      "\(names(kids)) in it is marked, so that it counts as a container, whose own layer nothing reaches"
    case .queuedCells(let table): "\(name(table)) is not in a window, so no reload reaches its cells"
    case .elsewhere: "it was shown again, or was elsewhere at that time"
    }
  }
}

extension ActualValue {
  /// As sentences name it.
  var text: String {
    switch self {
    case .none, .cleared: "none"
    case .text(let text): text.quoted
    case .number(let number): number.jsonText
    case .boolean(let isTrue): isTrue ? "true" : "false"
    }
  }
}
