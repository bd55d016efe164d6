/// A control for a number within bounds. The left and right arrow keys move it by a step, and the mouse drags it.
public struct Slider<Label: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double
  let label: Label
  let onEditingChanged: (Bool) -> Void
  /// Whether the mouse chooses numbers that are whole steps from the lower bound.
  private let isStepped: Bool
  private var limits: (minimum: AnyView, maximum: AnyView)?
  @Environment(\.labelsHidden) private var labelsHidden

  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The bounds.
  ///   - step: The size of a step; a twentieth of the distance between the bounds by default.
  ///   - label: The title.
  ///   - onEditingChanged: The action for a key or a drag that moves the number: `true` before it does, `false` after.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = min(max(Value($0), bounds.lowerBound), bounds.upperBound) }
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) } ?? (self.bounds.upperBound - self.bounds.lowerBound) / 20
    self.label = label()
    self.onEditingChanged = onEditingChanged
    isStepped = step != nil
  }

  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The bounds.
  ///   - step: The size of a step; a twentieth of the distance between the bounds by default.
  ///   - label: The title.
  ///   - minimumValueLabel: The label of the lower bound.
  ///   - maximumValueLabel: The label of the upper bound.
  ///   - onEditingChanged: The action for a key or a drag that moves the number: `true` before it does, `false` after.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    limits = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  public var body: some View {
    AdjustableView(
      content: HStack {
        if !labelsHidden { label }
        if let limits { limits.minimum }
        SliderTrack(fraction: fraction, move: move, onEditingChanged: onEditingChanged)
        if let limits { limits.maximum }
      },
      role: "slider, \(Int((fraction * 100).rounded())) percent",
      adjust: {
        onEditingChanged(true)
        defer { onEditingChanged(false) }
        value.wrappedValue = min(
          max(value.wrappedValue + Double($0) * step, bounds.lowerBound),
          bounds.upperBound
        )
      },
      press: nil
    )
  }

  /// Moves the number to a part of the distance between the bounds, to the nearest step if there are any.
  private func move(to fraction: Double) {
    let distance = min(max(fraction, 0), 1) * (bounds.upperBound - bounds.lowerBound)
    let moved = isStepped && step > 0 ? (distance / step).rounded() * step : distance
    let number = min(bounds.lowerBound + moved, bounds.upperBound)
    if number != value.wrappedValue { value.wrappedValue = number }
  }

  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.wrappedValue.isFinite else { return 0 }
    return min(max((value.wrappedValue - bounds.lowerBound) / length, 0), 1)
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

/// The line of a slider, on which the mouse moves the number.
private struct SliderTrack: View {
  /// The width of the line, and whether the mouse drags the number. Neither is shown.
  @MainActor
  final class Drag {
    var width = 1
    var isActive = false
  }

  let fraction: Double
  let move: (Double) -> Void
  let onEditingChanged: (Bool) -> Void
  @State private var drag = Drag()

  var body: some View {
    let drag = drag
    ProgressBar(fraction: fraction)
      .onGeometryChange(for: Int.self, of: \.size.width) { drag.width = $0 }
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if !drag.isActive { onEditingChanged(true) }
            drag.isActive = true
            move(Double(value.location.x) / Double(max(1, drag.width - 1)))
          }
          .onEnded { _ in
            drag.isActive = false
            onEditingChanged(false)
          }
      )
  }
}

extension Slider where Label == EmptyView {
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The bounds.
  ///   - step: The size of a step; a twentieth of the distance between the bounds by default.
  ///   - onEditingChanged: The action for a key or a drag that moves the number: `true` before it does, `false` after.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}
