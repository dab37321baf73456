import Testing

@testable import SkelinspectKit

@Suite("The bytes of every key and value in YAML")
struct YAMLReaderTests {
  @Test(
    "are kept in block and flow style",
    arguments: [
      ("a: 12", "{@0 a@0..<1 =12@3..<5 }"),
      (
        "a: b\nc:\n  - 1\n  - d: ~\n",
        "{@0 a@0..<1 b@3..<4 c@5..<6 [@10 =1@12..<13 {@18 d@18..<19 =null@21..<22 } ] }"
      ),
      ("- - 1\n  - 2\n- 3", "[@0 [@2 =1@4..<5 =2@10..<11 ] =3@14..<15 ]"),
      ("{a: [b, {c: d}], e: {}}", "{@0 a@1..<2 [@4 b@5..<6 {@8 c@9..<10 d@12..<13 } ] e@17..<18 {@20 } }"),
      ("[a: 1, b]", "[@0 {@1 a@1..<2 =1@4..<5 } b@7..<8 ]"),
      (#"{"a":1,"b":[true]}"#, #"{@0 "a"@2..<3 =1@5..<6 "b"@8..<9 [@11 =true@12..<16 ] }"#),
      ("? a\n: b\n? c", "{@0 a@2..<3 b@6..<7 c@10..<11 =null@11..<11 }"),
      ("a:\nb: \n", "{@0 a@0..<1 =null@2..<2 b@3..<4 =null@5..<5 }"),
      ("[a, ]", "[@0 a@1..<2 ]"), ("text", "text@0..<4"),
      ("a b: c d  # e", "{@0 a b@0..<3 c d@5..<8 }"),
      ("# one\na: 1 # two\n\n# three\nb: '#4'\n", "{@6 a@6..<7 =1@9..<10 b@26..<27 \"#4\"@30..<32 }"),
      ("a#b: c#d", "{@0 a#b@0..<3 c#d@5..<8 }"),
      ("url: http://a/b?c=d&e", "{@0 url@0..<3 http://a/b?c=d&e@5..<21 }"),
      ("a:\t1", "{@0 a@0..<1 =1@3..<4 }"),
    ])
  func places(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }

  @Test(
    "count bytes, not characters",
    arguments: [
      ("é: ü\n鷗: 😀\nb: 1", "{@0 é@0..<2 ü@4..<6 鷗@7..<10 😀@12..<16 b@17..<18 =1@20..<21 }"),
      ("['é', \"ü\", 1]", "[@0 \"é\"@2..<4 \"ü\"@8..<10 =1@13..<14 ]"),
      ("# é\na: 1", "{@5 a@5..<6 =1@8..<9 }"),
      ("é: &x 'é'\nb: *x\nc: 2", "{@0 é@0..<2 \"é\"@8..<10 b@12..<13 *@15→8 c@18..<19 =2@21..<22 }"),
      ("a: b\r\nc:\r\n- 'd'\r\n- 1\r\n", "{@0 a@0..<1 b@3..<4 c@6..<7 [@10 \"d\"@13..<14 =1@19..<20 ] }"),
      ("a: b\rc: 1\r", "{@0 a@0..<1 b@3..<4 c@5..<6 =1@8..<9 }"),
      ("a: \"é\u{85}\"\nb: 1", "{@0 a@0..<1 \"é \"@4..<8 b@10..<11 =1@13..<14 }"),
      ("a: \"é\u{2028}\"\nb: 1", "{@0 a@0..<1 \"é\u{2028}\"@4..<9 b@11..<12 =1@14..<15 }"),
      ("\u{FEFF}a: é\nb: 1", "{@0 a@0..<1 é@3..<5 b@6..<7 =1@9..<10 }"),
      ("\u{FEFF}\u{FEFF}a: 1", "{@3 a@3..<4 =1@6..<7 }"),
    ])
  func bytes(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }

  @Test(
    "are those of the value alone behind an anchor or a tag",
    arguments: [
      ("a: &n 12", "{@0 a@0..<1 =12@6..<8 }"), ("a: &n wide", "{@0 a@0..<1 wide@6..<10 }"),
      ("a: &n 'é'\nb: *n", "{@0 a@0..<1 \"é\"@7..<9 b@11..<12 *@14→7 }"),
      ("a: &n\n  12", "{@0 a@0..<1 =12@8..<10 }"),
      ("a: &n # twelve\n  12", "{@0 a@0..<1 =12@17..<19 }"),
      ("a: !!str # twelve\n\n  12", #"{@0 a@0..<1 "12"@21..<23 }"#),
      ("a: &n\r\n  'b'\r\n", #"{@0 a@0..<1 "b"@10..<11 }"#),
      ("[&a x, &b 'y', *a]", #"[@0 x@4..<5 "y"@11..<12 *@15→4 ]"#),
      ("a: &n true", "{@0 a@0..<1 =true@6..<10 }"),
      ("&k a: 1", "{@0 a@3..<4 =1@6..<7 }"), ("a: &n x\n  y", "{@0 a@0..<1 x y@6..<11 }"),
      ("a: !!str 12", #"{@0 a@0..<1 "12"@9..<11 }"#),
      ("a: ! 12", #"{@0 a@0..<1 "12"@5..<7 }"#), ("a: !!str &n true", #"{@0 a@0..<1 "true"@12..<16 }"#),
      ("a: &n !!str true", #"{@0 a@0..<1 "true"@12..<16 }"#),
      ("a: !!int '12'", "{@0 a@0..<1 =12@10..<12 }"),
      ("a: !!float 1e3", "{@0 a@0..<1 =1e3@11..<14 }"),
      ("a: !!bool \"true\"", "{@0 a@0..<1 =true@11..<15 }"),
      ("a: !!null ~", "{@0 a@0..<1 =null@10..<11 }"),
      ("a: !<tag:yaml.org,2002:str> 1", #"{@0 a@0..<1 "1"@28..<29 }"#),
      ("%TAG !y! tag:yaml.org,2002:\n---\na: !y!str 1", #"{@32 a@32..<33 "1"@42..<43 }"#),
    ])
  func properties(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }

  @Test(
    "are none where nothing stands behind an anchor or a tag",
    arguments: [
      ("- &a\n- *a", [.null]), ("- &a # x\n- *a", [.null]), ("- &a", [.null]), ("[&a , *a]", [.null]),
      ("[&a, *a]", [.null]), ("[&a]", [.null]), ("- &a !!null\n- 1", [.null]), ("- !!null\n- 1", [.null]),
      ("- &a !!null ''", [.null]), ("- !!str\n- 1", [.text, .decodedText]),
    ] as [(String, [ValueKind])])
  func empty(_ text: String, _ kinds: [ValueKind]) throws {
    let document = try DocumentReader.read(Array(text.utf8), named: "text.yaml")
    let node = try #require(document.elements(0).first)
    #expect(kinds.contains(document.kind(node)))
    #expect(document.text(node) ?? "" == "")
  }

  @Test(
    "start where each document of a stream starts",
    arguments: [
      ("---\na: 1\n---\nb: 2\n", "{@4 a@4..<5 =1@7..<8 } ; {@13 b@13..<14 =2@16..<17 }"),
      ("a: 1\n...\n# é\n---\n- b\n...\n", "{@0 a@0..<1 =1@3..<4 } ; [@18 b@20..<21 ]"),
      ("%YAML 1.1\n---\na: 1\n...\n%YAML 1.2\n--- b", "{@14 a@14..<15 =1@17..<18 } ; b@37..<38"),
      ("--- 1\n--- 'b'\n---\n- c", "=1@4..<5 ; \"b\"@11..<12 ; [@18 c@20..<21 ]"),
      ("--- |\n  a\n--- >\n  b\n", "\"a\n\"@4..<10 ; \"b\n\"@14..<20"),
      ("---\n---\n", "=null@4..<4 ; =null@8..<8"),
      ("", ""), ("# only\n# comments\n", ""), ("\n \n", ""),
    ])
  func streams(_ text: String, _ expected: String) throws {
    try expectTape(expected, of: text)
  }
}
