/// The look of a label without its title.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The look of a label without its title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
