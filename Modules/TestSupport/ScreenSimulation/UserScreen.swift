import Simulation
import TerminalUI

/// A screen as the user of a simulation acts on it.
final class UserScreen: SimulatedScreen {
  typealias Input = (name: String, perform: @MainActor () -> Void)

  private let screen: DrivenScreen

  init(_ screen: DrivenScreen) { self.screen = screen }

  private static let sizes = [(80, 24), (40, 12), (30, 8), (200, 60)]

  var inputs: [Input] {
    let screen = screen
    var inputs = screen.keys.map { key in
      Input("presses \(key.label)", { screen.press(key) })
    }
    if screen.takesText {
      let characters: [Character] = ["a", "b", "1", " ", "/", "é", "漢"]
      inputs += characters.map { character in
        Input("types \(character)", { screen.press(KeyPress(KeyEquivalent(character))) })
      }
      let text = draw(.one(of: "octo-sample/sample-kit", "12", "", "👩‍👩‍👧\u{202E}\n")) as String
      inputs.append(Input("pastes \(text.debugDescription)", { screen.paste(text) }))
    }
    let (width, height) = (screen.width, screen.height)
    let (x, y) = (draw(.int(in: 0...(width - 1))), draw(.int(in: 0...(height - 1))))
    inputs.append(Input("clicks at column \(x), row \(y)", { screen.click(x: x, y: y) }))
    let (newWidth, newHeight) = Self.sizes[draw(.int(in: 0...(Self.sizes.count - 1)))]
    if (newWidth, newHeight) != (width, height) {
      inputs.append(
        Input(
          "makes the screen \(newWidth)×\(newHeight)",
          { screen.resize(width: newWidth, height: newHeight) }
        )
      )
    }
    return inputs
  }

  func update() -> Bool { screen.draw() }

  func close() { screen.close() }
}
