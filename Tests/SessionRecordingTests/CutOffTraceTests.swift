import ComposableArchitecture
import SessionRecording
import Testing

/// Whatever a killed program, an editor or a newer program left of a trace, what can be replayed is replayed.
@MainActor
struct CutOffTraceTests {
  private let folder = TemporaryFolder()

  private func text() throws -> String { try Recording.text(of: ["", "é🎈", "\"}\\", "#\u{FE0F}\u{20E3}"]) }

  private func read(_ bytes: some Collection<UInt8>) throws -> SessionTrace {
    try Data(bytes).write(to: folder.url.appending(path: "trace.jsonl"))
    return try SessionTrace(path: folder.path("trace.jsonl"))
  }

  private func replay(_ trace: SessionTrace) throws -> ReplayDifference? {
    try trace.replay([RecordedFeature { Holder<String>() }])
  }

  private func refusal(_ text: String) -> String? {
    message { _ = try replay(SessionTrace(text: text, name: "t")) }
  }

  @Test func `a trace that was cut at any byte replays up to its last whole line`() throws {
    let bytes = Array(try text().utf8)
    let header = try #require(bytes.firstIndex(of: 10))
    for length in (header + 1)...bytes.count {
      let whole = bytes[..<length].split(separator: 10, omittingEmptySubsequences: false)
      // A line that lacks its line feed alone is whole.
      let isWhole = whole.last?.isEmpty == true || length == bytes.count || bytes[length] == 10
      let trace = try read(bytes[..<length])
      let lines = whole.count { !$0.isEmpty } - (isWhole ? 0 : 1)
      #expect(trace.actionCount == max(0, lines - 2))
      #expect(trace.cutOffLine == (isWhole ? nil : lines + 1))
      if length % 7 == 0 || isWhole { #expect(try replay(trace) == nil) }
    }
  }

  @Test func `a trace that was cut in its first line is none`() throws {
    let header = try #require(try text().split(separator: "\n").first)
    for length in 1..<header.count {
      let sentence = message { _ = try read(header.prefix(length).utf8) }
      #expect(
        sentence?.hasSuffix("line 1: this isn't a recorded session; record one with '--record'") == true
      )
    }
    #expect(try read(header.utf8).actionCount == 0)
  }

  @Test func `a line that was cut in the middle of a trace is named`() throws {
    var lines = try text().split(separator: "\n").map(String.init)
    lines[3].removeLast(5)
    let text = lines.joined(separator: "\n") + "\n"
    #expect(refusal(text)?.hasPrefix("'t', line 4: the line cannot be read, because it isn't JSON") == true)
    #expect(refusal(text)?.hasSuffix("delete it and the lines below it, or record again") == true)
    #expect(try replay(SessionTrace(text: lines[..<3].joined(separator: "\n"))) == nil)
  }

  @Test func `bytes that aren't text are named by their line`() throws {
    var bytes = Array(try text().utf8)
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "v")))
    bytes[place] = 0xFF
    let sentence = message { _ = try read(bytes) }
    #expect(sentence?.contains("line 5: the line cannot be read") == true)
    #expect(sentence?.contains("\n") == false)
  }

  @Test(arguments: ["\r\n", "\n\n", " \n", "\n\n\n\n"])
  func `lines may end as an editor ends them`(ending: String) throws {
    let changed = try text().replacing("\n", with: ending)
    let trace = try SessionTrace(text: changed)
    #expect(trace.actionCount == 3)
    #expect(trace.cutOffLine == nil)
    #expect(try replay(trace) == nil)
  }

  @Test func `a byte order mark before the first line is read over`() throws {
    #expect(try read([0xEF, 0xBB, 0xBF] + Array(text().utf8)).actionCount == 3)
  }

  @Test func `members that a later program adds are read over`() throws {
    let changed = try text().replacing(#","time":"#, with: #","host":{"name":"x"},"time":"#)
      .replacing(#","changes":[]"#, with: "")
    #expect(try replay(SessionTrace(text: changed)) == nil)
  }

  @Test(arguments: [
    #"{"format":"session trace"}"#, #"{"format":"session trace","version":"1"}"#,
    #"{"format":"Session Trace","version":1}"#,
    #"{"format":null,"version":1}"#, #"{"version":1}"#, #"[{"format":"session trace","version":1}]"#, "%!PS",
    "\u{7F}ELF",
    #"{"log":{"version":"1.2","entries":[]}}"#, #"{"format":"session trace","version":1.5}"#,
  ])
  func `a file of another program isn't a trace`(header: String) throws {
    let lines = try text().split(separator: "\n").dropFirst()
    #expect(
      refusal(([Substring(header)] + lines).joined(separator: "\n") + "\n")
        == "'t', line 1: this isn't a recorded session; record one with '--record'"
    )
  }

  @Test(arguments: [3, 4, 9_223_372_036_854_775_807])
  func `a trace of a newer version is not guessed at`(version: Int) throws {
    let changed = try text().replacing(#""version":2"#, with: #""version":\#(version)"#)
    #expect(
      refusal(changed) == "'t', line 1: a newer version of the program recorded the session "
        + "(format \(version), and this one reads up to 2); update the program"
    )
  }

  @Test(arguments: [
    (#"{"store":1,"feature":"Holder<String>","state":{"value":""}}"#, "it doesn't name a store"),
    (#"{"feature":"Holder<String>","state":{"value":""}}"#, "it doesn't name a store"),
    (
      #"{"store":2,"number":4,"name":"x","cause":"user","action":{}}"#,
      "no line above it begins its store"
    ),
    (#"{"store":1,"number":4,"name":"x","cause":"user"}"#, "it doesn't describe an action"),
    (#"{"store":1,"number":4,"name":"x","action":{}}"#, "it doesn't describe an action"),
    (#"{"store":1,"number":4,"cause":"user","action":{}}"#, "it doesn't describe an action"),
    (#"{"store":1,"number":"4","name":"x","cause":"user","action":{}}"#, "it doesn't describe an action"),
    (
      #"{"store":1,"number":4,"name":"x","cause":"user","action":{},"changes":{}}"#,
      "it doesn't describe an action"
    ),
    (
      #"{"store":1,"number":4,"name":"x","cause":"user","action":{},"changes":[{"op":"copy","path":"/a"}]}"#,
      "it doesn't describe an action"
    ),
    ("[]", "no line above it begins its store"),
    ("7", "no line above it begins its store"),
  ])
  func `the error for a line outside of a trace names what is missing`(line: String, reason: String) throws {
    #expect(
      refusal(try text() + line + "\n")
        == "'t', line 6: the line cannot be read, because \(reason); "
        + "delete it and the lines below it, or record again"
    )
  }

  @Test func `a trace whose state has another type names the place in it`() throws {
    let changed = try text().replacing(#""state":{"value":""}"#, with: #""state":{"value":1}"#)
    #expect(
      refusal(changed)?.hasPrefix(
        "'t', line 2: the state of Holder<String> cannot be read, because a value is of another type at 'value'; "
      ) == true
    )
  }

  @Test func `changes of a place that the state doesn't have name it`() throws {
    let changed = try text().replacing(#""path":"/value""#, with: #""path":"/values/0~1~0""#)
    #expect(
      refusal(changed) == "'t', line 3: the changes don't fit the state, because it has no '/values/0~1~0'; "
        + "the file was changed, so record again"
    )
  }

  @Test func `a store without a state is unreadable rather than empty`() throws {
    let changed = try text().replacing(#","state":{"value":""}"#, with: "")
    #expect(refusal(changed)?.hasPrefix("'t', line 2: the state of Holder<String> cannot be read") == true)
  }
}
