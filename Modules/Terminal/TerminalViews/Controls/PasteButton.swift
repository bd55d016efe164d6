import Foundation

/// A button that takes what the user pastes while it has the focus.
///
/// An app can't read the clipboard of a terminal. The user pastes with the terminal's own key, and a press of the button
/// says so.
public struct PasteButton: View {
  private let onPaste: @MainActor (String) -> Bool
  @Environment(\.showToast) private var showToast

  /// - Parameters:
  ///   - payloadType: The type of what is pasted.
  ///   - onPaste: Takes the text.
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {
    self.onPaste = { text in
      onPaste([text])
      return true
    }
  }

  /// - Parameters:
  ///   - payloadType: The type of what is pasted.
  ///   - onPaste: Takes the addresses, with white space between them. Text without any isn't taken.
  public init(payloadType: URL.Type, onPaste: @escaping @MainActor ([URL]) -> Void) {
    self.onPaste = { text in
      let words = text.split(whereSeparator: \.isWhitespace)
      let addresses = words.compactMap { URL(string: String($0)) }.filter { $0.scheme != nil }
      if !addresses.isEmpty { onPaste(addresses) }
      return !addresses.isEmpty
    }
  }

  public var body: some View {
    let (onPaste, showToast) = (onPaste, showToast)
    Button("Paste") { showToast("Paste with the terminal's key, such as Control-Shift-V") }
      .environment(
        \.pasteAction,
        { text in if !onPaste(text) { showToast("That can't be pasted here", isFailure: true) } }
      )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension EnvironmentValues {
  private enum PasteKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
  }

  /// Takes what the user pastes while a button has the focus; `nil` if buttons take nothing.
  var pasteAction: (@MainActor (String) -> Void)? {
    get { self[PasteKey.self] }
    set { self[PasteKey.self] = newValue }
  }
}
