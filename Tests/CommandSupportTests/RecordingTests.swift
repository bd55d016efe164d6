import ArgumentParser
import CommandSupport
import ComposableArchitecture
import Foundation
import Testing

/// Tests of `--record` and `replay`.
@MainActor
struct RecordingTests {
  private let folder: URL
  private var trace: String { folder.appending(path: "trace.jsonl").path(percentEncoded: false) }
  private var lines: [String] {
    get throws { try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n").map(String.init) }
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ lines: [String]) throws {
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: trace))
  }

  @Test(arguments: [
    ["--record", "FILE", "counting", "step"], ["--record=FILE", "counting", "step"],
    ["counting", "--record", "FILE", "step"], ["counting", "step", "--record", "FILE"],
    ["--record", "other", "counting", "step", "--record=FILE"],
  ])
  func `the option may stand anywhere`(arguments: [String]) async throws {
    defer { remove() }
    let run = await CapturedRun(CountingSuite.self, arguments.map { $0.replacing("FILE", with: trace) })
    #expect(run.status == .success)
    #expect(run.standardOutput == "2\n")
    #expect(run.standardError.contains("Recorded 2 actions in '\(trace)'"))
    #expect(try lines.count == 4)
  }

  @Test func `behind the terminator it isn't an option`() async throws {
    defer { remove() }
    let run = await CapturedRun(Fruits.self, ["show", "--", "--record=\(trace)"])
    #expect(run.status == .notFound)
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  @Test func `a quiet command says nothing of the recording`() async throws {
    defer { remove() }
    let run = await CapturedRun(CountingCommand.self, ["--record", trace, "step", "--quiet"])
    #expect(run.standardError == "")
    #expect(try lines.count == 4)
  }

  @Test func `a program replays its sessions`() async throws {
    defer { remove() }
    for root in [CountingSuite.self, CountingCommand.self] as [any ParsableCommand.Type] {
      let arguments =
        (root == CountingSuite.self ? ["counting"] : []) + ["step", "--times", "2", "--record", trace]
      _ = await CapturedRun(root, arguments)
      let replay = await CapturedRun(root, ["replay", trace])
      #expect(
        replay
          == CapturedRun(
            status: .success,
            standardOutput: "4 actions replayed without a difference.\n",
            standardError: ""
          )
      )
    }
  }

  @Test func `a difference is shown and ends with 1`() async throws {
    defer { remove() }
    _ = await CapturedRun(CountingCommand.self, ["step", "--times", "2", "--record", trace])
    try write(
      try lines.map { $0.replacing(#""path":"/count","value":4"#, with: #""path":"/count","value":5"#) }
    )
    let run = await CapturedRun(CountingSuite.self, ["replay", trace])
    #expect(run.status == .failure)
    #expect(
      run.standardOutput.contains("−   Counting.State(count: 5)") || run.standardOutput.contains("count: 5")
    )
    #expect(
      run.standardError
        == "replay: '\(trace)', line 6: action 4, stepped, is the first that differs: "
        + "the state differs from the recorded one\n"
    )
  }

  @Test func `a session becomes a test`() async throws {
    defer { remove() }
    _ = await CapturedRun(CountingCommand.self, ["step", "--record", trace])
    let run = await CapturedRun(CountingCommand.self, ["replay", trace, "--as-test", "Counting"])
    #expect(run.status == .success)
    #expect(run.standardOutput.contains("    await store.receive(\\.stepped) { $0.count = 2 }\n"))
    let unknown = await CapturedRun(CountingCommand.self, ["replay", trace, "--as-test", "counting"])
    #expect(unknown.status == .usage)
    #expect(
      unknown.standardError == "counting: there is no feature 'counting' in this program; it has Counting\n"
    )
  }

  @Test func `a line that was cut off is left out`() async throws {
    defer { remove() }
    _ = await CapturedRun(CountingCommand.self, ["step", "--record", trace])
    let text = try lines.joined(separator: "\n").dropLast(20)
    try Data(text.utf8).write(to: URL(filePath: trace))
    let run = await CapturedRun(CountingCommand.self, ["replay", trace])
    #expect(run.status == .success)
    #expect(run.standardOutput == "1 action replayed without a difference.\n")
    #expect(
      run.standardError == "'\(trace)', line 4: the line is incomplete and was skipped\n"
    )
    let quiet = await CapturedRun(CountingCommand.self, ["replay", "-q", trace])
    #expect(quiet.status == .success)
    #expect(quiet.standardOutput == "")
    #expect(quiet.standardError == "")
  }

  @Test func `a file that cannot be replayed is refused in one line`() async throws {
    defer { remove() }
    let missing = await CapturedRun(CountingCommand.self, ["replay", trace])
    #expect(missing.status == .notFound)
    #expect(missing.standardError == "counting: there is no file '\(trace)'; '--record \(trace)' makes one\n")
    try write(["shopping list", "apples"])
    let other = await CapturedRun(CountingSuite.self, ["replay", trace])
    #expect(other.status == .failure)
    #expect(
      other.standardError
        == "replay: '\(trace)', line 1: this isn't a recorded session; record one with '--record'\n"
    )
    let nothing = await CapturedRun(CountingCommand.self, ["replay"])
    #expect(nothing.status == .usage)
  }

  @Test func `a path that can't be recorded to is a usage error before anything runs`() async throws {
    defer { remove() }
    try write(["shopping list"])
    for path in [trace, folder.path, "\(trace)/below", ""] {
      let run = await CapturedRun(CountingCommand.self, ["step", "--record=\(path)"])
      #expect(run.status == .usage)
      #expect(run.standardOutput == "")
      #expect(run.standardError.contains("--record"))
    }
    #expect(try lines == ["shopping list"])
    let dash = await CapturedRun(CountingCommand.self, ["step", "--record", "-"])
    #expect(dash.standardError.contains("not to '-'"))
    #expect(dash.status == .usage)
    let valueless = await CapturedRun(CountingCommand.self, ["step", "--record"])
    #expect(valueless.status == .usage)
    let replay = await CapturedRun(CountingSuite.self, ["--record", trace, "replay", trace])
    #expect(replay.status == .usage)
    #expect(replay.standardError.contains("'replay' can't be recorded"))
  }

  @Test func `a command line that is wrong writes nothing`() async throws {
    defer { remove() }
    let run = await CapturedRun(CountingCommand.self, ["--record", trace, "step", "--times", "many"])
    #expect(run.status == .usage)
    _ = await CapturedRun(CountingCommand.self, ["--record", trace, "--help"])
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  @Test func `the help names the option`() async {
    for arguments in [["--help"], ["step", "--help"]] {
      #expect(await CapturedRun(CountingCommand.self, arguments).standardOutput.contains("--record <file>"))
    }
    #expect(await CapturedRun(CountingSuite.self, ["replay", "--help"]).standardOutput.contains("--as-test"))
  }
}
