import ComposableArchitecture

/// A control that steps a value up and down with the left and right arrow keys.
public struct Stepper: View {
  let title: String
  let onIncrement: @MainActor () -> Void
  let onDecrement: @MainActor () -> Void

  /// - Parameters:
  ///   - title: The title, including the value.
  ///   - onIncrement: Steps up.
  ///   - onDecrement: Steps down.
  public init(
    _ title: some StringProtocol,
    onIncrement: @escaping @MainActor () -> Void,
    onDecrement: @escaping @MainActor () -> Void
  ) {
    self.title = String(title)
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// - Parameters:
  ///   - title: The title of the value.
  ///   - value: The value. It stays within the bounds and doesn't overflow.
  ///   - bounds: The bounds.
  public init(_ title: some StringProtocol, value: Binding<Int>, in bounds: ClosedRange<Int> = .min ... .max)
  {
    let step: @MainActor (Int) -> Void = { step in
      let (next, isOverflow) = value.wrappedValue.addingReportingOverflow(step)
      if !isOverflow, bounds.contains(next) { value.wrappedValue = next }
    }
    self.init("\(title) \(value.wrappedValue)", onIncrement: { step(1) }, onDecrement: { step(-1) })
  }

  public var body: some View {
    AdjustableView(
      content: Text("‹ \(title) ›"),
      adjust: { $0 > 0 ? onIncrement() : onDecrement() },
      press: nil
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}
