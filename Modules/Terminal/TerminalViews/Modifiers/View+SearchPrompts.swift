extension View {
  /// Adds a search line with tokens above this view.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for, at the left of the text. A press removes one.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty.
  ///   - token: Returns the view of a token.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: String,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt,
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
  ///   - prompt: The text shown while the line is empty.
  ///   - token: Returns the view of a token.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: String,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt,
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
  ///   - prompt: The text shown while the line is empty.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: String
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, isPresented: isPresented)
  }
}
