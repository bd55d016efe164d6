import ComposableArchitecture

extension View {
  /// Keeps the focus and a value of the state the same, whichever of them changes.
  ///
  /// ```swift
  /// .bind($store.focusedField, to: $focusedField)
  /// ```
  ///
  /// - Parameters:
  ///   - modelValue: The value of the state.
  ///   - viewValue: The focus.
  public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>,
    to viewValue: FocusState<Value>.Binding
  ) -> some View {
    onAppear {
      if viewValue.wrappedValue != modelValue.wrappedValue {
        viewValue.wrappedValue = modelValue.wrappedValue
      }
    }
    .onChange(of: modelValue.wrappedValue) { _, new in
      if viewValue.wrappedValue != new { viewValue.wrappedValue = new }
    }
    .onChange(of: viewValue.wrappedValue) { _, new in
      if modelValue.wrappedValue != new { modelValue.wrappedValue = new }
    }
  }
}
