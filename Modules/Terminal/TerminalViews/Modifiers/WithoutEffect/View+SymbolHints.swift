nonisolated extension View {
  /// Moves the symbols in this view when a value changes. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - value: The value.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }

  /// Moves the symbols in this view. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - isActive: Whether they move.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Sets whether menus have a mark. It has no effect on a terminal, where they have one.
  ///
  /// - Parameter visibility: Whether it is shown.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Adds an action for an address that opens the app. It has no effect: a program gets none.
  ///
  /// - Parameter action: The action for an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
