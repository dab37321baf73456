/// Views that code takes out of nibs.
extension CodeEvaluation {
  /// `loadNibNamed("Name", owner: self)`, `nib.instantiate(withOwner: self)`.
  func noteOwner(ofNib name: String?, _ arguments: [Argument], at site: Site) {
    guard let owner = arguments["owner"] ?? arguments["withOwner"] else { return }
    note(owner, .loadNib(name), at: site)
  }

  /// `loadNibContent()`, of another module: by its name it fills the view from a nib.
  func noteLoading(_ name: String, _ object: CodeValue, at site: Site) {
    guard object.references.contains(where: \.isInstance), !name.hasPrefix("register"), name.speaksOfNib
    else { return }
    note(object, .loadNib(nil), at: site)
  }

  /// What a nib holds as the class that it is cast to.
  func take(_ type: TypeText?, fromNib nib: String?, at site: Site) -> CodeValue {
    guard let type, !type.isList else { return .nib(nib) }
    var name = type.name
    if name == "Self" || isTypeParameter(name, site.scope) {
      guard
        case .type(let own)? = local(name, site.scope) ?? lookUp(name == "Self" ? name : "self", site.scope)
      else {
        return .unknown
      }
      name = own
    }
    guard types.nature(named: name, near: site.place.file).viewClass != nil else { return .nib(nib) }
    let view = CodeValue.reference(make(name, nib: nib, at: site))
    if nib == nil { note(view, .addUnknown(.arrangedSubview), at: site) }
    return view
  }
}

extension String {
  /// `nib` or `xib` is one of its words.
  fileprivate var speaksOfNib: Bool {
    let letters = Array(utf8)
    return letters.indices.dropLast(2).contains { index in
      let isStart =
        index == 0 ? [0x6E, 0x78].contains(letters[0] | 0x20) : [0x4E, 0x58].contains(letters[index])
      return isStart && letters[index + 1] == UInt8(ascii: "i") && letters[index + 2] == UInt8(ascii: "b")
    }
  }
}
