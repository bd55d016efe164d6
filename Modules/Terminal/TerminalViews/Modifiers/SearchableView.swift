nonisolated struct SearchableView<Content: View, Controls: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let controls: Controls
  let tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  /// The place at which it is declared.
  let place: SourcePlace
  @FocusState private var isSearching: Bool
  @State private var search = SearchState()
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.onSearchSubmit) private var onSearchSubmit
  @Environment(\.searchFocus) private var searchFocus

  init(
    content: Content,
    text: Binding<String>,
    prompt: String?,
    tokens: SearchTokens? = nil,
    isPresented: Binding<Bool>? = nil,
    place: SourcePlace,
    @ViewBuilder controls: () -> Controls = { EmptyView() }
  ) {
    self.content = content
    self.text = text
    self.prompt = prompt ?? "Search"
    self.controls = controls()
    self.tokens = tokens
    self.isPresented = isPresented
    self.place = place
  }

  @MainActor var body: some View {
    let (text, search) = (text, search)
    let _ = search.connect(text, $isSearching, isPresented, tokens)
    let isKept = !isSearching && !search.isCovered && !isEmpty
    let page = VStack(alignment: .leading) {
      if !search.isCovered { line(text, search) }
      // The scopes are those of this line, and not of another one within.
      content.environment(\.searchState, search).environment(\.searchScopes, nil)
        .environment(\.searchFocus, nil)
    }
    KeyView(
      content: page,
      keys: isKept ? [.escape] : [],
      place: place,
      escapeTitle: isKept ? "Clear" : nil
    ) { key in
      guard isKept, key.key == .escape, key.modifiers.isEmpty else { return .ignored }
      search.clear()
      return .handled
    }
    .onKeyPress("/", fileID: place.fileID, line: place.line) {
      guard !search.isCovered else { return .ignored }
      isSearching = true
      return .handled
    }
    .onChange(of: isSearching) { _, isSearching in if isSearching { search.begin() } }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      if let isPresented, isPresented != search.isActive { isPresented ? isSearching = true : search.end() }
    }
  }

  /// Whether there is nothing to search for.
  @MainActor private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty != false }

  @MainActor @ViewBuilder private func line(_ text: Binding<String>, _ search: SearchState) -> some View {
    let (tokens, submit, focus) = (tokens, onSearchSubmit, $isSearching)
    HStack {
      Text("/").foregroundColor(.accentColor).bold().accessibilityHidden().onTapGesture {
        focus.wrappedValue = true
      }
      tokens?.labels
      let field = TextField(prompt, text: text)
        .frame(minWidth: Controls.self == EmptyView.self ? nil : 24)
        .environment(\.searchLine, place)
        .focused($isSearching)
        .onSubmit {
          search.end()
          submit?()
        }
      let tied = FocusTiedField(content: field, focus: searchFocus)
      // Escape leaves the field before it leaves the screen below it.
      KeyView(content: tied, keys: [.escape], place: place, goesFirst: true) { key in
        guard isSearching, key.key == .escape, key.modifiers.isEmpty else { return .ignored }
        if isEmpty { search.end() } else { search.clear() }
        return .handled
      }
      if let scopes { scopes.layoutPriority(1).environment(\.isAside, true) }
      if Controls.self != EmptyView.self { controls.layoutPriority(1).environment(\.isAside, true) }
    }
    .padding(.horizontal, 1)
    if search.isActive {
      suggestions?.environment(\.searchState, search)
      tokens?.suggestions.environment(\.searchState, search)
    }
  }

  @MainActor func _collectRows(_ rows: inout _RowList) { rows.append(self, around: content) }
}

/// A search field whose focus is tied to a value of the app, if there is one.
private nonisolated struct FocusTiedField<Content: View>: View {
  let content: Content
  let focus: SearchFocus?

  @MainActor var body: some View {
    if let focus {
      FocusedView(content: content, isFocused: focus.isFocused, setFocused: focus.setFocused)
    } else {
      content
    }
  }
}
