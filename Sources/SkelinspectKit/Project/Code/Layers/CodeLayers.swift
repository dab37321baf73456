/// The layers and animations that code gives to the views of a hierarchy.
struct CodeLayers {
  let joining: CodeJoining
  let views: [ViewIndex?]
  var hierarchy: Hierarchy
  var facts = LayerFacts()
  /// Places of each class's objects in the files of views, by the numbers of both.
  private var nodes: [Int: [Int: [[CodeNode]: Node]]] = [:]
  /// Views whose size code gives in numbers.
  var sized: Set<ViewIndex> = []
  /// Something that is drawn in a way that is not followed looks like a skeleton.
  var isSeenOpenly = false

  init(_ joining: CodeJoining, _ views: [ViewIndex?], _ hierarchy: Hierarchy) {
    (self.joining, self.views, self.hierarchy) = (joining, views, hierarchy)
  }

  /// Something moves, covers its view, or is named after loading: a line under a field is not a skeleton. A gradient that
  /// nobody sizes would cover its view if anything of it were seen.
  var isSeen: Bool {
    isSeenOpenly
      || facts.views.contains { view, own in
        !own.animations.isEmpty || !own.keyframes.isEmpty
          || own.sublayers.contains { layer in
            !layer.animations.isEmpty
              || layer.isPainted
                && (layer.frame == .bounds || layer.isUnsizedGradient
                  || hierarchy.isNamedAfterLoading(layer, in: view))
          }
      }
  }

  // MARK: One class

  /// What an instance's code does with layers; nil: nothing.
  func objects(of number: Int) -> LayerObjects? {
    joining.instances.all[number].facts.layers.map(LayerObjects.init)
  }

  mutating func add(_ number: Int) {
    guard let objects = objects(of: number) else { return }
    addSublayers(number, objects)
    addOwnLayer(number, objects)
    addOpenLayers(number, objects)
    addAnimations(number, objects)
    addMotions(number, objects)
  }

  func found(_ reference: Reference, _ number: Int) -> [ViewIndex] {
    joining.nodes(of: reference.withoutLayer, number).compactMap { views[$0] }
  }

  mutating func making(_ number: Int, _ objects: LayerObjects, _ view: ViewIndex) -> AnimationMaking {
    let file = hierarchy.views[view].file
    if nodes[number]?[file] == nil {
      let record = objects.record
      let paths = Set(
        Array(record.paths.values) + record.attachments.map(\.run.path) + record.motions.map(\.run.path)
          + record.gestures.map(\.run.path))
      var found: [[CodeNode]: Node] = [:]
      for path in paths {
        // The nearest one in the file of the view.
        found[path] = path.reversed().lazy.compactMap { [joining, hierarchy] node -> Place? in
          let place = joining.code.viewPlace(node)
          return hierarchy.tree(ofFile: file).source.isSame(as: place.file) ? place : nil
        }.first.flatMap { hierarchy.makeNode("", at: $0, besides: view) }
      }
      nodes[number, default: [:]][file] = found
    }
    return AnimationMaking(
      objects: objects, made: joining.instances.all[number].facts.made, nodes: nodes[number]?[file] ?? [:],
      view: hierarchy.views[view].node)
  }

  mutating func addSublayers(_ number: Int, _ objects: LayerObjects) {
    var known: Set<[Int]> = []
    // What is certain counts before what may be.
    let all = objects.record.attachments
    for attachment in all.filter(\.isCertain) + all.filter({ !$0.isCertain }) {
      for layer in objects.record.objects(attachment.layer) {
        guard case .made(let object) = layer.base, attachment.parent.steps.last == .layer,
          !objects.isTakenAway(layer, from: objects.additions(of: layer))
        else { continue }
        for view in found(attachment.parent, number) where known.insert([object, view]).inserted {
          let attached = LayerRecord.Attachment(
            layer: layer, parent: attachment.parent, isFirst: attachment.isFirst,
            isCertain: attachment.isCertain, run: attachment.run)
          add(attached, joining.instances.all[number].facts.made[object].type, in: view, number, objects)
        }
      }
    }
  }

  private mutating func add(
    _ attachment: LayerRecord.Attachment, _ type: String, in view: ViewIndex, _ number: Int,
    _ objects: LayerObjects
  ) {
    let layer = attachment.layer
    let making = making(number, objects, view)
    let layers = SublayerMaking(
      objects: objects, animations: making, early: earlyBounds(of: view, number))
    guard let kind = kind(ofLayer: type),
      var sublayer = layers.sublayer(
        attachment, kind, in: { found($0, number).contains { isOne($0, with: view) } })
    else { return }
    // What a class of its own does not say it may get from where one does not look.
    let isOwn = kind.rawValue != type
    if isOwn, sublayer.frame == nil { sublayer.unknown.insert("frame") }
    isSeenOpenly = isSeenOpenly || isOwn
    sublayer.animations = animations(of: layer, number, objects, making)
    sublayer.isBehind = isBehind(attachment, view, number, objects)
    sublayer.property = objects.record.properties.filter { $0.value == [layer] }.keys.min()
    if layers.isOpen(sublayer, layer) || isOwn && sublayer.colors == nil {
      return open(view, moves: !sublayer.animations.isEmpty)
    }
    // As large as its view is meant, which it may not be yet.
    if sublayer.isPainted, case .bounds? = objects.value("frame", of: layer).known?.drawn {
      isSeenOpenly = true
    }
    // A condition asks the view whether it gets one.
    guard attachment.isCertain else { return open(view, moves: !sublayer.animations.isEmpty) }
    let count = facts[view].sublayers.count
    facts[view].sublayers.insert(
      sublayer, at: attachment.isFirst ? 0 : count)
  }

