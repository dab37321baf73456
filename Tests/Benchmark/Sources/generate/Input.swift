/// What is written, and in which form.
enum Input {
  case hierarchy(InputClass, HierarchyWriter.Format)
  case storyboard(StoryboardClass)

  init?(class name: String, format: String) {
    if format == "storyboard" {
      guard let storyboard = StoryboardClass(rawValue: name) else { return nil }
      self = .storyboard(storyboard)
    } else {
      guard let inputClass = InputClass(rawValue: name), let format = HierarchyWriter.Format(rawValue: format)
      else { return nil }
      self = .hierarchy(inputClass, format)
    }
  }

  func write(_ views: Int, seed: UInt64, path: String) throws {
    switch self {
    case .hierarchy(let inputClass, let format):
      var writer = HierarchyWriter(format: format, file: try OutputFile(path: path))
      try inputClass.write(views, seed: seed, to: &writer)
      try writer.finish()
    case .storyboard(let storyboard):
      var writer = StoryboardWriter(file: try OutputFile(path: path))
      try storyboard.write(views, seed: seed, to: &writer)
    }
  }
}
