import Foundation

nonisolated extension View {
  /// Adds an action for some keys, performed unless the focused view or a view within this one handles the key.
  ///
  /// - Parameters:
  ///   - keys: The keys, without modifiers.
  ///   - phases: The phases. Without ``KeyPress/Phases/down`` the action is never performed.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases,
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: keys, fileID: fileID, line: line) { phases.contains(.down) ? action($0) : .ignored }
  }

  /// Adds an action for any key, performed unless the focused view or a view within this one handles the key.
  ///
  /// - Parameters:
  ///   - phases: The phases. Without ``KeyPress/Phases/down`` the action is never performed.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    phases: KeyPress.Phases,
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(fileID: fileID, line: line) { phases.contains(.down) ? action($0) : .ignored }
  }

  /// Adds an action for the keys that type some characters, performed unless the focused view or a view within this one
  /// handles the key.
  ///
  /// - Parameters:
  ///   - characters: The characters.
  ///   - phases: The phases. Without ``KeyPress/Phases/down`` the action is never performed.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - action: The action to perform. It returns whether it handled the key.
  public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    fileID: String = #fileID,
    line: Int = #line,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(fileID: fileID, line: line) { press in
      let isMeant = press.text?.unicodeScalars.allSatisfy(characters.contains) ?? false
      return isMeant && phases.contains(.down) ? action(press) : .ignored
    }
  }
}
