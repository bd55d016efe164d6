extension Binding {
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it, with the circumstances of the change.
  public nonisolated init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (_ value: Value, _ transaction: Transaction) -> Void
  ) {
    self.init(get: get) { set($0, ChangeTransaction.ofThisChange ?? Transaction()) }
  }

  /// Returns a binding with changes that are made as a transaction says.
  ///
  /// - Parameter transaction: The circumstances of the changes.
  @MainActor
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }

  /// Returns a binding with changes that are animated.
  ///
  /// - Parameter animation: The course of the changes; `nil` to make them at once.
  @MainActor
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }
}
