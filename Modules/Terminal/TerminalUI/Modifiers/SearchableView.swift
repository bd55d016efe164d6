struct SearchableView<Content: View, Controls: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let controls: Controls
  let tokens: SearchTokens?
  let isPresented: Binding<Bool>?
  @FocusState private var isSearching: Bool
  @State private var search = SearchState()
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.onSearchSubmit) private var onSearchSubmit

  init(
    content: Content,
    text: Binding<String>,
    prompt: String,
    tokens: SearchTokens? = nil,
    isPresented: Binding<Bool>? = nil,
    @ViewBuilder controls: () -> Controls = { EmptyView() }
  ) {
    self.content = content
    self.text = text
    self.prompt = prompt
    self.controls = controls()
    self.tokens = tokens
    self.isPresented = isPresented
  }

  var body: some View {
    let (text, tokens, search, submit) = (text, tokens, search, onSearchSubmit)
    VStack(alignment: .leading) {
      HStack {
        Text("/").foregroundColor(.accentColor).bold().accessibilityHidden()
        tokens?.labels
        TextField(prompt, text: text)
          .frame(minWidth: Controls.self == EmptyView.self ? nil : 24)
          .environment(\.isInSearchLine, true)
          .focused($isSearching)
          .onSubmit {
            end()
            submit?()
          }
          .onKeyPress(.escape) {
            guard isSearching else { return .ignored }
            if text.wrappedValue.isEmpty { end() } else { text.wrappedValue = "" }
            return .handled
          }
        if let scopes { scopes.layoutPriority(1) }
        if Controls.self != EmptyView.self { controls.layoutPriority(1) }
      }
      .padding(.horizontal, 1)
      if search.isActive {
        suggestions?.environment(\.searchState, search)
        tokens?.suggestions.environment(\.searchState, search)
      }
      // The scopes are those of this line, and not of another one within.
      content.environment(\.searchState, search).environment(\.searchScopes, nil)
    }
    .onKeyPress("/") {
      isSearching = true
      return .handled
    }
    .onChange(of: isSearching) { _, isSearching in if isSearching { begin() } }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      if let isPresented, isPresented != search.isActive { isPresented ? isSearching = true : end() }
    }
    .onAppear {
      search.dismiss = {
        text.wrappedValue = ""
        end()
      }
      search.complete = { suggestion in
        if let completion = suggestion as? String {
          text.wrappedValue = completion
        } else {
          tokens?.add(suggestion)
        }
        isSearching = true
      }
    }
  }

  private func begin() {
    search.isActive = true
    if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true }
  }

  private func end() {
    isSearching = false
    search.isActive = false
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }

  func _collectRows(_ rows: inout _RowList) { rows.append(self, around: content) }
}
