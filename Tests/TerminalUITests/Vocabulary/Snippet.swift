import TerminalUI

/// A piece of code as it is written for SwiftUI, with the name of its row in `Documentation/SwiftUI.md`.
@MainActor
struct Snippet: Sendable {
  let name: String
  /// The text that the view draws, or a part of it.
  let text: String
  private let view: @MainActor () -> AnyView

  /// - Parameters:
  ///   - name: The name in the table.
  ///   - text: A text that the view draws.
  ///   - view: Returns the view.
  init(_ name: String, draws text: String, @ViewBuilder _ view: @escaping @MainActor () -> some View) {
    self.name = name
    self.text = text
    self.view = { AnyView(view()) }
  }

  /// The screen with the view.
  var frame: Frame { render(view(), width: 60, height: 12) }

  static var all: [Snippet] {
    texts + layouts + paints + preferences + controls + lists + tables + navigation + modifiers + states
      + charts + styles + shapes
      + withoutEffect + moreStyles + furtherHints + further + ownStyles
      + various + geometry + gestures + searches + apps + places + surroundings + older + subviews + newer
      + drawings + latest
  }
}
