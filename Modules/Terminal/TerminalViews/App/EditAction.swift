import Foundation

/// An action that opens a file with the user's editor.
@MainActor
package struct EditAction {
  /// Returns whether there is an editor.
  let edit: (URL) -> Bool

  /// - Parameter file: The file.
  /// - Returns: Whether there is an editor.
  package func callAsFunction(_ file: URL) -> Bool { edit(file) }
}

private enum EditKey: EnvironmentKey {
  static var defaultValue: EditAction? { nil }
}

extension EnvironmentValues {
  /// Opens a file with the user's editor.
  @MainActor package var edit: EditAction {
    get { self[EditKey.self] ?? EditAction { _ in false } }
    set { self[EditKey.self] = newValue }
  }
}
