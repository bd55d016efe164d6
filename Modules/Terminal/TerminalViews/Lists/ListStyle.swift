/// The look of a list.
public protocol ListStyle: Sendable {}

/// A look with an empty line above each section but the first.
protocol GroupingListStyle: ListStyle {}

extension EnvironmentValues {
  private enum GroupsSectionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether lists have an empty line above each section but the first.
  var groupsSections: Bool {
    get { self[GroupsSectionsKey.self] }
    set { self[GroupsSectionsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the lists in this view.
  ///
  /// - Parameter style: The look.
  public func listStyle(_ style: some ListStyle) -> some View {
    environment(\.groupsSections, style is any GroupingListStyle)
  }
}
