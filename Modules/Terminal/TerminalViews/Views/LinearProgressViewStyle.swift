/// The look of progress as a bar, or as a spinner if it is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: The color of what is emphasized.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressLine(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
    .tint(tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, or a spinner if the progress is unknown.
  public static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// A bar, or a spinner if the progress is unknown.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
