/// The look of progress as a ring, or as a spinner if it is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  /// - Parameter tint: The color of what is emphasized.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View { ring(configuration).tint(tint) }

  @ViewBuilder private func ring(_ configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack {
        ZStack {
          Ring(fraction: fraction)
          if let value = configuration.currentValueLabel { value } else { Text("\(percent(fraction))%") }
        }
        configuration.label
      }
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring, or a spinner if the progress is unknown.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
