// Writes a hierarchy or a storyboard for the yardsticks: generate CLASS json|yaml|storyboard VIEWS FILE [SEED]|yaml VIEWS FILE [SEED]

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 4 || words.count == 5,
  let input = Input(class: words[0], format: words[1]),
  let views = Int(words[2]), views > 0,
  let seed = UInt64(words.count == 5 ? words[4] : "1")
else {
  print("usage: generate CLASS json|yaml|storyboard VIEWS FILE [SEED]")
  print("classes: \(InputClass.allCases.map(\.rawValue).joined(separator: " "))")
  print("of storyboards: \(StoryboardClass.allCases.map(\.rawValue).joined(separator: " "))")
  exit(64)
}

do {
  try input.write(views, seed: seed, path: words[3])
} catch {
  print("generate: \(error)")
  exit(1)
}
