extension View {
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

  /// Adds a search line with tokens above this view.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for, at the left of the text. A press removes one.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty; `nil` for that of every search line.
  ///   - token: Returns the view of a token.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt?.plain ?? "Search",
      tokens: SearchTokens(tokens, suggested: Tokens(), label: token),
      isPresented: isPresented
    )
  }

  /// Adds a search line with tokens above this view, and shows others to choose from while the user searches.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for, at the left of the text. A press removes one.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty; `nil` for that of every search line.
  ///   - token: Returns the view of a token.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt?.plain ?? "Search",
      tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, label: token),
      isPresented: isPresented
    )
  }

  /// Adds a search line above this view.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty; `nil` for that of every search line.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.plain ?? "Search", isPresented: isPresented)
  }

  /// Adds an action for Return in a field, a search line or both.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of lines.
  ///   - action: The action to perform.
  @ViewBuilder
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping @MainActor () -> Void) -> some View {
    let text: (@MainActor () -> Void)? = triggers.contains(.text) ? action : nil
    EnvironmentView(content: self, value: (text, triggers.contains(.search) ? action : nil)) {
      if let text = $0.0 { $1.onSubmit = text }
      if let search = $0.1 { $1.onSearchSubmit = search }
    }
  }
}
