extension Array {
  /// Gives back the room beyond its elements, where that is worth a copy of them.
  mutating func giveBackRoom() {
    guard capacity - count > count / 8 else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}
