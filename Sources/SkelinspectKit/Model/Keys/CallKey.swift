/// The keys of one call in an envelope's `calls`: each call has one action, and what goes with it.
enum CallKey: String, MappingKey {
  case show, hide, update, layout, set, add, to, remove, wait, batch, reload, prepareSkeleton
  case appearance, environment, app, startAnimation, stopAnimation
  case on, color, gradient, direction, transition, delay, reloadDataAfter

  var only: System? { .skeletonView }

  /// The actions that it goes with; empty for an action itself.
  var actions: [CallKey] {
    switch self {
    case .to: [.add]
    case .on: [.show, .hide, .update, .layout, .startAnimation, .stopAnimation]
    case .color, .gradient: [.show, .update]
    case .direction: [.show, .update, .startAnimation]
    case .transition: [.show, .hide]
    case .delay: [.show]
    case .reloadDataAfter: [.hide]
    default: []
    }
  }

  var isAction: Bool { actions.isEmpty }

  /// Its value can only be `true`.
  var isTrueOnly: Bool {
    self == .hide || self == .layout || self == .startAnimation || self == .stopAnimation
  }

  static let actions = allCases.filter(\.isAction)

  var row: Row {
    switch self {
    case .show, .hide, .update, .layout, .startAnimation, .stopAnimation, .prepareSkeleton: skeletonRow
    case .on, .color, .gradient, .direction, .transition, .delay, .reloadDataAfter: argumentRow
    default: appRow
    }
  }

  /// Whole numbers of seconds and fractions of them, at most.
  static let maximumSeconds = 3_600.0
}

extension CallKey {
  private var skeletonRow: Row {
    switch self {
    case .show:
      Row("Shows the skeleton in this style, as show…Skeleton does on the view that 'on' names.", Self.styles)
    case .hide: Row("Calls hideSkeleton; the value is true.", Self.onlyTrue)
    case .update: Row("Calls update…Skeleton with this style.", Self.styles)
    case .layout: Row("Calls layoutSkeletonIfNeeded; the value is true.", Self.onlyTrue)
    case .startAnimation: Row("Calls startSkeletonAnimation; the value is true.", Self.onlyTrue)
    case .stopAnimation: Row("Calls stopSkeletonAnimation; the value is true.", Self.onlyTrue)
    default: Row("Calls prepareSkeleton of the table or collection that this names.", Self.id("list"))
    }
  }

  private var argumentRow: Row {
    switch self {
    case .on:
      Row("The view that the call is made on, by its id; default: the root view.", Self.id("card"))
    case .color:
      Row(
        "The colour of a solid skeleton; default: that of the appearance at the call.",
        ValueShape.color.schema)
    case .gradient:
      Row(
        "The colours of a gradient skeleton; default: those of the appearance at the call.",
        ValueShape.gradient.schema)
    case .direction:
      Row(
        "This call's GradientDirection; default: leftRight, rightLeft in right-to-left layouts.",
        ShowKey.direction.row.schema)
    case .transition:
      Row(
        "How show or hide fades: none, seconds or {crossDissolve: seconds}; default: 0.25.",
        ["anyOf": [["const": "none"], Self.seconds, Self.crossDissolve]])
    case .delay: Row("Seconds after which show takes place; default: at once.", Self.seconds)
    default:
      Row(
        "Whether hide makes tables and collections load their real rows; default: true.",
        ["type": "boolean", "default": true])
    }
  }

  private var appRow: Row {
    switch self {
    case .set:
      Row(
        "New values of views' keys, by the views' ids.",
        [
          "type": "object", "additionalProperties": .reference(to: "viewOfAnyClass"),
          "examples": [["card": ["alpha": 0.5]]],
        ])
    case .add:
      Row(
        "A new view, or the id of one that is moved or comes back; 'to' says where to.",
        ["anyOf": [ValueShape.text.schema, .reference(to: "view")], "examples": [["type": "UILabel"]]])
    case .to: Row("The view that gets the added one, by its id; default: the root view.", Self.id("card"))
    case .remove: Row("Removes the view with this id from its superview.", Self.id("card"))
    case .wait: Row("Waits so many seconds, 3600 at most.", Self.seconds.adding(["maximum": 3_600]))
    case .batch:
      Row(
        "Calls in one turn of the run loop.",
        [
          "type": "array", "items": .reference(to: "call"),
          "examples": [[["hide": true], ["show": "gradient"]]],
        ])
    case .reload: Row("Calls reloadData of the table or collection that this names.", Self.id("list"))
    case .appearance:
      Row("Sets properties of SkeletonAppearance.default.", .reference(to: EnvelopeKey.appearance.rawValue))
    case .environment: Row("Switches between light and dark mode.", Self.style)
    default:
      Row("Sends the app to the background, or makes it active again.", .word(among: Self.appStates))
    }
  }

  static let appStates = ["background", "active"]

  private static let styles = OrderedJSON.word(among: ShowSettings.Style.allCases.map(\.rawValue))
  /// A view's id.
  private static func id(_ example: String) -> OrderedJSON {
    ValueShape.text.schema.adding(["examples": [.text(example)]])
  }
  private static let onlyTrue: OrderedJSON = ["const": true]
  private static let seconds: OrderedJSON = ["type": "number", "minimum": 0]
  private static let crossDissolve = OrderedJSON.mapping(
    "A fade.", [("crossDissolve", .described("Seconds.", seconds))], required: ["crossDissolve"])
  private static let style = OrderedJSON.object([("type", "object")]).adding(
    OrderedJSON.keys([
      (
        EnvironmentKey.userInterfaceStyle.rawValue,
        .described("The mode from now on.", ["enum": ["light", "dark"]])
      )
    ])
  ).adding(["required": [.text(EnvironmentKey.userInterfaceStyle.rawValue)]])
}
