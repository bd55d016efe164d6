import ComposableArchitecture
import JSONValues
import Testing

@testable import SessionRecording

/// A value becomes an expression of Swift that makes it again.
struct SourceWriterTests {
  private enum Kind: Codable {
    case plain
    case pair(Int, named: String)
    case one(String)
    case only(named: String)
    case nested([Kind], Entry)
  }

  private struct Entry: Codable { var title: String }

  private enum Spoken: String, Codable, CustomStringConvertible {
    case hello
    var description: String { "greeting" }
  }

  private func source(_ value: Any) throws -> String {
    var writer = SourceWriter()
    return try writer.expression(value, named: "value").line
  }

  private static let values: [(any Encodable & Sendable, String)] = [
    (true, "true"), (0, "0"), (Int64.min, "-9223372036854775808"), (UInt64.max, "18446744073709551615"),
    (Int128.max, "170141183460469231731687303715884105727"), (0.1 + 0.2, "0.30000000000000004"),
    (1e16, "1e+16"),
    (-0.0, "-0.0"), (2.0, "2.0"), (Float(0.1), "0.1"), (Double.infinity, ##"try recorded(#""infinity""#)"##),
    (-Float.infinity, ##"try recorded(#""-infinity""#)"##), ("", #""""#),
    (Duration.seconds(-3), ".seconds(-3)"),
    (Duration.milliseconds(1), ##"try recorded(#"[0,1000000000000000]"#)"##),
    (Date(timeIntervalSince1970: 0), ##"try recorded(#""1970-01-01T00:00:00Z""#)"##),
    (Data([1]), ##"try recorded(#""AQ==""#)"##), (Decimal(1) / 8, ##"try recorded(#"0.125"#)"##),
    ([Int](), "[]"), ([1, 2], "[1, 2]"), (["a", "b\""], #"["a", "b\""]"#), ([1, nil] as [Int?], "[1, nil]"),
    ([[1], [2]], ##"try recorded(#"[[1],[2]]"#)"##),
    ([1.0, .infinity], ##"try recorded(#"[1,"infinity"]"#)"##),
    (["b": 1, "a": 2], ##"try recorded(#"{"a":2,"b":1}"#)"##), (Int?.none, "nil"), (Int?.some(3), "3"),
    (Entry?.some(Entry(title: "a")), ##"try recorded(#"{"title":"a"}"#)"##), (Entry?.none, "nil"),
    (Kind.plain, ".plain"), (Kind.pair(1, named: "a"), #".pair(1, named: "a")"#),
    (Kind.one("a"), #".one("a")"#),
    (Kind.only(named: "a"), #".only(named: "a")"#),
    (
      Kind.nested([.plain, .plain], Entry(title: "a")),
      ##".nested([.plain, .plain], try recorded(#"{"title":"a"}"#))"##
    ),
    (Spoken.hello, ##"try recorded(#""hello""#)"##),
  ]

  @Test(arguments: values.indices)
  func `a value is written as a literal, or else as JSON`(index: Int) throws {
    let (value, expected) = Self.values[index]
    let written = try source(value)
    #expect(written == expected)
  }

  @Test(arguments: [
    ("\"", #""\"""#), ("\\(1)", #""\\(1)""#), ("\n\r\t\u{0}", #""\n\r\t\u{0000}""#),
    ("\u{202E}", #""\u{202E}""#),
    ("\u{E0001}", #""\u{E0001}""#), ("#\"", ##""#\"""##), ("é", "\"é\""), ("\u{A0}", #""\u{00A0}""#),
    ("'`$%{}", "\"'`$%{}\""), ("👩‍👧", "\"👩\\u{200D}👧\""),
  ])
  func `a text is a literal in which nothing is hidden`(text: String, literal: String) throws {
    #expect(try source(text) == literal)
  }

  @Test func `what is neither a literal nor can be encoded is refused by its type`() {
    struct Opaque {}
    let error = #expect(throws: TraceError.self) { try source(Opaque()) }
    #expect(error?.message == "Opaque cannot be written as JSON; make it Codable")
  }

  // MARK: Raw strings

  /// Returns the text that a raw string of one line stands for; `nil` if it isn't one.
  private func text(ofRawString literal: Substring) -> String? {
    let scalars = Array(literal.unicodeScalars)
    let marks = scalars.prefix { $0 == "#" }.count
    let end = ["\""] + Array(repeating: "#" as Unicode.Scalar, count: marks)
    let escape = ["\\"] + Array(repeating: "#" as Unicode.Scalar, count: marks)
    let content = scalars.dropFirst(marks + 1).dropLast(marks + 1)
    guard marks > 0, scalars.dropFirst(marks).first == "\"", scalars.suffix(marks + 1).elementsEqual(end)
    else {
      return nil
    }
    for start in content.indices {
      let rest = content[start...].prefix(marks + 1)
      if rest.elementsEqual(end) || rest.elementsEqual(escape) { return nil }
    }
    return String(String.UnicodeScalarView(content))
  }

  @Test(arguments: HostileText.all)
  func `no text ends the raw string around it, or is an escape in it`(text: String) throws {
    let source = try source(Entry(title: text))
    let literal = source.dropFirst("try recorded(".count).dropLast()
    let json = try #require(self.text(ofRawString: literal), "\(source)")
    #expect(try (recorded(json) as Entry).title.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  // MARK: Constants

  /// Returns the text of a constant of several lines, as the compiler reads it; `nil` if it ends too early.
  private func text(ofConstant declaration: String) -> String? {
    let lines = declaration.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
    guard lines.count > 2, let opening = lines.first, let closing = lines.last else { return nil }
    let marks = opening.unicodeScalars.filter { $0 == "#" }.count
    let escape = "\\" + String(repeating: "#", count: marks)
    guard marks > 0, closing == "  \"\"\"" + String(repeating: "#", count: marks) else { return nil }
    var text = ""
    for line in lines.dropFirst().dropLast() {
      guard line.hasPrefix("  "), line.count <= max(SourceExpression.lineLength, marks + 20) else {
        return nil
      }
      var content = String(line.dropFirst(2))
      let isContinued = content.hasSuffix(escape)
      if isContinued { content.removeLast(escape.count) }
      guard !content.isEmpty, content.unicodeScalars.firstRange(of: escape.unicodeScalars) == nil else {
        return nil
      }
      text += isContinued ? content : content + "\n"
    }
    return text
  }

  @Test(
    arguments: HostileText.all + [
      "\\\"", "a\\", "\u{200B}", "\\\u{301}", "\u{E0001}", "#", "\"" + String(repeating: "#", count: 120),
    ]
  )
  func `a long text is wrapped so that it is the same afterwards`(text: String) throws {
    for count in [60, 171] {
      for start in ["", "a", "abc"] {
        let title = start + String(repeating: text + (text.isEmpty ? "x" : ""), count: count)
        var writer = SourceWriter()
        let json = try TraceCoding.encode(Entry(title: title)).text
        guard json.count > 60 else { continue }
        #expect(try writer.expression(Entry(title: title), named: "entry").line == "try recorded(entry1)")
        let declaration = try #require(writer.declarations.first)
        let constant = try #require(self.text(ofConstant: declaration), "\(declaration)")
        #expect(try (recorded(constant) as Entry).title.unicodeScalars.elementsEqual(title.unicodeScalars))
      }
    }
  }

  @Test func `a text of a thousand lines is written whole`() throws {
    var writer = SourceWriter()
    let entry = Entry(title: String(repeating: "a \\ \" ", count: 12_000))
    _ = try writer.expression(entry, named: "entry")
    let constant = try #require(text(ofConstant: writer.declarations[0]))
    #expect(try (recorded(constant) as Entry).title == entry.title)
  }

  @Test func `the same document is one constant, and others have numbers`() throws {
    var writer = SourceWriter()
    let entries = ["a", "b", "a"].map { Entry(title: String(repeating: $0, count: 80)) }
    let lines = try entries.map { try writer.expression($0, named: "entry").line }
    #expect(lines == ["try recorded(entry1)", "try recorded(entry2)", "try recorded(entry1)"])
    #expect(writer.declarations.count == 2)
    #expect(
      writer.declarations[0] == ##"""
        private let entry1 = #"""
          {"title":"\##(entries[0].title)"}
          """#
        """##
    )
  }

  @Test func `the modules of what is written are imported, but for the tests' own`() throws {
    var writer = SourceWriter()
    writer.use(JSONValue.null)
    writer.use(Kind.plain)
    writer.use(1)
    writer.use(Date())
    #expect(writer.modules.contains("JSONValues"))
    #expect(!writer.modules.contains("Swift"))
    #expect(!writer.modules.contains("SessionRecordingTests"))
  }
}
