nonisolated extension View {
  /// Makes this view in `searchSuggestions` one that puts a text in the search line.
  ///
  /// - Parameter completion: The text.
  public func searchCompletion(_ completion: String) -> some View {
    SuggestionView(content: self, completion: completion)
  }

  /// Makes this view in `searchSuggestions` one that adds a token to the search line.
  ///
  /// - Parameter token: The token.
  public func searchCompletion(_ token: some Identifiable) -> some View {
    SuggestionView(content: self, completion: token)
  }

  /// Shows suggestions below the search line of this view while the user searches. Tab and ↓ lead to them.
  ///
  /// - Parameter suggestions: Views with a ``searchCompletion(_:)-(String)``.
  public func searchSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Adds an action for Return in a field, a search line or both.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of lines.
  ///   - action: The action to perform.
  @ViewBuilder
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    let text: (() -> Void)? = triggers.contains(.text) ? action : nil
    EnvironmentView(content: self, value: (text, triggers.contains(.search) ? action : nil)) {
      if let text = $0.0 { $1.onSubmit = text }
      if let search = $0.1 { $1.onSearchSubmit = search }
    }
  }
}
