/// What RFC 8259 allows, one text for each production of its grammar and each trap beside it.
extension JSONText {
  static let valid =
    validStructures + validNumbers + validStrings + validEscapes + validCharacters + validBytes + validDepths

  private static let validStructures = texts([
    "null alone": "null",
    "true alone": "true",
    "false alone": "false",
    "a number alone": "42",
    "a negative number with a fraction alone": "-0.1",
    "a text alone": #""asd""#,
    "an empty text alone": #""""#,
    "an empty list": "[]",
    "an empty mapping": "{}",
    "a list of one": "[1]",
    "a list of each kind": #"[null, 1, "1", {}, [], true, false]"#,
    "a list of several nulls": "[1,null,null,null,2]",
    "a list that holds an empty text": #"[""]"#,
    "lists in lists": "[[[[]]],[[],[[]]]]",
    "mappings in mappings": #"{"a":{"b":{"c":{}}}}"#,
    "a mapping of one": #"{"a":0}"#,
    "a mapping of several": #"{"asd":"sdf", "dfg":"fgh"}"#,
    "a mapping in a list in a mapping": #"{"a":[{"b":[{}]}]}"#,
    "the empty text as a key": #"{"":0}"#,
    "a key twice": #"{"a":"b","a":"c"}"#,
    "a key and its value twice": #"{"a":"b","a":"b"}"#,
    "a key with an escape": #"{"a\u0000b":1}"#,
    "a key that reads like a number": #"{"1":1}"#,
    "white space of each kind around everything": "\t\n\r [ \t\n\r1\t\n\r ,\t\n\r 2\n]\r\t\n ",
    "white space of each kind in a mapping": "{ \t\n\r\"a\" \t\n\r: \t\n\r1 \t\n\r, \t\n\r\"b\" : 2 }",
    "white space in an empty list": "[ \t\r\n ]",
    "white space in an empty mapping": "{ \t\r\n }",
    "a space before the value": " [1]",
    "a space after the value": "[1] ",
    "a newline after the value": "[1]\n",
    "CRLF after every line": "{\r\n\"a\": 1\r\n}\r\n",
    "CR after every line": "[\r1\r]\r",
    "a byte order mark before the value": "\u{FEFF}{}",
  ])

