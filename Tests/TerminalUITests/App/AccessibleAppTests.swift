import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// Apps in lines for a screen reader, and apps in which nothing moves.
@Suite(.timeLimit(.minutes(30))) struct AccessibleAppTests {
  @Test func `an accessible app writes lines and nothing else, on any terminal`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      var bytes = terminal.read(until: "Button, button")
      for (keys, answer) in [
        ("++", "count 2"), ("y", "no clipboard"), ("\t", "field, empty"), ("hi", "field, hi"),
        ("\u{C}", "count 2"),
        ("\u{1B}[200~!\u{1B}[201~", "field, hi!"),
      ] {
        terminal.type(keys)
        bytes += terminal.read(until: answer)
      }
      // A terminal of another size needs no other lines.
      terminal.resize(columns: 10, rows: 3)
      terminal.type("\t")
      bytes += terminal.read(until: "Button, button")
      terminal.type("q")
      return bytes
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path, terminal: "dumb", isAccessible: true)
      let result = try await app.run()
      #expect(result == .quit)
      exit(EXIT_SUCCESS)
    }
    let output = String(decoding: await typing.value, as: UTF8.self)
    #expect(output.hasPrefix("? lists the keys, q quits.\r\ncount 0\r\nText, field, empty\r\nButton, button"))
    #expect(output.contains("\r\nError: This terminal has no clipboard\r\n"))
    let controls = output.unicodeScalars.filter { $0.value < 0x20 && $0 != "\r" && $0 != "\n" }
    #expect(controls.isEmpty)
    #expect(terminal.isAsAShellHasIt)
  }

  @Test func `a message that doesn't slide is two frames`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "count 0")
      terminal.type("\u{1B}[?2026;2$y" + "\u{1B}[?62c")
      var bytes = terminal.read(until: "\u{1B}[?2026l")
      terminal.type("y")
      let start = bytes.count
      bytes += terminal.read(until: "Copied it")
      bytes += terminal.read { !Self.screen(after: bytes + $0).lines.joined().contains("Copied it") }
      terminal.type("q")
      return String(decoding: bytes[start...], as: UTF8.self).components(separatedBy: "\u{1B}[?2026h").count
        - 1
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await CounterApp.make(at: path, reducesMotion: true)
      _ = try await app.run()
      exit(EXIT_SUCCESS)
    }
    #expect(await typing.value == 2)
  }

  private static func screen(after bytes: [UInt8]) -> TerminalEmulator {
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(bytes)
    return screen
  }
}
