extension Binding {
  /// Returns a binding to the value of an optional one; `nil` if there is none now.
  ///
  /// Once the optional value is `nil`, the binding has the last value, and a change of it makes no value.
  ///
  /// - Parameter base: A binding to an optional value.
  @MainActor
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? last },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } }
    )
  }
}
