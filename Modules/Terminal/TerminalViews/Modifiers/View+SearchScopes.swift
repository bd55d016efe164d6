extension EnvironmentValues {
  private enum SearchScopesKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The choice of the part to search in, at the right of a search line; `nil` without one.
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds a choice of the part to search in to the search line of this view. It is at the right of the line.
  ///
  /// - Parameters:
  ///   - scope: The tag of the selected part.
  ///   - scopes: The parts, each with a tag, or in a `ForEach` with its ID as the tag.
  @MainActor public func searchScopes<Scope: Hashable>(
    _ scope: Binding<Scope>,
    @ViewBuilder scopes: () -> some View
  ) -> some View {
    let picker = Picker("Search in", selection: scope, content: scopes).pickerStyle(.segmented)
    return environment(\.searchScopes, AnyView(picker.labelsHidden()))
  }
}
