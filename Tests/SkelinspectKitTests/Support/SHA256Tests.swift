import Testing

@testable import SkelinspectKit

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "is that of FIPS 180-4, in base64 of RFC 4648",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func vectors(_ text: String, _ digest: String) { #expect(SHA256.digest(text).base64 == digest) }

  @Test("has one, two or three bytes behind it", arguments: [("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu")])
  func base64(_ text: String, _ encoded: String) { #expect(Array(text.utf8).base64 == encoded) }
}
