/// What code does to layers, to animations, and to views as far as these depend on them.
extension CodeEvaluation {
  func layerRun(_ site: Site) -> LayerRecord.Run {
    let frame = frame(site.scope)
    let functions = frame.functions.filter { types.trees[$0.file].kind($0.node) == .function }
    layers.called.formUnion(functions.dropFirst())
    layers.nextNumber += 1
    return LayerRecord.Run(
      place: site.place, entry: frame.entry, root: functions.first, branches: branches,
      path: frame.calls + [site.place], isImmediate: frame.isImmediate, number: layers.nextNumber)
  }

  /// A layer, an animation or a recognizer.
  func isFollowed(_ reference: Reference) -> Bool {
    if reference.steps.last == .layer { return true }
    guard let type = reference.type, !type.isList else { return false }
    return LayerRecord.isFollowed(type.lastName) || isOwnLayer(reference)
  }

  /// The object that a property holds, where it can be only one.
  func object(_ reference: Reference) -> Reference {
    guard isFollowed(reference), let name = reference.ownProperty,
      case .references(let references, isList: false, isCertain: true)? = properties[name],
      references.count == 1, references[0].isMade
    else { return reference }
    return references[0]
  }

  // MARK: Properties

  /// `object.name = value`; true where the object is not a view.
  func noteWrite(
    _ name: String, of object: CodeValue, _ value: CodeValue, _ site: Site,
    operation: String
  ) -> Bool {
    guard followsLayers else { return false }
    var isLayer = false
    for reference in object.references {
      let isOwn = isFollowed(reference) && variable(name, of: reference) == nil
      isLayer = isLayer || isOwn
      guard deadBranches == 0, !value.isNull || name.hasSuffix("ext") else { continue }
      if let motion = moving.last, !isOwn, AnimatableProperty.viewNames.contains(name) {
        noteSetting(name, of: reference, value, in: motion)
      } else if isOwn || LayerRecord.viewProperties.contains(name) && viewClass(of: reference) != nil {
        // What is uncertain of both is one and one, as in a loop over pairs.
        let known =
          object.isCertain == value.isCertain && (object.isCertain || value.drawn != nil) ? value : .unknown
        write(name, of: reference, changed(known, name, of: reference, by: operation), site)
      } else if reference.steps.last == .property("sublayers") {
        write(name, of: reference, value, site)
      } else if let (part, owner) = Self.measured(reference) {
        write(part, of: owner, .unknown, site)
      }
    }
    return isLayer
  }

  /// `view.frame.size.width = 8` changes the frame of the view.
  private static func measured(_ reference: Reference) -> (part: String, owner: Reference)? {
    var steps = reference.steps
    while case .property(let name)? = steps.last, name == "size" || name == "origin" { steps.removeLast() }
    guard case .property(let part)? = steps.last,
      ["position", "frame", "bounds", "center"].contains(part)
    else { return nil }
    return (part, Reference(reference.base, Array(steps.dropLast())))
  }

  /// `+=` and the like.
  private func changed(
    _ value: CodeValue, _ name: String, of reference: Reference, by operation: String
  ) -> CodeValue {
    guard operation != "=" else { return value }
    let old = animationValue(name, of: reference) ?? .unknown
    return Self.arithmetic(String(operation.dropLast()), old, value) ?? .unknown
  }

  func write(_ name: String, of reference: Reference, _ value: CodeValue, _ site: Site) {
    let write = LayerRecord.Write(value: value, run: layerRun(site))
    layers.writes[object(reference), default: [:]][name, default: []].append(write)
  }

  /// What was set of an animation last, else what every one has.
  func animationValue(_ name: String, of reference: Reference) -> CodeValue? {
    guard followsLayers, let type = reference.type?.lastName, LayerRecord.animationTypes.contains(type) else {
      return nil
    }
    if let writes = layers.writes[object(reference)]?[name], let last = writes.last { return last.value }
    switch name {
    case "duration", "beginTime", "timeOffset", "repeatCount": return .constant(.number(0))
    case "speed": return .constant(.number(1))
    default: return nil
    }
  }

