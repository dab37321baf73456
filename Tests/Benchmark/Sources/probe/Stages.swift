@_spi(Benchmark) import SkelinspectKit

/// What can be measured by itself: takes a file's bytes and its name, and returns how much there is of it.
let stages: [String: @Sendable (consuming [UInt8], String) throws -> Int] = [
  "json-parse": { bytes, _ in try parseDocument(consume bytes, named: "input.json") },
  "yaml-read": { bytes, _ in try parseDocument(consume bytes, named: "input.yaml") },
  "xml-read": { bytes, path in try parseXML(consume bytes, named: path) },
  "read": { bytes, path in try readViews(consume bytes, named: path) },
  "evaluate": { bytes, path in try evaluate(consume bytes, named: path) },
  "lint": { bytes, path in lintWithAllRules(consume bytes, named: path) },
]
