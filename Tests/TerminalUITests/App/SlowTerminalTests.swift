import ComposableArchitecture
import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// An app in a separate process, on a pseudoterminal that is read late.
@Suite(.timeLimit(.minutes(30))) struct SlowTerminalTests {
  private static let (begin, end) = ("\u{1B}[?2026h", "\u{1B}[?2026l")

  @Test func `nothing moves after a terminal hasn't taken a frame in time`() async throws {
    let terminal = try PseudoTerminal(columns: SlowApp.size.width, rows: SlowApp.size.height)
    let signals = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      var bytes = terminal.read(until: "ready")
      terminal.type("\(Self.begin.dropLast());2$y\u{1B}[?62c")
      bytes += terminal.read(until: Self.end)
      terminal.type("t")
      // Nothing is read until the app knows that the terminal is slow.
      signals.read(until: "still")
      let frames = [terminal.read(until: Self.end), terminal.read(until: Self.end)]
      terminal.type("d")
      let last = terminal.read(until: "done")
      terminal.type("q")
      return (before: bytes, frames: frames, last: last)
    }
    await #expect(processExitsWith: .success) {
      [path = terminal.path as String, signalPath = signals.path as String] in
      let app = try await SlowApp.make(at: path)
      let watching = Task { @MainActor in
        while !app.isStill { await Task.yield() }
        let descriptor = open(signalPath, O_WRONLY | O_NOCTTY)
        _ = Foundation.write(descriptor, "still", 5)
      }
      let ending = try await app.run()
      await watching.value
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let output = await typing.value
    var screen = TerminalEmulator(size: SlowApp.size)
    screen.write(output.before + output.frames[0])
    #expect(screen.lines[0] == "moved")
    #expect(screen.lines[2].hasPrefix("xxx"))
    screen.write(output.frames[1])
    #expect(screen.lines[0] == String(repeating: " ", count: 100) + "moved")
    // What follows the frame is the next key's.
    #expect(String(decoding: output.last, as: UTF8.self).components(separatedBy: Self.begin).count == 2)
    #expect(screen.problems == [])
  }
}

/// The app run by the separate process.
@MainActor
enum SlowApp {
  nonisolated static let size = Size(width: 250, height: 200)

  /// The key `t` begins an animation, and fills the screen with more than a terminal takes before it is read.
  struct Page: View {
    @TerminalUI.State private var isMoved = false
    @TerminalUI.State private var isDone = false

    var body: some View {
      let (moved, done) = ($isMoved, $isDone)
      VStack(alignment: .leading) {
        Text("moved").offset(x: isMoved ? 100 : 0)
        Text(isDone ? "done" : "ready")
        Text(String(repeating: isMoved ? "x" : "o", count: size.width * (size.height - 4)))
      }
      .onKeyPress("t") {
        // It ends before things move again: on a computer so slow, the next frame is the last one as well.
        withAnimation(.linear(duration: 4)) { moved.wrappedValue = true }
        return .handled
      }
      .onKeyPress("d") {
        done.wrappedValue = true
        return .handled
      }
    }
  }

  static func make(at path: String) throws -> TerminalApp {
    try CounterApp.show(at: path, reducesMotion: false) { Page() }
  }
}
