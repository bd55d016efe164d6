/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  /// The place at which a view declares the key.
  var place: SourcePlace?

  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return)
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape)

  func matches(_ press: KeyPress) -> Bool { press.key == key && press.modifiers == modifiers }

  /// The key as shown in a key bar.
  var label: String {
    let prefixes: [(EventModifiers, String)] = [(.control, "^"), (.option, "M-"), (.shift, "S-")]
    return prefixes.filter { modifiers.contains($0.0) }.map(\.1).joined() + keyName
  }

  /// The character, in the case that names the key: `^S` is Control and the key S.
  private var characterName: String {
    modifiers.contains(.control) ? key.character.uppercased() : "\(key.character)"
  }

  private var keyName: String {
    switch key {
    case .return: "⏎"
    case .escape: "Esc"
    case .tab: "Tab"
    case .space: "Space"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .delete: "⌫"
    case .deleteForward: "Del"
    case .insert: "Ins"
    default: functionKeyName ?? characterName
    }
  }

  private var functionKeyName: String? {
    (1...35).first { KeyEquivalent.function($0) == key }.map { "F\($0)" }
  }
}

nonisolated extension View {
  /// Lets a key press this view's buttons, wherever the focus is.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys held with it; none by default.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = [],
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers), fileID: fileID, line: line)
  }

  /// Lets a key press this view's buttons, wherever the focus is.
  ///
  /// - Parameters:
  ///   - shortcut: The key, with its modifiers.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  public func keyboardShortcut(
    _ shortcut: KeyboardShortcut,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    var shortcut = shortcut
    shortcut.place = SourcePlace(fileID: fileID, line: line)
    return environment(\.keyboardShortcut, shortcut)
  }
}
