/// An action that lets the user rename something: that of the enclosing ``View/renameAction(_:)``.
@MainActor
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Performs the action.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// Lets the user rename what the view shows; `nil` if that isn't possible.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets what a ``RenameButton`` within does.
  ///
  /// - Parameter action: Begins to rename, such as by focusing a field.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets a ``RenameButton`` within focus a field.
  ///
  /// - Parameter isFocused: Whether the field has the focus.
  @MainActor public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
