nonisolated extension View {
  /// Adds a search line above this view.
  ///
  /// `/` moves the focus to the line. Return moves it back. Escape first clears the text, then moves the
  /// focus back.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty; `nil` for that of every search line.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt?.plain,
      isPresented: isPresented,
      place: SourcePlace(fileID: fileID, line: line)
    )
  }

  /// Adds a search line above this view.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    searchable(
      text: text,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      fileID: fileID,
      line: line
    )
  }

  /// Adds a search line above this view, with controls at its right.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - prompt: The text shown while the line is empty.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - controls: The controls. They leave some room for the text.
  public func searchable(
    text: Binding<String>,
    prompt: String = "Search",
    fileID: String = #fileID,
    line: Int = #line,
    @ViewBuilder controls: () -> some View
  ) -> some View {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt,
      place: SourcePlace(fileID: fileID, line: line),
      controls: controls
    )
  }

  /// Adds a search line with tokens above this view. Others to choose from are shown while the user searches.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for, at the left of the text. A press removes one.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty; `nil` for that of every search line.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - token: Returns the view of a token.
  @MainActor public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    SearchableView(
      content: self,
      text: text,
      prompt: prompt?.plain,
      tokens: SearchTokens(tokens, suggested: suggestedTokens?.wrappedValue ?? Tokens(), label: token),
      isPresented: isPresented,
      place: SourcePlace(fileID: fileID, line: line)
    )
  }

  /// Adds a search line with tokens above this view. Others to choose from are shown while the user searches.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - tokens: The tokens to search for, at the left of the text. A press removes one.
  ///   - suggestedTokens: The tokens to choose from.
  ///   - isPresented: Whether the user searches.
  ///   - placement: The place of the field on a device. Here it is above this view.
  ///   - prompt: The text shown while the line is empty.
  ///   - fileID: The file of the call, which the inspector names.
  ///   - line: The line of the call.
  ///   - token: Returns the view of a token.
  @MainActor public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    text: Binding<String>,
    tokens: Binding<Tokens>,
    suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol,
    fileID: String = #fileID,
    line: Int = #line,
    @ViewBuilder token: @escaping (Tokens.Element) -> some View
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text,
      tokens: tokens,
      suggestedTokens: suggestedTokens,
      isPresented: isPresented,
      placement: placement,
      prompt: Text(verbatim: String(prompt)),
      fileID: fileID,
      line: line,
      token: token
    )
  }
}
