extension Binding {
  /// Returns a binding with changes that are animated.
  ///
  /// - Parameter animation: The course of the changes; `nil` to make them at once.
  @MainActor
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }
}
