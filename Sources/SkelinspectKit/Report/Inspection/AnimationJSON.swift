/// Animations as `Schemas/inspection.schema.json` has them.
extension ViewAnimation {
  fileprivate var json: OrderedJSON {
    let head: OrderedJSON = ["layer": OrderedJSON(layer), "property": .text(property)]
    return switch definition {
    case .layer(let animation, let key):
      head.adding(["key": key.map(OrderedJSON.text)]).adding(animation.json)
    case .view(let keyframes): head.adding(keyframes.json)
    case .swiftUI(let from, let to, let animation):
      head.adding(["from": from.json, "to": to.json]).adding(animation.json)
    }
  }
}

extension AnimatedValue {
  /// A colour is four numbers from 0 to 1.
  fileprivate var json: OrderedJSON {
    switch self {
    case .number(let number): .number(number)
    case .numbers(let numbers): .list(numbers.map(OrderedJSON.number))
    case .color(let color): color.componentsJSON
    case .colors(let colors): .list(colors.map(\.componentsJSON))
    case .transform(let transform): transform.json
    }
  }
}

extension Color {
  fileprivate var componentsJSON: OrderedJSON {
    .list([red, green, blue, alpha].map { .number(min(max($0, 0), 1)) })
  }
}

extension Transform {
  fileprivate var json: OrderedJSON {
    [
      "rotation": rotation.map(OrderedJSON.number),
      "scale": scale.map { $0.count == 1 ? .number($0[0]) : .list($0.map(OrderedJSON.number)) },
      "translation": translation.map { .list($0.map(OrderedJSON.number)) },
    ]
  }
}

extension LayerAnimation {
  /// Its own keys; groups are nested in few levels.
  fileprivate var json: OrderedJSON {
    let own: OrderedJSON =
      switch content {
      case .basic(let path, let from, let to):
        ["keyPath": .text(path), "from": from?.json, "to": to?.json]
      case .keyframe(let keyframes):
        [
          "keyPath": .text(keyframes.keyPath), "values": .list(keyframes.values.map(\.json)),
          "keyTimes": keyframes.keyTimes.isEmpty ? nil : .list(keyframes.keyTimes.map(OrderedJSON.number)),
          "timingFunctions": keyframes.timingFunctions.isEmpty
            ? nil : .list(keyframes.timingFunctions.map(\.json)),
          "calculationMode": keyframes.isDiscrete ? "discrete" : nil,
        ]
      case .group(let members): ["animations": .list(members.map(\.json))]
      }
    let all = own.adding(timing.json)
    return notEvaluated.isEmpty ? all : all.adding(["notEvaluated": OrderedJSON(notEvaluated)])
  }
}

extension MediaTiming {
  /// What differs from Core Animation's defaults, and the duration.
  fileprivate var json: OrderedJSON {
    [
      "duration": duration.map(OrderedJSON.number), "beginTime": beginTime == 0 ? nil : .number(beginTime),
      "repeatCount": repeatCount == 0 ? nil : isEndless ? "infinity" : .number(repeatCount),
      "autoreverses": autoreverses ? true : nil,
      "timingFunction": timingFunction == .linear ? OrderedJSON?.none : timingFunction.json,
      "fillMode": fillMode == .removed ? nil : .text(fillMode.rawValue),
      "isRemovedOnCompletion": isRemovedOnCompletion ? nil : false,
      "speed": speed == 1 ? nil : .number(speed), "timeOffset": timeOffset == 0 ? nil : .number(timeOffset),
    ]
  }
}

extension TimingCurve {
  fileprivate var json: OrderedJSON {
    name.map(OrderedJSON.text) ?? .list([x1, y1, x2, y2].map(OrderedJSON.number))
  }
}

extension ViewKeyframes {
  fileprivate var json: OrderedJSON {
    [
      "duration": .number(duration), "delay": delay == 0 ? nil : .number(delay), "curve": curve.json,
      "repeat": repeats ? true : nil, "autoreverses": autoreverses ? true : nil,
      "on": trigger.map { .text($0.rawValue) },
      "keyframes": .list(
        frames.map { frame in
          .object(
            [("start", .number(frame.start)), ("duration", .number(frame.duration))]
              + frame.values.map { ($0.property, $0.value.json) })
        }),
    ]
  }
}

extension SwiftUIAnimation {
  fileprivate var json: OrderedJSON {
    let turns: OrderedJSON? =
      switch repetition {
      case .once: nil
      case .count(let count): .number(count)
      case .forever: "forever"
      }
    return [
      "curve": curve.json, "duration": .number(duration), "delay": delay == 0 ? nil : .number(delay),
      "delayOnce": delayOnce == 0 ? nil : .number(delayOnce), "speed": speed == 1 ? nil : .number(speed),
      "repeat": turns, "autoreverses": repeats ? .boolean(comesBack) : nil,
    ]
  }
}

extension Inspection {
  /// A view's `pivot`, `animations` and `now`.
  ///
  /// - Parameter times: seconds; one gives each property's value, several a list of them.
  func motion(of view: ViewIndex, at times: [Double]) -> OrderedJSON {
    let pivot = outcome?.pivots[view].map { pivot -> OrderedJSON in
      pivot.map { .list($0.map(OrderedJSON.number)) } ?? .null
    }
    let animations = animations(of: view)
    return [
      "pivot": pivot,
      "animations": animations.isEmpty ? nil : .list(animations.map(\.json)),
      "now": animations.isEmpty || times.isEmpty ? nil : .now(animations, at: times),
    ]
  }
}

extension OrderedJSON {
  fileprivate static func now(_ animations: [ViewAnimation], at times: [Double]) -> OrderedJSON {
    let columns = times.map { animations.values(at: $0) }
    let rows = (columns.first ?? []).indices.map { row in
      (columns[0][row].name, columns.map { $0[row].value?.json ?? .null })
    }
    return .object(rows.map { ($0, times.count == 1 ? $1[0] : .list($1)) })
  }
}
