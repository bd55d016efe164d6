/// A screen for when there is nothing to show: a label, a description and what can be done about it.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// - Parameters:
  ///   - label: The label.
  ///   - description: The reason.
  ///   - actions: The buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 1) {
      VStack {
        label.bold()
        description.foregroundStyle(.secondary)
      }
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == TerminalViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// - Parameters:
  ///   - title: The label.
  ///   - systemImage: The name of a symbol, such as `magnifyingglass`.
  ///   - description: The reason.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init {
      TerminalViews.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// The screen for a search without results.
  public static var search: Self {
    Self(
      "No Results",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }

  /// Returns the screen for a search without results.
  ///
  /// - Parameter text: The text of the search.
  /// - Returns: The screen.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”",
      systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search.")
    )
  }
}
