/// The tokens of a search line.
@MainActor
struct SearchTokens {
  /// The tokens in the line, each a button that removes it.
  let labels: AnyView
  /// The tokens to choose from.
  let suggestions: AnyView
  /// Adds a token.
  let add: (Any) -> Void
  /// Whether there are no tokens in the line.
  let isEmpty: Bool
  /// Removes all tokens from the line.
  let removeAll: () -> Void

  /// - Parameters:
  ///   - tokens: The tokens.
  ///   - suggested: The tokens to choose from.
  ///   - label: Returns the view of a token.
  init<Tokens: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<Tokens>,
    suggested: Tokens,
    @ViewBuilder label: @escaping (Tokens.Element) -> some View
  ) where Tokens.Element: Identifiable {
    let add = { (token: Any) in
      guard let token = token as? Tokens.Element else { return }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
    }
    let labels = ForEach(tokens.wrappedValue) { token in
      Button {
        tokens.wrappedValue.removeAll { $0.id == token.id }
      } label: {
        HStack {
          label(token)
          Text("×")
        }
      }
    }
    self.labels = AnyView(labels)
    self.add = add
    isEmpty = tokens.wrappedValue.isEmpty
    removeAll = { tokens.wrappedValue.removeAll() }
    let others = suggested.filter { token in !tokens.wrappedValue.contains { $0.id == token.id } }
    suggestions = AnyView(
      ForEach(others) { token in SuggestionView(content: label(token), completion: token) }
    )
  }
}

/// A suggestion below a search line.
nonisolated struct SuggestionView<Content: View>: View {
  let content: Content
  let completion: Any
  @Environment(\.searchState) private var search

  init(content: Content, completion: Any) { (self.content, self.completion) = (content, completion) }

  @MainActor var body: some View {
    let (search, completion) = (search, completion)
    Button {
      search?.complete(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}
