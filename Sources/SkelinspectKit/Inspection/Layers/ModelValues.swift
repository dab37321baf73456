/// The values that properties have without their animations: the file's, else the property's own default (rule A2).
extension Hierarchy {
  func value(of property: String, of layer: Sublayer, in view: ViewIndex) -> AnimatedValue? {
    let said: AnimatedValue? =
      switch property {
      case "opacity": layer.opacity.map { .number($0) }
      case "backgroundColor": layer.backgroundColor.map { .color($0) }
      case "colors": layer.colors.map { .colors($0) }
      case "locations": layer.locations.map { .numbers($0) }
      case "startPoint": layer.startPoint.map { .numbers($0) }
      case "endPoint": layer.endPoint.map { .numbers($0) }
      default: nil
      }
    if property == "cornerRadius" { return cornerRadius(of: layer, in: view).map { .number($0) } }
    return said ?? AnimatableProperty.standard(property)
  }

  func modelValue(of property: String, of view: ViewIndex, _ own: LayerFacts.Facts) -> AnimatedValue? {
    let said: AnimatedValue? =
      switch property {
      case "alpha", "opacity": number(.alpha, of: view).map { .number($0) }
      case "backgroundColor":
        text(.backgroundColor, of: view).flatMap { Color(hexText: $0) ?? Color.uiKit(named: $0) }.map {
          .color($0)
        }
      case "cornerRadius": layer(of: view)?.cornerRadius.map { .number($0) }
      case "transform": own.transform.map { .transform($0) }
      case "transform.rotation", "transform.rotation.z": own.transform?.rotation.map { .number($0) }
      case "frame": frame(of: view).map { .numbers([$0.x, $0.y, $0.width, $0.height]) }
      case "bounds": bounds(of: view).map { .numbers([0, 0, $0.width, $0.height]) }
      case "center", "position": pivot(of: view, own).map { .numbers($0) }
      default: nil
      }
    return said ?? AnimatableProperty.standard(property)
  }
}
