/// Whether the views behind a sheet react. It has no effect on a terminal.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They react.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They don't react.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// Returns the interaction with a sheet at a height.
  ///
  /// - Parameter detent: The height up to which they react.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .enabled
  }
}
