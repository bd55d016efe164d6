import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// The user's editor, which gets the terminal for a time.
@Suite struct EditorLauncherTests {
  private func launcher(_ environment: [String: String]) -> EditorLauncher {
    EditorLauncher(environment: environment)
  }

  @Test func `the editor is the one that the user has chosen`() {
    #expect(launcher(["VISUAL": "code -w", "EDITOR": "vi"]).command == "code -w")
    #expect(launcher(["VISUAL": " ", "EDITOR": "vi"]).command == "vi")
    #expect(launcher([:]).command == nil)
    #expect(!launcher([:]).edit(URL(filePath: "/nowhere")))
  }

  @Test func `the editor gets its arguments, the file and the environment`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "a file \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let editor = launcher(["EDITOR": "/bin/sh -c 'echo \"$0 $WORD\" > \"$1\"' first", "WORD": "word"])
    #expect(editor.edit(file))
    #expect(try String(contentsOf: file, encoding: .utf8) == "first word\n")
  }

  @Test func `an editor that fails is noticed`() {
    #expect(!launcher(["EDITOR": "exit 3;"]).edit(URL(filePath: "/nowhere")))
    #expect(!launcher(["EDITOR": "kill -TERM $$;"]).edit(URL(filePath: "/nowhere")))
  }

  @Test func `the terminal is a shell's while it is lent`() async throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(
      input: terminal.program,
      output: terminal.program,
      environment: ["TERM": "linux"],
      handlesSignals: false
    )
    try device.start()
    var events = device.events.makeAsyncIterator()
    let (lent, continuation) = AsyncStream.makeStream(of: Bool.self)
    device.lend { continuation.yield(terminal.isAsAShellHasIt) }
    for await isShells in lent {
      #expect(isShells)
      break
    }
    #expect(await events.next() == .resumed)
    #expect(!terminal.isAsAShellHasIt)
    device.stop()
    #expect(terminal.isAsAShellHasIt)
  }
}
