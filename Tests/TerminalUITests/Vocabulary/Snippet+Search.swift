import TerminalUI

private struct Tag: Identifiable, Hashable {
  let id: String
}

private struct Recipes: View {
  @TerminalUI.State private var text = ""
  @TerminalUI.State private var tokens = [Tag(id: "vegan")]
  @TerminalUI.State private var isPresented = true

  var body: some View {
    Results()
      .searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: "Find") { Text($0.id) }
      .searchSuggestions {
        ForEach(["pasta", "rice"], id: \.self) { Text("make \($0)").searchCompletion($0) }
      }
      .onSubmit(of: .search) { isPresented = false }
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View { Button(isSearching ? "End the search" : "Nothing") { dismissSearch() } }
}

private struct Suggested: View {
  @TerminalUI.State private var tokens: [Tag] = []

  var body: some View {
    Text("below").searchable(
      text: .constant(""),
      tokens: $tokens,
      suggestedTokens: .constant([Tag(id: "quick")]),
      isPresented: .constant(true)
    ) {
      Text($0.id)
    }
  }
}

private struct Files: View {
  @TerminalUI.State private var selection: Set<Int> = []

  var body: some View {
    List(1..<4, id: \.self, selection: $selection) { Text("file \($0)") }
      .contextMenu(forSelectionType: Int.self) { files in
        Button("Delete \(files.count)") {}
      } primaryAction: { files in
        print(files)
      }
      .onDeleteCommand { selection = [] }
      .onExitCommand { selection = [] }
  }
}

private struct Feed: View {
  @TerminalUI.State private var position: Int? = 40

  var body: some View {
    ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("row \($0)") } }.scrollTargetLayout() }
      .scrollPosition(id: $position, anchor: .top)
  }
}

extension Snippet {
  /// Search lines and lists.
  static var searches: [Snippet] {
    [
      Snippet("searchable(text:tokens:isPresented:token:)", draws: "vegan") { Recipes() },
      Snippet("searchable(text:tokens:suggestedTokens:token:)", draws: "below") { Suggested() },
      Snippet("searchable(text:isPresented:)", draws: "/ Search") {
        Text("x").searchable(text: .constant(""), isPresented: .constant(false))
      },
      Snippet("searchSuggestions(_:)", draws: "vegan") { Recipes() },
      Snippet("searchCompletion(_:)", draws: "vegan") { Recipes() },
      Snippet("onSubmit(of:_:)", draws: "Find") { Recipes() },
      Snippet("@Environment(\\.isSearching)", draws: "Nothing") { Recipes() },
      Snippet("@Environment(\\.dismissSearch)", draws: "Nothing") { Recipes() },
      Snippet("contextMenu(forSelectionType:menu:primaryAction:)", draws: "file 2") { Files() },
      Snippet("onDeleteCommand(perform:)", draws: "file 2") { Files() },
      Snippet("onExitCommand(perform:)", draws: "file 2") { Files() },
      Snippet("scrollPosition(id:anchor:)", draws: "row") { Feed() },
      Snippet("defaultScrollAnchor(_:)", draws: "row 49") {
        ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("row \($0)") } } }.defaultScrollAnchor(
          .bottom
        )
      },
    ]
  }
}
