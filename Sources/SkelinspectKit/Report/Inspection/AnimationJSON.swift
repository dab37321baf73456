/// Animations as `Schemas/inspection.schema.json` has them.
extension ViewAnimation {
  fileprivate var jsonValue: OrderedJSON {
    let layer = OrderedJSON(self.layer)
    switch definition {
    case .layer(let animation, let key):
      let named: [OrderedJSON.Field] = key.map { [("key", .text($0))] } ?? []
      return OrderedJSON.object([("layer", layer), ("property", .text(property))] + named)
        .adding(animation.jsonValue)
    case .view(let keyframes):
      return OrderedJSON.object([("layer", layer), ("property", .text(property))]).adding(keyframes.jsonValue)
    case .swiftUI(let from, let to, let animation):
      let values: [OrderedJSON.Field] = [
        ("layer", layer), ("property", .text(property)), ("from", from.jsonValue), ("to", to.jsonValue),
      ]
      return OrderedJSON.object(values).adding(animation.jsonValue)
    }
  }
}

extension AnimatedValue {
  /// A colour is four numbers from 0 to 1.
  fileprivate var jsonValue: OrderedJSON {
    switch self {
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map(OrderedJSON.number))
    case .color(let color): color.componentsJSON
    case .colors(let colors): .list(colors.map(\.componentsJSON))
    case .transform(let transform): transform.jsonValue
    }
  }
}

extension Color {
  fileprivate var componentsJSON: OrderedJSON {
    .list([red, green, blue, alpha].map { .number(min(max($0, 0), 1)) })
  }
}

extension Transform {
  fileprivate var jsonValue: OrderedJSON {
    [
      "rotation": rotation.map(OrderedJSON.number),
      "scale": scale.map { $0.count == 1 ? .number($0[0]) : .list($0.map(OrderedJSON.number)) },
      "translation": translation.map { .list($0.map(OrderedJSON.number)) },
    ]
  }
}

extension LayerAnimation {
  /// Its own keys; groups are nested in few levels.
  fileprivate var jsonValue: OrderedJSON {
    let own: OrderedJSON =
      switch content {
      case .basic(let path, let from, let to):
        ["keyPath": .text(path), "from": from?.jsonValue, "to": to?.jsonValue]
      case .keyframe(let keyframes):
        [
          "keyPath": .text(keyframes.keyPath), "values": .list(keyframes.values.map(\.jsonValue)),
          "keyTimes": keyframes.keyTimes.isEmpty ? nil : .list(keyframes.keyTimes.map(OrderedJSON.number)),
          "timingFunctions": keyframes.timingFunctions.isEmpty
            ? nil : .list(keyframes.timingFunctions.map(\.jsonValue)),
          "calculationMode": keyframes.isDiscrete ? "discrete" : nil,
        ]
      case .group(let members): ["animations": .list(members.map(\.jsonValue))]
      }
    let all = own.adding(timing.jsonValue)
    return notEvaluated.isEmpty ? all : all.adding(["notEvaluated": OrderedJSON(notEvaluated)])
  }
}

extension MediaTiming {
  /// What differs from Core Animation's defaults, and the duration.
  fileprivate var jsonValue: OrderedJSON {
    [
      "duration": duration.map(OrderedJSON.number), "beginTime": beginTime == 0 ? nil : .number(beginTime),
      "repeatCount": repeatCount == 0 ? nil : isEndless ? "infinity" : .number(repeatCount),
      "autoreverses": autoreverses ? true : nil,
      "timingFunction": timingFunction == .linear ? OrderedJSON?.none : timingFunction.jsonValue,
      "fillMode": fillMode == .removed ? nil : .text(fillMode.rawValue),
      "isRemovedOnCompletion": isRemovedOnCompletion ? nil : false,
      "speed": speed == 1 ? nil : .number(speed), "timeOffset": timeOffset == 0 ? nil : .number(timeOffset),
    ]
  }
}

extension TimingCurve {
  fileprivate var jsonValue: OrderedJSON {
    name.map(OrderedJSON.text) ?? .list([x1, y1, x2, y2].map(OrderedJSON.number))
  }
}

extension ViewKeyframes {
  fileprivate var jsonValue: OrderedJSON {
    [
      "duration": .number(duration), "delay": delay == 0 ? nil : .number(delay), "curve": curve.jsonValue,
      "repeat": repeats ? true : nil, "autoreverses": autoreverses ? true : nil,
      "on": trigger.map { .text($0.rawValue) },
      "keyframes": .list(
        frames.map { frame in
          .object(
            [("start", .number(frame.start)), ("duration", .number(frame.duration))]
              + frame.values.map { ($0.property, $0.value.jsonValue) })
        }),
    ]
  }
}

extension SwiftUIAnimation {
  fileprivate var jsonValue: OrderedJSON {
    let turns: OrderedJSON? =
      switch repetition {
      case .once: nil
      case .count(let count): .number(count)
      case .forever: "forever"
      }
    return [
      "curve": curve.jsonValue, "duration": .number(duration), "delay": delay == 0 ? nil : .number(delay),
      "delayOnce": delayOnce == 0 ? nil : .number(delayOnce), "speed": speed == 1 ? nil : .number(speed),
      "repeat": turns, "autoreverses": repeats ? .boolean(comesBack) : nil,
    ]
  }
}

extension OutputBuffer {
  /// A view's `animations`, `pivot` and `now`, each after a comma.
  ///
  /// - Parameter times: seconds; one gives each property's value, several a list of them.
  mutating func appendMotion(of view: ViewIndex, in inspection: Inspection, at times: [Double]) {
    if let pivot = inspection.outcome?.pivots[view] {
      append(", \"pivot\": ")
      append(pivot.map { OrderedJSON.list($0.map(OrderedJSON.number)) } ?? .null)
    }
    let animations = inspection.animations(of: view)
    guard !animations.isEmpty else { return }
    append(", \"animations\": ")
    append(OrderedJSON.list(animations.map(\.jsonValue)))
    guard !times.isEmpty else { return }
    append(", \"now\": ")
    append(OrderedJSON.now(animations, at: times))
  }
}

extension OrderedJSON {
  fileprivate static func now(_ animations: [ViewAnimation], at times: [Double]) -> OrderedJSON {
    let columns = times.map { animations.values(at: $0) }
    let rows = (columns.first ?? []).indices.map { row in
      (columns[0][row].name, columns.map { $0[row].value?.jsonValue ?? .null })
    }
    return .object(rows.map { ($0, times.count == 1 ? $1[0] : .list($1)) })
  }
}