  private static let validNumbers = texts([
    "zero": "[0]",
    "minus zero": "[-0]",
    "a negative one": "[-1]",
    "a number of several digits": "[1234567890]",
    "a number of a hundred digits": "[\(String(repeating: "9", count: 100))]",
    "a fraction": "[123.456789]",
    "a fraction of zero": "[0.0]",
    "a fraction of a hundred digits": "[0.\(String(repeating: "3", count: 100))]",
    "a number close to zero":
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]",
    "an exponent": "[1e2]",
    "a capital exponent": "[1E22]",
    "an exponent with a plus": "[1e+2]",
    "a capital exponent with a plus": "[1E+2]",
    "an exponent with a minus": "[1e-2]",
    "a capital exponent with a minus": "[1E-2]",
    "an exponent with leading zeros": "[1e000002]",
    "zero to a power": "[0e1]",
    "zero to a positive power": "[0e+1]",
    "zero to a capital power": "[0E1]",
    "minus zero with a fraction and a power": "[-0.0e-0]",
    "a fraction and an exponent": "[123.456e78]",
    "an exponent beyond every float": "[1e9999]",
    "a negative exponent beyond every float": "[-1e-9999]",
    "the largest float and the smallest": "[1.7976931348623157e308, 5e-324]",
    "a number after a space": "[ 4]",
    "a number before a newline": "[1\n]",
    "numbers as values of a mapping": #"{"min": -1.0e+28, "max": 1.0e+28}"#,
  ])

  private static let validStrings = texts([
    "a text in a list": #"["asd"]"#,
    "a text after a space": #"[ "asd"]"#,
    "a text of one space": #"[" "]"#,
    "comments in a text": ##"["a/*b*/c/*d//e#f"]"##,
    "structural characters in a text": #"["[]{}:,"]"#,
    "a single quote in a text": #"["it's"]"#,
    "an unescaped slash": #"["a/b"]"#,
    "every printable ASCII character": ##"[" !#$%&'()*+,-./0123456789:;<=>?@AZ[]^_`az{|}~"]"##,
    "a text of 10,000 letters": "[\"\(String(repeating: "x", count: 10_000))\"]",
    "texts of 0 to 9 letters":
      #"["","1","12","123","1234","12345","123456","1234567","12345678","123456789"]"#,
    "a quote behind 0 to 8 letters":
      #"["\"","1\"","12\"","123\"","1234\"","12345\"","123456\"","1234567\""]"#,
    "a long key and a long value":
      "{\"\(String(repeating: "k", count: 2000))\":\"\(String(repeating: "v", count: 2000))\"}",
  ])

  private static let validEscapes = texts([
    "every short escape": #"["\"\\\/\b\f\n\r\t"]"#,
    "an escaped backslash before an n": #"["\\n"]"#,
    "an escaped backslash before an a": #"["\\a"]"#,
    "an escaped backslash before u and zeros": #"["\\u0000"]"#,
    "an escaped backslash at the end": #"["\\"]"#,
    "an escaped quote alone": #"["\""]"#,
    "an escaped NUL": #"["\u0000"]"#,
    "an escaped control character": #"["\u0012"]"#,
    "an escaped newline by its number": #"["new\u000Aline"]"#,
    "an escaped letter": #"["\u0061"]"#,
    "an escaped quote and backslash by their numbers": #"["\u0022\u005C"]"#,
    "escapes with digits of both cases": #"["\uaBcD\uAbCd\uffff\uFFFF"]"#,
    "an escaped no-break space": #"["\u00A0"]"#,
    "an escaped U+2028 and U+2029": #"["\u2028\u2029"]"#,
    "an escaped byte order mark": #"["\uFEFF"]"#,
    "an escaped character of two bytes": #"["\u0123"]"#,
    "an escaped character of three bytes": #"["\u0821"]"#,
    "an escaped surrogate pair": #"["\uD801\udc37"]"#,
    "two escaped surrogate pairs": #"["\ud83d\ude39\ud83d\udc8d"]"#,
    "the first and the last surrogate pair": #"["\uD800\uDC00\uDBFF\uDFFF"]"#,
    "the characters beside the surrogates": #"["\uD7FF\uE000"]"#,
    "escaped non-characters": #"["\uFFFE\uFDD0\uD83F\uDFFE\uDBFF\uDFFE"]"#,
    "escapes at both ends of a text": #"["\ta\n"]"#,
  ])

  private static let validCharacters = texts([
    "an unescaped DEL": "[\"\u{7F}\"]",
    "DEL in a key": "{\"a\u{7F}\": 1}",
    "unescaped C1 characters": "[\"\u{80}\u{85}\u{9F}\"]",
    "an unescaped no-break space": "[\"\u{A0}\"]",
    "an unescaped U+2028 and U+2029": "[\"\u{2028}\u{2029}\"]",
    "characters without width": "[\"\u{200B}\u{2060}\u{2064}\"]",
    "a byte order mark in a text": "[\"\u{FEFF}\"]",
    "characters of two, three and four bytes": "[\"éπ€鷗𝄞😀\"]",
    "the first and last character of each length": "[\"\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\"]",
    "a character that is not assigned": "[\"\u{1BFFF}\"]",
    "characters for private use": "[\"\u{E000}\u{F8FF}\u{F0000}\"]",
    "Cyrillic in an escape and in letters": "{\"title\":\"\\u041f\\u043e Землю\"}",
    "a combining character first in a text": "[\"\u{301}a\"]",
  ])

  private static let validBytes = bytes([
    "a byte order mark and white space before a number": [0xEF, 0xBB, 0xBF, 0x20, 0x31],
    "an unescaped U+FDD0": [0x22, 0xEF, 0xB7, 0x90, 0x22],
    "an unescaped U+FFFE and U+FFFF": [0x22, 0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF, 0x22],
    "an unescaped U+1FFFE": [0x22, 0xF0, 0x9F, 0xBF, 0xBE, 0x22],
    "an unescaped U+10FFFE and U+10FFFF": [0x22, 0xF4, 0x8F, 0xBF, 0xBE, 0xF4, 0x8F, 0xBF, 0xBF, 0x22],
  ])

  private static let validDepths = [
    nested(10_000, "[", "]", called: "lists 10,000 deep"),
    nested(9_999, "{\"a\":", "}", around: "{}", called: "mappings 10,000 deep"),
    nested(5_000, "[{\"\":", "}]", around: "0", called: "lists and mappings 10,000 deep by turns"),
  ]

  static func nested(
    _ count: Int, _ opening: String, _ closing: String, around inner: String = "", called name: String
  ) -> JSONText {
    let text = String(repeating: opening, count: count) + inner + String(repeating: closing, count: count)
    return JSONText(testDescription: name, bytes: Array(text.utf8))
  }
}
