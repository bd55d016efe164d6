import Foundation
import TerminalEmulator
import TerminalUI

/// The app in a shell on a terminal.
final class InteractiveApp: Sendable {
  let home: Home
  private let shell: Child

  /// Starts a shell without the app.
  init(columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]) throws {
    home = try Home()
    let composed = try Programs.path("composed")
    shell = try Child(
      "/bin/bash",
      ["--norc", "--noprofile", "-i"],
      environment: home.environment
        .merging(["composed": composed, "PS1": "shell> ", "HISTFILE": ""]) { $1 }
        .merging(environment) { $1 },
      streams: .terminal(columns: columns, rows: rows)
    )
  }

  /// Types text.
  func type(_ text: String) { shell.type(text) }

  /// The number of bytes written so far.
  var count: Int { shell.standardOutput.text.utf8.count }

  /// Waits until the shell has printed a text after an offset in its output, and types on the terminal at once.
  func output(_ text: String, after start: Int, typing keys: String = "") async -> String {
    await shell.standardOutput.text {
      Self.tail($0, start).contains(text)
    } then: { [shell] in
      shell.type(keys)
    }
  }

  /// Waits until the shell prompts again after the app, and returns the output.
  ///
  /// The app drops what was typed before it gives the terminal back. So nothing should be typed for the shell as soon as
  /// the app has left its screen.
  ///
  /// - Parameter start: The offset in the output at which the app began.
  @discardableResult
  func prompt(after start: Int) async -> String { await output("shell> ", after: start) }

  /// Waits until the screen shows all of some texts, and returns it.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - size: The size of the screen.
  ///   - start: The offset in the output at which the app began to draw a screen of that size.
  @discardableResult
  func screen(
    _ texts: String...,
    size: Size = Size(width: 80, height: 24),
    from start: Int
  ) async -> TerminalEmulator {
    let whole = await shell.standardOutput.text { output in
      let lines = Self.screen(output, size, start).lines.joined(separator: "\n")
      return texts.allSatisfy { lines.contains($0) }
    }
    return Self.screen(whole, size, start)
  }

  func resize(columns: Int, rows: Int) { shell.resize(columns: columns, rows: rows) }

  /// Ends the shell, and waits for its end.
  func exit() async -> Child.Ending {
    shell.type("exit\r")
    return await shell.ending()
  }

  private static func tail(_ output: String, _ start: Int) -> String {
    String(decoding: Array(output.utf8).dropFirst(start), as: UTF8.self)
  }

  private static func screen(_ output: String, _ size: Size, _ start: Int) -> TerminalEmulator {
    var terminal = TerminalEmulator(size: size)
    terminal.write(Array(Array(output.utf8).dropFirst(start)))
    return terminal
  }
}
