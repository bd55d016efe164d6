import Observation

/// The state of a search line, which views within follow.
@MainActor
@Observable
final class SearchState {
  /// Whether the user searches: from when the line has got the focus until Return or Escape.
  private(set) var isActive = false
  /// Whether the line is hidden, because a split view shows a later column than the one that is searched.
  private(set) var isCovered = false
  /// The split views that hide it.
  @ObservationIgnored private var covers: Set<ObjectIdentifier> = []
  // Not closures of the view: its state is this object, so neither would ever be released.
  @ObservationIgnored private var text: Binding<String>?
  @ObservationIgnored private var isFocused: Binding<Bool>?
  @ObservationIgnored private var isPresented: Binding<Bool>?
  @ObservationIgnored private var tokens: SearchTokens?

  nonisolated init() {}

  /// Takes over what the line is bound to.
  func connect(
    _ text: Binding<String>,
    _ isFocused: Binding<Bool>,
    _ isPresented: Binding<Bool>?,
    _ tokens: SearchTokens?
  ) {
    (self.text, self.isFocused, self.isPresented, self.tokens) = (text, isFocused, isPresented, tokens)
  }

  /// Begins the search, because the line has got the focus.
  func begin() {
    isActive = true
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  /// Ends the search, and moves the focus back.
  func end() {
    isFocused?.wrappedValue = false
    isActive = false
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  /// Ends the search without a text and tokens.
  func dismiss() {
    clear()
    end()
  }

  /// Removes the text and the tokens.
  func clear() {
    text?.wrappedValue = ""
    tokens?.removeAll()
  }

  /// Hides the line, or shows it again if no other split view hides it.
  func setCovered(_ isCovered: Bool, by splitView: ObjectIdentifier) {
    if isCovered { covers.insert(splitView) } else { covers.remove(splitView) }
    if self.isCovered == covers.isEmpty { self.isCovered.toggle() }
  }

  /// Takes over a suggestion, a text or a token.
  func complete(_ suggestion: Any) {
    if let completion = suggestion as? String {
      text?.wrappedValue = completion
    } else {
      tokens?.add(suggestion)
    }
    isFocused?.wrappedValue = true
  }
}

extension EnvironmentValues {
  private enum SearchStateKey: EnvironmentKey {
    static var defaultValue: SearchState? { nil }
  }

  private enum SuggestionsKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private enum SubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
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
  var onSearchSubmit: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  /// Whether the user searches in the search line of a view around.
  @MainActor public var isSearching: Bool { searchState?.isActive ?? false }

  /// Ends the search in the search line of a view around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(state: searchState) }
}
