import Foundation

/// A control that steps a value up and down with the left and right arrow keys.
public struct Stepper<Label: View>: View {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// - Parameters:
  ///   - label: The title, including the value.
  ///   - onIncrement: Steps up.
  ///   - onDecrement: Steps down.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// - Parameters:
  ///   - value: The value. It stays within the bounds.
  ///   - bounds: The bounds.
  ///   - step: The size of a step.
  ///   - label: The title, including the value.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label, onEditingChanged)
  }

  /// - Parameters:
  ///   - value: The value. An integer doesn't overflow.
  ///   - step: The size of a step.
  ///   - label: The title, including the value.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label, onEditingChanged)
  }

  private init<Value: Strideable>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>?,
    _ step: Value.Stride,
    _ label: () -> Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let move: (Value.Stride) -> Void = { step in
      let old = value.wrappedValue
      if let next = old.advanced(by: step, within: bounds) { value.wrappedValue = next }
    }
    self.init(
      label: label,
      onIncrement: { move(step) },
      onDecrement: { move(-step) },
      onEditingChanged: onEditingChanged
    )
  }

  public var body: some View {
    AdjustableView(
      content: HStack(spacing: 0) {
        Text("‹ ")
        label
        Text(" ›")
      },
      role: "stepper",
      adjust: {
        guard let step = $0 > 0 ? onIncrement : onDecrement else { return }
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      },
      press: nil
    )
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Stepper where Label == Text {
  /// - Parameters:
  ///   - title: The title, including the value.
  ///   - onIncrement: Steps up.
  ///   - onDecrement: Steps down.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init(
    _ title: some StringProtocol,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// - Parameters:
  ///   - title: The title. The value isn't shown beside it.
  ///   - value: The value. It stays within the bounds.
  ///   - bounds: The bounds.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }

  /// - Parameters:
  ///   - title: The title. The value isn't shown beside it.
  ///   - value: The value. An integer doesn't overflow.
  ///   - step: The size of a step.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// - Parameters:
  ///   - title: The title of the value, which is shown after it.
  ///   - value: The value. It stays within the bounds.
  ///   - bounds: The bounds.
  ///   - step: The size of a step.
  ///   - format: The format of the value.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Format: FormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text("\(title) \(format.format(value.wrappedValue))") },
      onEditingChanged: onEditingChanged
    )
  }

  /// - Parameters:
  ///   - title: The title of the value, which is shown after it.
  ///   - value: The value. An integer doesn't overflow.
  ///   - step: The size of a step.
  ///   - format: The format of the value.
  ///   - onEditingChanged: The action for a key that steps: `true` before it does, `false` after.
  public init<Format: FormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    step: Format.FormatInput.Stride = 1,
    format: Format,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable, Format.FormatOutput == String {
    self.init(
      value: value,
      step: step,
      label: { Text("\(title) \(format.format(value.wrappedValue))") },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Strideable {
  /// Returns the value a step further; `nil` if it is out of bounds. A value outside the bounds returns to them.
  fileprivate func advanced(by step: Stride, within bounds: ClosedRange<Self>?) -> Self? {
    if let bounds, self < bounds.lowerBound { return step > 0 ? bounds.lowerBound : nil }
    if let bounds, self > bounds.upperBound { return step < 0 ? bounds.upperBound : nil }
    if let integer = self as? any FixedWidthInteger, let step = step as? Int, integer.overflows(by: step) {
      return nil
    }
    let next = advanced(by: step)
    return bounds?.contains(next) == false ? nil : next
  }
}

extension FixedWidthInteger {
  fileprivate func overflows(by step: Int) -> Bool {
    guard let distance = Self(exactly: step.magnitude) else { return true }
    return step < 0
      ? subtractingReportingOverflow(distance).overflow : addingReportingOverflow(distance).overflow
  }
}
