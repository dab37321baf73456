import SkelinspectKit

let hierarchies = try readHierarchies("{type: UILabel, id: name, isSkeletonable: true}", named: "screen.yaml")
print(hierarchies.map { outline([$0]) }.joined())
