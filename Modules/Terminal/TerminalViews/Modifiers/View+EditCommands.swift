nonisolated extension View {
  /// Adds an action for the delete key while the focus is in this view.
  ///
  /// - Parameter action: The action to perform; `nil` for none.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.delete, .deleteForward]) { _ in
      action?()
      return .handled
    }
  }

  /// Adds an action for the arrow keys while the focus is in this view.
  ///
  /// - Parameter action: Receives the direction; `nil` for none.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      switch press.key {
      case .upArrow: action?(.up)
      case .downArrow: action?(.down)
      case .leftArrow: action?(.left)
      default: action?(.right)
      }
      return .handled
    }
  }

  /// Adds an action for Escape while the focus is in this view.
  ///
  /// - Parameter action: The action to perform; `nil` for none.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.escape]) { _ in
      action?()
      return .handled
    }
  }
}
