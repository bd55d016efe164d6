import ArgumentParser
import CommandSupport
import Foundation
import Testing

/// A command that prints one value of any kind.
private struct Echo: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "echo")
  @TaskLocal static var value = FieldValue.null
  @OptionGroup var common: CommonOptions

  func perform(output: Output) async throws {
    let value = Self.value
    try output.detail(0, columns: [Column("value") { (_: Int) in value }])
  }
}

@MainActor
struct FieldValueTests {
  private func printed(_ value: some FieldConvertible, as options: [String]) async -> String {
    await Echo.$value.withValue(value.fieldValue) {
      await CapturedRun(Echo.self, options, isTerminal: true, environment: ["NO_COLOR": "1"]).standardOutput
    }
  }

  @Test(
    arguments: [
      (1e-7, "0.0000001"), (0.1, "0.1"), (64_123.456789012, "64123.456789012"), (1e15, "1000000000000000"),
      (42, "42"), (-0.5, "-0.5"), (1.2345e20, "123450000000000000000"),
    ] as [(Double, String)]
  )
  func `numbers have every digit and no exponent`(number: Double, expected: String) async {
    #expect(await printed(number, as: ["--plain"]) == "\(expected)\n")
    #expect(await printed(number, as: ["--json"]) == "{\n  \"value\": \(expected)\n}\n")
  }

  @Test(arguments: [1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1e200])
  func `extreme numbers stay numbers`(number: Double) async throws {
    #expect(Double(await printed(number, as: ["--plain"]).dropLast()) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that isn't a number is null`(number: Double) async {
    #expect(await printed(number, as: ["--json"]) == "{\n  \"value\": null\n}\n")
  }

  @Test func `decimals keep their digits`() async throws {
    let number = try #require(Decimal(string: "0.123456789012345678901234567890"))
    #expect(await printed(number, as: ["--plain"]) == "0.12345678901234567890123456789\n")
    #expect(await printed(Decimal.nan, as: ["--json"]).contains("null"))
  }

  @Test func `text in plain lines cannot break them`() async {
    let text = "a\tb\nc\\d\u{1B}[31m\u{202E}e"
    #expect(await printed(text, as: ["--plain"]) == "a\\tb\\nc\\\\d[31me\n")
  }

  @Test func `text in a table is one harmless line`() async {
    let text = "a\tb\nc\u{1B}[31m\u{202E}d\u{9B}"
    #expect(await printed(text, as: []) == "Value  a b c[31md\n")
  }

  @Test func `text in JSON loses nothing and is harmless`() async throws {
    let text = "\"a\"\t\n\\ \u{1B}[31m \u{202E} \u{9B} \u{7F} é 日 👍 \u{0} \u{2028}"
    let printed = await printed(text, as: ["--json"])
    let unsafe = printed.unicodeScalars.filter { $0 != "\n" && ($0.properties.generalCategory == .control) }
    #expect(unsafe.isEmpty)
    #expect(!printed.unicodeScalars.contains("\u{202E}"))
    let object = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: String]
    #expect(object?["value"] == text)
  }

  @Test func `times have fractions only if they need them`() async {
    #expect(await printed(Date(timeIntervalSince1970: 0), as: ["--plain"]) == "1970-01-01T00:00:00Z\n")
    #expect(await printed(Date(timeIntervalSince1970: 0.5), as: ["--plain"]) == "1970-01-01T00:00:00.500Z\n")
  }

  @Test func `nothing is empty in plain lines and a dash in a table`() async {
    #expect(await printed(String?.none, as: ["--plain"]) == "\n")
    #expect(await printed(String?.none, as: []) == "Value  -\n")
  }

  @Test func `lists are nested`() async {
    #expect(await printed(["a", "b,\"c"], as: ["--json"]) == "{\n  \"value\": [\"a\", \"b,\\\"c\"]\n}\n")
    #expect(await printed([1, 2], as: []) == "Value  1, 2\n")
  }
}
