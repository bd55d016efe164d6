import ComposableArchitecture
import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

/// The terminal's mode for movements of the mouse.
@Suite struct HoverModeTests {
  @Test func `the terminal reports movements of the mouse only while a view is told of them`() async throws {
    let terminal = try PseudoTerminal()
    let typing = terminal.inBackground { terminal in
      var screen = TerminalEmulator(size: Size(width: 80, height: 24))
      var modes: [Set<Int>] = []
      screen.write(terminal.read(until: "without"))
      modes.append(screen.modes)
      terminal.type("\u{1B}[?1;2c" + "h")
      screen.write(terminal.read(until: "?1003h"))
      modes.append(screen.modes)
      terminal.type("\u{1B}[<35;2;1M")
      screen.write(terminal.read(until: "over"))
      terminal.type("h")
      screen.write(terminal.read(until: "?1002h"))
      modes.append(screen.modes)
      terminal.type("hq")
      return modes
    }
    await #expect(processExitsWith: .success) { [path = terminal.path as String] in
      let app = try await HoveredView.app(at: path)
      let ending = try await app.run()
      #expect(ending == .quit)
      exit(EXIT_SUCCESS)
    }
    let modes = await typing.value
    #expect(
      modes.map { $0.intersection([1000, 1002, 1003, 1006]) } == [
        [1000, 1002, 1006], [1000, 1002, 1003, 1006], [1000, 1002, 1006],
      ]
    )
    var screen = TerminalEmulator(size: Size(width: 80, height: 24))
    screen.write(terminal.read(until: "?1049l"))
    #expect(screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
  }
}

/// A view that is told of the pointer after `h`, until the next `h`.
private struct HoveredView: View {
  @State private var isTold = false
  @State private var isOver = false

  /// Makes an app that shows the view on a terminal.
  static func app(at path: String) throws -> TerminalApp {
    try CounterApp.show(at: path, reducesMotion: true) { HoveredView() }
  }

  var body: some View {
    Group {
      if isTold { Text(isOver ? "over" : "away").onHover { isOver = $0 } } else { Text("without") }
    }
    .onKeyPress("h") {
      isTold.toggle()
      return .handled
    }
  }
}
