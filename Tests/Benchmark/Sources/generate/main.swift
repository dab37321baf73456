// Writes a hierarchy for the yardsticks: generate CLASS json|yaml VIEWS FILE [SEED]

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 4 || words.count == 5,
  let inputClass = InputClass(rawValue: words[0]),
  let format = HierarchyWriter.Format(rawValue: words[1]),
  let views = Int(words[2]), views > 0,
  let seed = UInt64(words.count == 5 ? words[4] : "1")
else {
  let classes = InputClass.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: generate \(classes) json|yaml VIEWS FILE [SEED]")
  exit(64)
}

do {
  var writer = HierarchyWriter(format: format, file: try OutputFile(path: words[3]))
  try inputClass.write(views, seed: seed, to: &writer)
  try writer.finish()
} catch {
  print("generate: \(error)")
  exit(1)
}
