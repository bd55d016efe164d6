/// The look of a list.
public struct ListStyle: Hashable, Sendable {
  /// Whether an empty line is above each section but the first.
  let isGrouped: Bool

  /// The sections one below the other.
  public static let automatic = ListStyle(isGrouped: false)
  /// The sections one below the other.
  public static let plain = ListStyle(isGrouped: false)
  /// The sections one below the other.
  public static let inset = ListStyle(isGrouped: false)
  /// The sections one below the other.
  public static let sidebar = ListStyle(isGrouped: false)
  /// An empty line between sections.
  public static let grouped = ListStyle(isGrouped: true)
  /// An empty line between sections.
  public static let insetGrouped = ListStyle(isGrouped: true)
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyle { .automatic }
  }

  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  ///
  /// - Parameter style: The look.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}
