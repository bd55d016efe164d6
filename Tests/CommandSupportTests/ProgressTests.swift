import ArgumentParser
import CommandSupport
import Foundation
import Platform
import Testing

/// A clock whose first sleeps return at once, after it has been started. Later sleeps last until they are cancelled.
private final class HastyClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Swift.Duration.zero
    func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let state: Mutex<(instant: Instant, sleeps: Int)>
  private let (untilStart, starter) = AsyncStream.makeStream(of: Never.self)
  let minimumResolution = Swift.Duration.zero

  init(sleeps: Int) {
    state = Mutex((Instant(), sleeps))
  }

  func start() { starter.finish() }

  var now: Instant { state.withLock { $0.instant } }

  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
    for await _ in untilStart {}
    let passes = state.withLock { state in
      state.sleeps -= 1
      if state.sleeps >= 0 { state.instant = deadline }
      return state.sleeps >= 0
    }
    guard !passes else { return }
    let (never, continuation) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}
    continuation.finish()
    throw CancellationError()
  }
}

/// A terminal that tells when a text is written to it.
private final class SignalingStream: CommandStream {
  let isTerminal = true
  let columns: Int? = 80
  private let text: String
  private let signal = DispatchSemaphore(value: 0)

  init(signalingAt text: String) {
    self.text = text
  }

  func write(_ text: String) throws {
    if text.contains(self.text) { signal.signal() }
  }

  /// Blocks the thread, for ten minutes at most. Returns whether the text was written.
  func blockUntilSignaled() -> Bool { signal.wait(timeout: .now() + 600) == .success }
}

/// A command that prints once the spinner has turned often enough.
private struct Work: FeatureCommand {
  static let configuration = CommandConfiguration(commandName: "work")
  @TaskLocal static var isDone: @Sendable () -> Bool = { true }
  @TaskLocal static var clock = HastyClock(sleeps: 0)
  @OptionGroup var common: CommonOptions

  func perform(output: Output) async throws {
    output.progress("page 2 of 3")
    Self.clock.start()
    while !Self.isDone() { await Task.yield() }
    try output.write("done\n")
  }
}

@MainActor
struct ProgressTests {
  private func run(
    _ arguments: [String] = [],
    isTerminal: Bool = true,
    environment: [String: String] = [:],
    until isDone: @escaping @Sendable (String) -> Bool
  ) async -> (messages: String, elapsed: Duration) {
    let clock = HastyClock(sleeps: 2)
    let errors = MemoryStream(isTerminal: isTerminal)
    let context = CommandContext(
      environment: environment,
      standardOutput: MemoryStream(),
      standardError: errors,
      clock: clock
    )
    let status = await Work.$clock.withValue(clock) {
      await Work.$isDone.withValue({ isDone(errors.text) }) {
        await CommandRunner(Work.self, context: context).run(arguments)
      }
    }
    #expect(status == .success)
    return (errors.text, clock.now.offset)
  }

  @Test func `a spinner turns and goes away before the output`() async {
    let run = await run { $0.contains("⠙") }
    #expect(run.messages == "\r\u{1B}[2K⠋ page 2 of 3\r\u{1B}[2K⠙ page 2 of 3\r\u{1B}[2K")
  }

  @Test func `the first frame comes within 100 milliseconds`() async {
    let run = await run { $0.contains("⠙") }
    #expect(run.elapsed == .milliseconds(150))
  }

  /// The start of the services and the store keeps the main actor busy. The test blocks it, so it has its own process.
  @Test func `the first frame doesn't wait for the main actor`() async {
    await #expect(processExitsWith: .success) {
      let errors = SignalingStream(signalingAt: "⠋")
      let clock = HastyClock(sleeps: 2)
      clock.start()
      let context = CommandContext(
        environment: [:],
        standardOutput: MemoryStream(),
        standardError: errors,
        clock: clock,
        withServices: { _, operation in
          guard errors.blockUntilSignaled() else { exit(EXIT_FAILURE) }
          try await operation()
        }
      )
      let status = await CommandRunner(Work.self, context: context).run(["--json"])
      exit(status == .success ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test(arguments: ["--plain", "--json", "--json-lines", "--csv"])
  func `the user of a terminal sees it in every format`(option: String) async {
    let run = await run([option]) { $0.contains("⠙") }
    #expect(run.messages.hasSuffix("⠙ page 2 of 3\r\u{1B}[2K"))
  }

  @Test(arguments: ["--plain", "--json"])
  func `a terminal that can't erase gets a line for each step`(option: String) async {
    let run = await run([option], environment: ["TERM": "dumb"]) { $0.contains("\n") }
    #expect(run.messages == "Loading page 2 of 3…\n")
  }

  @Test(arguments: ["--quiet", "-q"]) func `quiet silences it`(option: String) async {
    #expect(await run([option]) { _ in true }.messages == "")
  }

  @Test func `a file sees no spinner`() async {
    #expect(await run(isTerminal: false) { _ in true }.messages == "")
  }
}
