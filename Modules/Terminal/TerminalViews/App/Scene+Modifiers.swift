import Foundation

extension Scene {
  /// Adds buttons to the command palette of the app. Their keys work everywhere.
  ///
  /// - Parameter content: The buttons, also in a ``CommandMenu``.
  public func commands(@ViewBuilder content: () -> some View) -> some Scene {
    let commands = AnyView(content())
    return WindowScene(window: _window.map { window in AnyView(window.commands { commands }) })
  }

  /// Adds an action for when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is performed when the app starts, too.
  ///   - action: The action to perform, with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    WindowScene(window: _window.map { AnyView($0.onChange(of: value, initial: initial, action)) })
  }

  /// Adds an action for changes of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether the action is also performed when the scene appears.
  ///   - action: The action to perform.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Sets the size of a new window. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how a window is resized. It has no effect on a terminal.
  ///
  /// - Parameter resizability: The way.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
