import ComposableArchitecture

extension Effect {
  /// Returns an effect that sends an action at once, and animates the changes that it makes.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation; `nil` for none.
  public static func send(_ action: Action, animation: Animation?) -> Effect where Action: Sendable {
    .run { send in await send(action, animation: animation) }
  }
}

extension DismissEffect {
  /// Dismisses the feature, as the call without an animation. The state is removed later, so that it isn't animated.
  ///
  /// - Parameter animation: The animation, which has no effect.
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await self(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension ButtonStateAction {
  /// Returns a button action that sends an action, as that without an animation.
  ///
  /// - Parameters:
  ///   - action: The action; with `nil` the button only dismisses its alert or dialog.
  ///   - animation: The animation, which has no effect.
  public static func send(_ action: Action?, animation: Animation?) -> Self { .send(action) }
}
