import ComposableArchitecture

extension Store {
  /// Sends an action, and animates the changes that it makes at once.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation; `nil` for none.
  /// - Returns: The effects that the action starts.
  @MainActor
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends an action of the view, and animates the changes that it makes at once.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation; `nil` for none.
  /// - Returns: The effects that the action starts.
  @MainActor
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}

extension Send {
  /// Sends an action, and animates the changes that it makes at once.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: The animation; `nil` for none.
  public func callAsFunction(_ action: sending Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }
}
