import ComposableArchitecture

extension Binding {
  /// Creates a binding to a shared value: `Toggle("Sound", isOn: Binding(store.$isSoundOn))`.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(get: { base.wrappedValue }, set: { new in base.withLock { $0 = new } })
  }
}
