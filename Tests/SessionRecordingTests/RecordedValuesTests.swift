import ComposableArchitecture
import SessionRecording
import Testing

/// Whatever a state holds is replayed from the file as it was.
@MainActor
struct RecordedValuesTests {
  private func expectReplay<Value: Codable & Equatable & Sendable>(
    _ values: [Value],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let trace = try SessionTrace(text: try Recording.text(of: values), name: "trace.jsonl")
    #expect(trace.actionCount == values.count - 1, sourceLocation: location)
    #expect(try trace.replay([RecordedFeature { Holder<Value>() }]) == nil, sourceLocation: location)
  }

  @Test func `members of any name are added, changed and removed`() throws {
    let keys = [
      "", "/", "~", "~1", "a/b~", "-", "0", "\"\\", "\n\u{0}", "é", "#\u{FE0F}\u{20E3}", "\u{301}",
      "\u{301}x/\u{301}",
      "~\u{301}", "\u{200D}", "\u{1F3FD}", "\u{FE0F}/",
    ]
    for key in keys {
      try expectReplay([[:], [key: 1], [key: 2, "other": 1], [key: 2], [:]])
      try expectReplay([["a": [key: ["b": 1]]], ["a": [key: ["b": 2]]], ["a": [:]]])
    }
    try expectReplay([[:], Dictionary(keys.map { ($0, $0) }) { first, _ in first }, [:]])
  }

  @Test func `lists grow, shrink and change at either end`() throws {
    try expectReplay([
      [], [1], [1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 4], [9, 1, 2, 4], [1, 2, 4], [1, 2], [], [5, 5, 5], [5],
    ])
    try expectReplay([[["a"], []], [["a"], ["b"]], [["a", "c"], ["b"]], [[], ["b"]], [[]]])
  }

  @Test func `a value may be nil, and become one again`() throws {
    try expectReplay([nil, 1, nil, 2, 3] as [Int?])
    try expectReplay([[nil], [1], [1, nil], [nil, nil]] as [[Int?]])
    try expectReplay([["a": nil], ["a": 1], [:], ["a": nil]] as [[String: Int?]])
  }

  @Test func `texts are kept character for character`() throws {
    let texts = [
      "", "a\"b\\c/d", "\u{0}\u{1}\u{7F}", "\r\n\t", "\u{2028}\u{2029}\u{FEFF}", "\u{FFFD}\u{FFFE}\u{10FFFF}",
      "e\u{301}",
      "#\u{FE0F}\u{20E3} \\u0041 \\(1)", "שלום \u{202E}", String(repeating: "\\", count: 300), "👩‍👩‍👧",
    ]
    try expectReplay(texts)
    let trace = try SessionTrace(text: Recording.text(of: texts))
    let source = try Recording.text(of: texts)
    #expect(!source.contains("\u{7F}"))
    #expect(!source.contains("\u{202E}"))
    #expect(trace.features == ["Holder<String>"])
  }

  @Test func `times are kept to the last fraction`() throws {
    try expectReplay([
      Date(timeIntervalSinceReferenceDate: 0), .distantPast, .distantFuture,
      Date(timeIntervalSince1970: 0.1 + 0.2),
      Date(timeIntervalSince1970: -1), Date(timeIntervalSince1970: 1e11),
    ])
  }

  private struct Nested: Codable, Equatable, Sendable {
    var inner: [Nested] = []
    static func of(depth: Int) -> Nested {
      (0..<depth).reduce(Nested()) { nested, _ in Nested(inner: [nested]) }
    }
  }

  @Test func `states nest deep`() throws {
    try expectReplay([Nested.of(depth: 0), .of(depth: 60), .of(depth: 61), .of(depth: 1)])
  }

  @Test func `a state that nests deeper than JSON may is said to be unrecorded`() throws {
    let text = try Recording.text(of: [Nested.of(depth: 1), .of(depth: 300), .of(depth: 1)])
    let trace = try SessionTrace(text: text, name: "trace.jsonl")
    #expect(trace.actionCount == 2)
    let sentence = message { _ = try trace.replay([RecordedFeature { Holder<Nested>() }]) }
    #expect(
      sentence?.hasPrefix("'trace.jsonl', line 3: the action replaced was not recorded, because") == true
    )
    #expect(sentence?.hasSuffix("change that, and record again") == true)
    #expect(sentence?.contains("\n") == false)
  }

  /// A value that can't be encoded as long as it is negative.
  private struct Picky: Codable, Equatable, Sendable {
    var number: Int
    init(_ number: Int) { self.number = number }
    init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
    func encode(to encoder: any Encoder) throws {
      guard number >= 0 else {
        throw EncodingError.invalidValue(
          number,
          EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "\(number) is below zero")
        )
      }
      try number.encode(to: encoder)
    }
  }

  @Test(arguments: [([-1, 1], "line 2: the state"), ([1, 2, -3, 4], "line 4: the action replaced")])
  private func `a value that can't be encoded is named with its reason`(numbers: [Int], place: String) throws
  {
    let trace = try SessionTrace(text: Recording.text(of: numbers.map(Picky.init)), name: "trace.jsonl")
    #expect(trace.actionCount == numbers.count - 1)
    let number = numbers.first { $0 < 0 } ?? 0
    #expect(
      message { _ = try trace.replay([RecordedFeature { Holder<Picky>() }]) }
        == "'trace.jsonl', \(place) was not recorded, because \(number) is below zero; change that, and record again"
    )
  }
}