  /// The bounds of a cell are those of its content view.
  private func isOne(_ other: ViewIndex, with view: ViewIndex) -> Bool {
    other == view || hierarchy.views[view].place == .contentView && hierarchy.views[view].parent == other
  }

  // MARK: Animations

  private mutating func addAnimations(_ number: Int, _ objects: LayerObjects) {
    let own: Reference? = isGradient(number) ? .ownLayer : nil
    let layers = Set(objects.record.additions.map(\.layer)).filter { $0.steps.last == .layer && $0 != own }
    for layer in layers.sorted(by: { "\($0.steps)" < "\($1.steps)" }) {
      for view in found(layer, number) {
        let making = making(number, objects, view)
        for keyed in animations(of: layer, number, objects, making) {
          let known =
            facts[view].animations + facts[view].sublayers.filter { $0.name == "layer" }.flatMap(\.animations)
          let isNew = !known.contains { $0.key == keyed.key }
          if isNew { facts[view].animations.append(keyed) }
        }
      }
    }
  }

  /// Those that are added when the layer appears; one that only a tap adds is none of loading.
  func animations(
    of layer: Reference, _ number: Int, _ objects: LayerObjects, _ making: AnimationMaking
  ) -> [KeyedAnimation] {
    let taps = tapHandlers(number, objects)
    var animations: [KeyedAnimation] = []
    let isTimedByLayer = ["speed", "timeOffset", "beginTime"].filter { !objects.isStandard($0, of: layer) }
    for addition in objects.record.withoutCalled(objects.record.additions, \.run)
    where objects.record.objects(addition.layer).contains(layer) && !taps.contains(addition.run.entry)
      && !objects.ends(addition, of: layer)
    {
      for object in objects.record.objects(addition.animation) {
        guard var animation = making.animation(object) else { continue }
        animation.notEvaluated += isTimedByLayer.map { "layer.\($0)" }
        if animation.timing.duration == nil, objects.record.timedEntries.contains(addition.run.entry) {
          animation.notEvaluated.append("duration")
        }
        let key = addition.key ?? animation.keyPaths.first ?? "\(animations.count)"
        animations.removeAll { $0.key == key }
        animations.append(KeyedAnimation(key: key, animation: animation))
      }
    }
    return animations
  }

  /// The functions that only taps call.
  private func tapHandlers(_ number: Int, _ objects: LayerObjects) -> Set<String> {
    let facts = joining.instances.all[number].facts
    var handlers = objects.record.tapHandlers.union(["touchesBegan", "touchesEnded"])
    for gesture in objects.record.gestures {
      for recognizer in objects.record.objects(gesture.recognizer) {
        guard case .made(let made) = recognizer.base, facts.made[made].type == "UITapGestureRecognizer",
          case .selector(let name)? = objects.value("action", of: recognizer).known?.drawn
        else { continue }
        handlers.insert(name)
      }
    }
    let types = joining.code.types
    for part in types.parts(of: facts.type) {
      for (name, functions) in types.declarations[part].functions {
        let isAction = functions.contains { types.hasModifier($0.place) { $0.hasPrefix("@IBAction") } }
        if isAction { handlers.insert(name) }
      }
    }
    return handlers
  }

  // MARK: Views that move

  private mutating func addMotions(_ number: Int, _ objects: LayerObjects) {
    let taps = tapHandlers(number, objects)
    let motions = objects.record.withoutCalled(objects.record.motions, \.run)
    // What runs anyway comes first, and is not told twice.
    let ordered =
      motions.filter { !taps.contains($0.run.entry) } + motions.filter { taps.contains($0.run.entry) }
    for motion in ordered {
      let moved = Set(motion.frames.flatMap { $0.settings.map(\.view) })
      for reference in moved {
        for view in found(reference, number) {
          let making = making(number, objects, view)
          guard var keyframes = motion.keyframes(of: reference, at: making.node(motion.run.path)) else {
            continue
          }
          if facts[view].keyframes.contains(where: { $0.isLike(keyframes) }) { continue }
          keyframes.trigger = taps.contains(motion.run.entry) ? .tap : nil
          facts[view].keyframes.append(keyframes)
        }
      }
    }
  }

  mutating func addRecognizers(_ number: Int, _ objects: LayerObjects) {
    let made = joining.instances.all[number].facts.made
    for gesture in objects.record.gestures {
      for recognizer in objects.record.objects(gesture.recognizer) {
        guard case .made(let object) = recognizer.base, let kind = Self.gestures[made[object].type] else {
          continue
        }
        for view in found(gesture.view, number)
        where !facts[view].recognizers.contains(where: { $0.gesture == kind }) {
          let node = making(number, objects, view).node(gesture.run.path)
          facts[view].recognizers.append(
            LayerFacts.Recognizer(gesture: kind, node: node))
        }
      }
    }
  }

  private static let gestures: [String: LayerFacts.Recognizer.Gesture] = [
    "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress,
    "UIPanGestureRecognizer": .pan, "UISwipeGestureRecognizer": .swipe, "UIPinchGestureRecognizer": .pinch,
    "UIRotationGestureRecognizer": .rotation, "UIScreenEdgePanGestureRecognizer": .screenEdgePan,
    "UIHoverGestureRecognizer": .hover,
  ]
}

extension Sublayer {
  /// It shows something of its own, as far as one knows.
  fileprivate var isPainted: Bool {
    backgroundColor.map { $0.alpha > 0 } ?? false || colors?.isEmpty == false
      || !unknown.isDisjoint(with: ["backgroundColor", "colors"])
  }

  fileprivate var isUnsizedGradient: Bool { kind == .gradient && frame == nil && !unknown.contains("frame") }
}
