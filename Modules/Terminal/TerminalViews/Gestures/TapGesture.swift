/// One or more clicks on a view.
public nonisolated struct TapGesture: Gesture {
  private let count: Int

  /// - Parameter count: The number of clicks, each within 0.4 seconds after the one before.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Void> {
    TapRecognizer(count: count) { _ in }
  }
}
