extension Hierarchy {
  /// Gives back the room that its lists have for more: a storyboard holds thousands of hierarchies.
  mutating func giveBackRoom() {
    views.giveBackRoom()
    attributes.giveBackRoom()
    frames.giveBackRoom()
    values.giveBackRoom()
  }
}
