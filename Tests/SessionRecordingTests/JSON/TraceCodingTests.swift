import Foundation
import JSONValues
import Testing

@testable import SessionRecording

/// Values that JSON has no form for are recorded all the same, and what can't be read says why.
struct TraceCodingTests {
  private func expectKept<Value: Codable & Equatable>(
    _ value: Value,
    as text: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let json = try TraceCoding.encode(value).text
    if let text { #expect(json == text, sourceLocation: location) }
    #expect(try TraceCoding.decode(Value.self, from: json) == value, sourceLocation: location)
  }

  @Test(arguments: [
    (0, #""2001-01-01T00:00:00Z""#), (0.5, "0.5"), (-0.25, "-0.25"),
    (788_918_400, #""2026-01-01T00:00:00Z""#),
    (-49_000_000_000, #""0448-04-01T08:53:20Z""#), (49_000_000_000, #""3553-10-01T15:06:40Z""#),
    (50_000_000_000, "50000000000"), (-63_114_076_800, "-63114076800"), (1e300, "1e+300"),
    (.infinity, #""infinity""#), (-.infinity, #""-infinity""#),
  ])
  func `a time is a text if it is the same afterwards, and else a number`(seconds: Double, text: String)
    throws
  {
    try expectKept(Date(timeIntervalSinceReferenceDate: seconds), as: text)
  }

  @Test func `times far away are kept`() throws {
    try expectKept([Date.distantPast, .distantFuture])
  }

  @Test func `infinite fractions and values that aren't numbers are texts`() throws {
    try expectKept([Double.infinity, -.infinity], as: #"["infinity","-infinity"]"#)
    try expectKept([Float.infinity, 0.1], as: #"["infinity",0.1]"#)
    let nan = try TraceCoding.encode(Double.nan).text
    #expect(nan == #""nan""#)
    #expect(try TraceCoding.decode(Double.self, from: nan).isNaN)
    try expectKept(["infinity", "nan"])
  }

  @Test func `numbers of each size are kept`() throws {
    try expectKept([Int128.min, .max], as: "[\(Int128.min),\(Int128.max)]")
    try expectKept(UInt128.max, as: "\(UInt128.max)")
    try expectKept([UInt8.max, 0])
    try expectKept([Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .ulpOfOne, 1e15, 1e16, 1e17])
    try expectKept([Float.greatestFiniteMagnitude, .leastNonzeroMagnitude])
    try expectKept([Decimal.greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi])
  }

  @Test func `addresses and data are kept`() throws {
    try expectKept(URL(string: "https://example.com/a?b=c%2Fd#e"), as: #""https://example.com/a?b=c%2Fd#e""#)
    try expectKept(Data([0, 255, 10]), as: #""AP8K""#)
    try expectKept(["a": Duration.milliseconds(1)])
    try expectKept([1: "one"], as: #"{"1":"one"}"#)
    try expectKept(Int?.none, as: "null")
  }

  private struct Wanted: Codable {
    struct Inner: Codable { var number: Int }
    var inner: [Inner]
    var time: Date?
  }

  @Test(arguments: [
    ("{}", "there is no 'inner'"), (#"{"inner":[{}]}"#, "there is no 'number' at 'inner/Index 0'"),
    (#"{"inner":[{"number":1},{"number":"2"}]}"#, "a value is of another type at 'inner/Index 1/number'"),
    (#"{"inner":null}"#, "a value is missing at 'inner'"), ("[]", "a value is of another type"),
    ("nonsense", "not valid JSON"),
  ])
  func `what cannot be read says what it lacks, and at which place`(json: String, reason: String) throws {
    let error = try #require(throws: (any Error).self) { try TraceCoding.decode(Wanted.self, from: json) }
    let said = TraceCoding.reason(error)
    #expect(said.contains(reason), "\(said)")
  }

  @Test func `another error is described as it is`() {
    struct Odd: Error {}
    #expect(TraceCoding.reason(Odd()) == "Odd()")
  }
}
