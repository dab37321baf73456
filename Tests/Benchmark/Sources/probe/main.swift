// Runs a stage of skelinspect on some files and prints how many values, views or findings there are:
// probe json-parse|yaml-read|xml-read|evaluate|lint FILE...

@_spi(Benchmark) import SkelinspectKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The exit status. The bytes are local to this function: a second owner would make the reader copy them.
func probe(_ words: ArraySlice<String>) -> Int32 {
  guard words.count >= 2, let name = words.first, let stage = stages[name] else {
    print("usage: probe \(stages.keys.sorted().joined(separator: "|")) FILE...")
    return 64
  }
  do {
    var count = 0
    for path in words.dropFirst() {
      guard let bytes = readFile(path) else {
        print("probe: \(path) cannot be read")
        return 2
      }
      count += try stage(consume bytes, path)
    }
    print(count)
    return 0
  } catch {
    print("probe: \(error)")
    return 2
  }
}

/// All bytes of a file, with room after them for the zeros that a reader puts there.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = ftell(file)
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size + 64) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

exit(probe(CommandLine.arguments.dropFirst()))
