// Runs one stage of skelinspect alone, text to located tree, and prints how many values it found:
// probe json-parse|yaml-read FILE

@_spi(Benchmark) import SkelinspectKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let names = ["json-parse": "input.json", "yaml-read": "input.yaml"]

/// The exit status. The bytes are local to this function: a second owner would make the reader copy them.
func probe(_ words: ArraySlice<String>) -> Int32 {
  guard words.count == 2, let stage = words.first, let path = words.last, let name = names[stage],
    let bytes = readFile(path)
  else {
    print("usage: probe json-parse|yaml-read FILE")
    return 64
  }
  do {
    print(try parseDocument(bytes, named: name))
    return 0
  } catch {
    print("probe: \(error)")
    return 2
  }
}

/// All bytes of a file, with room behind them for the zeros that a reader puts there.
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
