import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// Text on standard error while an app has the screen.
@Suite struct ErrorMessageTests {
  @Test func `it is a message at once, and follows when the terminal is restored`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      terminal.read(until: "waiting")
      terminal.type("\u{1B}[?1;2c" + "w")
      let shown = String(decoding: terminal.read(until: "a warning"), as: UTF8.self)
      terminal.type("q")
      return shown
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let ending = try await WarningView.app(at: path).run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let shown = await typing.value
    #expect(!shown.contains("?1049l"))
    let rest = String(decoding: terminal.read(until: "more of it\r\n"), as: UTF8.self)
    #expect(rest.contains("?1049l"))
    #expect(rest.hasSuffix("a warning\r\nmore of it\r\n"))
  }
}

/// A view that writes to standard error after `w`.
private struct WarningView: View {
  @State private var isWritten = false

  /// Makes an app that shows the view on a terminal, which gets standard error, too.
  static func app(at path: String) throws -> TerminalApp {
    dup2(open(path, O_RDWR | O_NOCTTY), STDERR_FILENO)
    return try CounterApp.show(at: path, reducesMotion: true) { WarningView() }
  }

  var body: some View {
    Text(isWritten ? "written" : "waiting").onKeyPress("w") {
      FileHandle.standardError.write(Data("a warning\nmore of it\n".utf8))
      isWritten = true
      return .handled
    }
  }
}
