import Observation

/// The state of a search line, which views within follow.
@MainActor
@Observable
final class SearchState {
  /// Whether the user searches: from when the line has got the focus until Return or Escape.
  var isActive = false
  /// Ends the search.
  @ObservationIgnored var dismiss: @MainActor () -> Void = {}
  /// Takes over a suggestion, a text or a token.
  @ObservationIgnored var complete: @MainActor (Any) -> Void = { _ in }
}

extension EnvironmentValues {
  private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
  }

  private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum SubmitKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// The search line around; `nil` without one.
  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }

  /// The suggestions below the search line; `nil` for none.
  var searchSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// The action for Return in the search line.
  var onSearchSubmit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// Whether the user searches in the search line of a view around.
  public var isSearching: Bool { searchState?.isActive ?? false }

  /// Ends the search in the search line of a view around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}
