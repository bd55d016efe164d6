import TerminalUI

extension ScreenProbe {
  /// The text on the screen after everything that changed has been drawn.
  var text: String {
    draw()
    return frame.text
  }

  /// Presses a key and draws the next frame.
  @discardableResult
  func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> KeyPress.Result {
    draw()
    let result = press(KeyPress(key, modifiers: modifiers))
    draw()
    return result
  }

  /// Types text, key by key.
  func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }

  /// Returns whether a text is drawn as the focused view.
  func isFocused(_ text: String) -> Bool {
    draw()
    return frame.style(of: text)?.isHighlighted == true
  }
}

/// A value that closures of a view change.
@MainActor
final class Recorder<Value> {
  var values: [Value] = []
}