  /// An object that is made, with what its initialiser gets.
  func noteMaking(_ reference: Reference, _ arguments: [Argument], _ site: Site) {
    guard followsLayers, case .made(let number) = reference.base else { return }
    guard isFollowed(reference) else {
      if let frame = arguments["frame"], viewClass(of: reference) != nil, !frame.isZeroFrame {
        write("frame", of: reference, frame, site)
      }
      return
    }
    layers.paths[number] = frame(site.scope).calls + [site.place]
    for argument in arguments {
      guard let label = argument.label, label != "target" else { continue }
      write(label, of: reference, argument.value, site)
    }
  }

  // MARK: Calls

  /// Nil for any other function than those of layers.
  func callOfLayers(
    _ name: String, on object: CodeValue, _ arguments: [Argument], _ site: Site
  ) -> CodeValue? {
    guard followsLayers else { return nil }
    switch name {
    case "addSublayer", "insertSublayer": attach(to: object, arguments, site)
    case "add":
      guard arguments.count == 2, arguments[1].label == "forKey" else { return nil }
      addAnimation(to: object, arguments, site)
    case "addGestureRecognizer":
      for view in object.references where deadBranches == 0 {
        for recognizer in arguments.first?.value.references ?? [] {
          layers.gestures.append(
            LayerRecord.Gesture(view: view, recognizer: self.object(recognizer), run: layerRun(site)))
        }
      }
    case "addTarget": return noteTarget(object, arguments, site)
    case "removeFromSuperlayer":
      for reference in object.references {
        let layer = reference.steps.last == .property("sublayers") ? reference.owner : reference
        layers.removals.append((self.object(layer), layerRun(site)))
      }
    case "removeAllAnimations", "removeAnimation":
      let key = arguments.first?.value.text
      if name == "removeAnimation", key == nil { return .unknown }
      for layer in object.references where isFollowed(layer) && deadBranches == 0 {
        layers.endings.append((self.object(layer), key, layerRun(site)))
      }
    case "layoutIfNeeded", "sizeToFit":
      layers.layoutEntries.insert(frame(site.scope).entry)
      return nil
    case "convertTime": return arguments.first?.value
    // `insetBy(dx:dy:)` and the like.
    default: return object.drawn == nil ? nil : .unknown
    }
    return .unknown
  }

  private func attach(to object: CodeValue, _ arguments: [Argument], _ site: Site) {
    guard deadBranches == 0, let first = arguments.first else { return }
    let isFirst = arguments.dropFirst().contains {
      $0.label == "at" && $0.value.number == 0 || $0.label == "below"
    }
    if first.value.references.isEmpty {
      layers.openParents += object.references.filter { isFollowed($0) }.map { self.object($0) }
    }
    for layer in first.value.element.references {
      for parent in object.references where isFollowed(parent) {
        layers.attachments.append(
          LayerRecord.Attachment(
            layer: self.object(layer), parent: self.object(parent), isFirst: isFirst,
            isCertain: object.isCertain && first.value.isCertain && !isOnMakersWay,
            run: layerRun(site)))
      }
    }
  }

  private func addAnimation(to object: CodeValue, _ arguments: [Argument], _ site: Site) {
    guard deadBranches == 0 else { return }
    let key = arguments[1].value.text
    for animation in arguments[0].value.references {
      for layer in object.references where isFollowed(layer) {
        layers.additions.append(
          LayerRecord.Addition(
            animation: self.object(animation), layer: self.object(layer), key: key,
            run: layerRun(site)))
      }
    }
  }

  /// A control's target, or one more of a recognizer.
  private func noteTarget(_ object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue? {
    guard let action = arguments["action"], case .selector(let function)? = action.drawn else { return nil }
    let event = arguments["for"]?.constant
    if event == .word("touchUpInside") || event == .word("touchDown") { layers.tapHandlers.insert(function) }
    for reference in object.references where isFollowed(reference) {
      write("action", of: reference, action, site)
    }
    return .unknown
  }

  /// Which of its sides hold a view.
  func noteAnchor(_ name: String, of object: CodeValue) {
    guard followsLayers else { return }
    for reference in object.references { layers.anchors[reference, default: []].insert(name) }
  }
}

extension CodeValue {
  /// `.zero`, as a view that Auto Layout sizes is made.
  var isZeroFrame: Bool {
    constant == .word("zero") || numbers.map { $0.count == 4 && $0[2] == 0 && $0[3] == 0 } ?? false
  }
}
