import Foundation
import Testing

@testable import SkelinspectKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Hostile texts in XML")
struct HostileXMLTests {
  private static var texts: [String] { Hostile.textsByFile.map(\.withoutForbiddenXML) }

  @Test("come back from JUnit's, without what XML forbids")
  func junit() throws {
    let elements = try XMLElements.of(ReportFormat.junit.text(of: Hostile.report, .sample))
    let suites = elements.filter { $0.name == "testsuite" }
    let cases = elements.filter { $0.name == "testcase" }
    let failures = elements.filter { $0.name == "failure" }
    for (number, text) in Self.texts.enumerated() {
      #expect(suites[number].attributes["name"]?.scalars == Hostile.fileName(text).scalars)
      #expect(
        cases[number].attributes["name"]?.scalars == "unreachable-skeletonable UIView/UILabel#\(text)".scalars
      )
      #expect(failures[number].attributes["message"]?.scalars == text.scalars)
      #expect(failures[number].text.unicodeScalars.contains("help: ".unicodeScalars))
    }
    #expect(failures.count == Hostile.texts.count)
  }

  @Test("come back from JUnit's as the names of what could not be read")
  func unread() throws {
    let elements = try XMLElements.of(ReportFormat.junit.text(of: .unread, .sample))
    let names = elements.filter { $0.name == "testsuite" }.compactMap { $0.attributes["name"]?.scalars }
    for text in Hostile.texts { #expect(names.contains(Hostile.fileName(text).withoutForbiddenXML.scalars)) }
    #expect(elements.count { $0.name == "error" } == Hostile.texts.count + 1)
  }

  @Test("come back from Checkstyle's, without what XML forbids")
  func checkstyle() throws {
    let elements = try XMLElements.of(ReportFormat.checkstyle.text(of: Hostile.report, .sample))
    let (files, errors) = (elements.filter { $0.name == "file" }, elements.filter { $0.name == "error" })
    #expect(errors.count == Hostile.texts.count)
    for (number, text) in Self.texts.enumerated() {
      #expect(files[number].attributes["name"]?.scalars == Hostile.fileName(text).scalars)
      #expect(errors[number].attributes["message"]?.scalars == "\(text) (\(text))".scalars)
    }
  }

  @Test(
    "are well-formed", .enabled(if: XMLLint.isInstalled, XMLLint.isMissing),
    arguments: [ReportFormat.junit, .checkstyle])
  func wellFormed(_ format: ReportFormat) throws { try check(format) }

  @Test(
    "are valid by JUnit's schema", .enabled(if: XMLLint.isInstalled, XMLLint.isMissing),
    .enabled(if: Shared.url("schemas") != nil, Shared.isMissing("schemas")))
  func schema() throws { try check(.junit, Shared.url("schemas/junit-10.xsd")) }

  private func check(_ format: ReportFormat, _ schema: URL? = nil) throws {
    for report in [Hostile.report, .sample, .unread, LintReport([])] {
      #expect(try XMLLint.problems(in: format.text(of: report, .sample), schema) == "")
    }
  }
}

/// The elements of an XML text in their order.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private var elements: [Element] = []

  static func of(_ text: String) throws -> [Element] {
    let elements = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse())
    return elements.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !elements.isEmpty { elements[elements.count - 1].text += text }
  }
}
