import Foundation

/// An indicator of an operation in progress: a spinner, or a bar if the progress is known.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label
  /// The label of the value; `nil` for the percentage.
  let currentValueLabel: CurrentValueLabel?
  /// The time in which the bar moves from one end to the other; `nil` if it doesn't by itself.
  var timer: ProgressTimer?
  /// The progress that is shown; `nil` for the fraction.
  var progress: Progress?
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// - Parameters:
  ///   - value: The progress so far; `nil` if unknown.
  ///   - total: The value at completion.
  ///   - label: The title of the operation.
  ///   - currentValueLabel: The label of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total),
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }

  @MainActor public var body: some View {
    if let timer {
      TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { context in
        ProgressView(
          fraction: timer.fraction(at: context.date),
          label: label,
          currentValueLabel: currentValueLabel
        )
      }
    } else if let progress {
      TimelineView(ProgressSchedule(progress: progress)) { _ in
        ProgressView(
          fraction: progress.knownFraction,
          label: label,
          currentValueLabel: currentValueLabel
        )
      }
    } else if let style {
      let parts = ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : AnyView(label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : currentValueLabel.map { AnyView($0) }
      )
      AnyView(any: style.makeBody(configuration: parts))
    } else {
      ProgressLine(
        fraction: fraction,
        label: Label.self == EmptyView.self ? nil : label,
        currentValueLabel: currentValueLabel
      )
    }
  }

  static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value, value.isFinite, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
  }
}

/// Returns the whole percentage, rounded down so that only completion is 100. The product is slightly less than the
/// number for some, such as 0.29.
func percent(_ fraction: Double) -> Int { Int(fraction * 100 + 1e-9) }

/// A bar of progress between its label and its value, or a spinner before its label.
nonisolated struct ProgressLine<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  /// The label of the value; `nil` for the percentage.
  let currentValueLabel: CurrentValueLabel?

  @MainActor var body: some View {
    HStack {
      if let fraction {
        if let label { label }
        ProgressBar(fraction: fraction)
        if let currentValueLabel { currentValueLabel } else { Text("\(percent(fraction))%") }
      } else {
        Spinner().accessibilityLabel(label == nil ? "Loading" : "")
        if let label { label }
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// - Parameter label: The title of the operation.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// - Parameters:
  ///   - value: The progress so far; `nil` if unknown.
  ///   - total: The value at completion.
  ///   - label: The title of the operation.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init { EmptyView() } }

  /// - Parameters:
  ///   - value: The progress so far; `nil` if unknown.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// - Parameter title: The title of the operation.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// - Parameters:
  ///   - title: The title of the operation.
  ///   - value: The progress so far; `nil` if unknown.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

nonisolated struct Spinner: View {
  private static let phases: [String] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// Returns the look of a spinner.
  ///
  /// - Parameter tick: The time, in tenths of a second.
  static func phase(_ tick: Int) -> String { phases[tick % phases.count] }

  /// The look of a spinner that doesn't turn.
  static let still = "…"

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { SpinnerNode(self, context) }
}

extension _AnyNode {
  /// The look of a spinner now. It turns from frame to frame, unless the user wants less motion or looks at the past.
  var spinnerPhase: String {
    if environment.accessibilityReduceMotion || environment.isPast { return Spinner.still }
    graph.isAnimating = true
    return Spinner.phase(graph.animationTick)
  }
}

private final class SpinnerNode: _Node<Spinner> {
  override func measure(_ proposal: ProposedSize) -> Size { Size(width: 1, height: 1) }

  override func paint(_ canvas: CellCanvas) {
    let phase = spinnerPhase
    var style = environment.style
    style.foreground = style.foreground ?? .accentColor
    canvas.put(phase, style: style, x: frame.minX, y: frame.minY)
  }
}

nonisolated struct ProgressBar: View {
  let fraction: Double
  /// Whether the value is a marker on a line, which has all of the width.
  var isMarker = false

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> { ProgressBarNode(self, context) }
}

private final class ProgressBarNode: _Node<ProgressBar> {
  private lazy var fraction = Moving(view.fraction)

  override func update(_ view: ProgressBar, _ environment: EnvironmentValues) {
    let old = self.view.fraction
    super.update(view, environment)
    if view.fraction != old { fraction.move(to: view.fraction, changeAnimation, at: graph.motion.time) }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: min(view.isMarker ? .max : 20, max(4, proposal.width ?? 20)), height: 1)
  }

  override func paint(_ canvas: CellCanvas) {
    if fraction.isMoving(at: graph.motion.time) { graph.motion.keepMoving(self, in: frame) }
    let value = fraction.value(at: graph.motion.time)
    let full = min(max(0, Int((value * Double(frame.width)).rounded())), frame.width)
    var style = environment.style
    if environment.isRedacted {
      style.foreground = .line
      let bar = String(repeating: "░", count: frame.width)
      return canvas.put(bar, style: style, x: frame.minX, y: frame.minY)
    }
    if view.isMarker { return paintMarker(at: value, style, canvas) }
    style.foreground = .accentColor
    canvas.put(String(repeating: "━", count: full), style: style, x: frame.minX, y: frame.minY)
    style.foreground = .secondary
    let rest = String(repeating: "─", count: frame.width - full)
    canvas.put(rest, style: style, x: frame.minX + full, y: frame.minY)
  }

  private func paintMarker(at value: Double, _ style: CellStyle, _ canvas: CellCanvas) {
    guard frame.width > 0 else { return }
    var style = style
    style.foreground = .secondary
    let line = String(repeating: "─", count: frame.width)
    canvas.put(line, style: style, x: frame.minX, y: frame.minY)
    style.foreground = .accentColor
    let marker = Int((value * Double(frame.width - 1)).rounded())
    canvas.put("●", style: style, x: frame.minX + marker, y: frame.minY)
  }
}
