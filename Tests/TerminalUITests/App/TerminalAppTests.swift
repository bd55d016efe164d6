import ComposableArchitecture
import Foundation
import Synchronization
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// Each test runs an app in a separate process on a pseudoterminal controlled by the test.
@Suite(.timeLimit(.minutes(30))) struct TerminalAppTests {
  /// The bytes that an app writes last, and the last of them.
  private static let end = "\u{1B}[?1049l"
  private static let answer = "\u{1B}[?62c"

  // MARK: Ending

  @Test(arguments: [("q", "quit"), ("\u{3}", "interrupted")])
  func `a key ends the app and the terminal is restored`(key: String, ending: String) async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type(Self.answer + key)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String, ending] in
      let app = try await CounterApp.make(at: path)
      let result = try await app.run()
      #expect("\(result)" == ending)
      exit(EXIT_SUCCESS)
    }
    await typing.value
    expectRestored(terminal)
  }

  @Test func `an app whose task is cancelled restores the terminal`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type(Self.answer + "+")
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let (pressed, continuation) = AsyncStream.makeStream(of: Void.self)
      let running = Task { @MainActor in
        let app = try CounterApp.make(at: path) { continuation.yield() }
        return try await app.run()
      }
      for await _ in pressed { break }
      running.cancel()
      let ending = try await running.value
      #expect(ending == .interrupted)
      exit(EXIT_SUCCESS)
    }
    await typing.value
    expectRestored(terminal)
  }

  @Test(arguments: [true, false])
  func `keys before the end are dropped if there are many`(isCancelled: Bool) async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type(Self.answer + String(repeating: "+", count: 100) + (isCancelled ? "" : "\u{3}"))
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String, isCancelled] in
      let (pressed, continuation) = AsyncStream.makeStream(of: Void.self)
      let counted = Mutex(0)
      let running = Task { @MainActor in
        let shown = Mutex<TerminalApp?>(nil)
        let app = try CounterApp.make(at: path) {
          counted.withLock { $0 += 1 }
          continuation.yield()
          // The first key takes until the app is to end.
          while !Task.isCancelled, shown.withLock({ $0?.device.isInterrupted }) == false { sched_yield() }
        }
        shown.withLock { $0 = app }
        return try await app.run()
      }
      if isCancelled {
        for await _ in pressed { break }
        running.cancel()
      }
      let ending = try await running.value
      #expect(ending == .interrupted)
      #expect(counted.withLock { $0 } <= 1)
      exit(EXIT_SUCCESS)
    }
    await typing.value
    expectRestored(terminal)
  }

  @Test func `an app ends when its terminal is disconnected`() async throws {
    let terminal = try PseudoTerminal()
    let hangingUp = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.hangUp()
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      signal(SIGHUP, SIG_IGN)
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .disconnected)
      exit(EXIT_SUCCESS)
    }
    await hangingUp.value
  }

  @Test func `an app without a terminal says so`() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, STDIN_FILENO)
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      let error = await CounterApp.error()
      #expect(error == TerminalUnavailable(reason: TerminalFailure.notATerminal.description))
      exit(EXIT_SUCCESS)
    }
  }

  // MARK: Frames

  @Test func `a key with 1,000 actions is drawn once`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      let first = terminal.read(until: "count 0")
      // Synchronized updates mark the beginning of each frame.
      terminal.type("\u{1B}[?2026;2$y" + Self.answer)
      let whole = terminal.read(until: "\u{1B}[?2026l")
      terminal.type("m")
      let next = terminal.read(until: "\u{1B}[?2026l")
      terminal.type("q")
      return [first, whole, next].map { String(decoding: $0, as: UTF8.self) }
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let output = await typing.value
    #expect(output[1].contains("count 0"))
    #expect(output[2].components(separatedBy: "\u{1B}[?2026h").count == 2)
    #expect(output[2].contains("1000 done"))
    #expect(output[2].utf8.count < 100)
  }

  @Test func `many keys are drawn at most 60 times per second`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type("\u{1B}[?2026;2$y" + Self.answer)
      terminal.read(until: "\u{1B}[?2026l")
      // The time that passes isn't shorter than what the app sees, however slow the computer is.
      let start = ContinuousClock.now
      terminal.type(String(repeating: "+", count: 1_000))
      let output = String(decoding: terminal.read(until: "done"), as: UTF8.self)
      let duration = ContinuousClock.now - start
      terminal.type("q")
      return (output.components(separatedBy: "\u{1B}[?2026h").count - 1, duration)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let (frames, duration) = await typing.value
    #expect(frames <= Int(duration / .milliseconds(16)) + 2)
  }

  // MARK: Input

  @Test func `keys cut in two and pastes arrive as they were typed`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      var written = terminal.read(until: "count 0")
      terminal.type(Self.answer + "+\u{1B}[")
      written += terminal.read(until: "1")
      terminal.type("Bx\u{1B}[200~pas")
      terminal.type("ted\u{1B}[201~")
      // A slow app draws a frame between the two, and then only what was pasted.
      _ = terminal.read { bytes in
        var screen = TerminalEmulator(size: Size(width: 80, height: 24))
        screen.write(written + bytes)
        return screen.lines.contains { $0.contains("xpasted") }
      }
      terminal.type("\u{3}")
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .interrupted)
      exit(EXIT_SUCCESS)
    }
    await typing.value
    expectRestored(terminal)
  }

  @Test func `a suspended app restores the terminal and draws all of it on return`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type(Self.answer + "+")
      terminal.read(until: "1")
      terminal.type("\u{1A}")
      var screen = TerminalEmulator(size: Size(width: 80, height: 24))
      screen.write(terminal.read(until: Self.end))
      let modes = screen.modes
      screen = TerminalEmulator(size: Size(width: 80, height: 24))
      screen.write(terminal.read(until: "Quit"))
      terminal.type("q")
      return (modes, screen)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let (modes, screen) = await typing.value
    #expect(modes == [7, 25])
    #expect(screen.modes.contains(1049))
    #expect(screen.lines[0] == "count 1")
    #expect(screen.problems == [])
    expectRestored(terminal)
  }

  @Test func `a resized app draws for the new size, and tells if that is too small`() async throws {
    let terminal = try PseudoTerminal()
    let resizing = terminal.inBackground { terminal in
      terminal.read(until: "Quit")
      terminal.type(Self.answer)
      terminal.resize(columns: 39, rows: 12)
      terminal.read(until: "39×12 is too small: 40×12 needed")
      terminal.resize(columns: 40, rows: 12)
      let bytes = terminal.read(until: "Quit")
      terminal.type("q")
      return bytes
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      let ending = try await app.run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    var screen = TerminalEmulator(size: Size(width: 40, height: 12))
    screen.write(await resizing.value)
    #expect(screen.lines[0] == "count 0")
    #expect(screen.lines[11] == " ^P Commands  ? Help  q Quit")
  }

  @Test func `a message ends by itself, what is copied reaches the clipboard, and the old title comes back`()
    async throws
  {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      var bytes = terminal.read(until: "count 0")
      terminal.type(Self.answer + "y")
      bytes += terminal.read(until: "Copied it")
      bytes += terminal.read { !Self.screen(after: bytes + $0).lines.joined().contains("Copied it") }
      terminal.type("\u{3}")
      return Self.screen(after: bytes)
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path)
      _ = try await app.run()
      exit(EXIT_SUCCESS)
    }
    var screen = await typing.value
    #expect(screen.clipboard == "a text")
    #expect(screen.title == "Counter")
    screen.write(terminal.read(until: Self.end))
    #expect(screen.title == "")
    #expect(screen.problems == [])
  }

  private static func screen(after bytes: [UInt8]) -> TerminalEmulator {
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(bytes)
    return screen
  }

  private func expectRestored(_ terminal: PseudoTerminal) {
    #expect(terminal.isAsAShellHasIt)
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(terminal.read(until: Self.end))
    #expect(screen.modes.isSuperset(of: [7, 25]))
    #expect(screen.modes.isDisjoint(with: [1049, 1000, 1002, 1003, 1006, 2004, 2026]))
  }
}
