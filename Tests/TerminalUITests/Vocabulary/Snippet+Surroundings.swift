import ComposableArchitecture
import Foundation
import TerminalUI

private struct Surroundings: View {
  @Environment(\.isPresented) private var isPresented
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "first")
      Text(12.5, format: .number.locale(locale))
      Text(dynamicTypeSize.isAccessibilitySize ? "large" : "usual")
    }
  }
}

private struct Presenting: View {
  @TerminalUI.State private var isShown = true

  var body: some View { Text("below").sheet(isPresented: $isShown) { Surroundings() } }
}

private struct Person: Identifiable {
  let id: Int
  let name: String
}

private struct Indented: ViewModifier {
  var edges: Edge.Set = .leading

  func body(content: Content) -> some View { content.padding(edges, 2) }
}

private struct Document: View {
  @TerminalUI.State private var title = "Draft"
  @FocusState private var isRenaming: Bool

  var body: some View {
    VStack {
      TextField("Title", text: $title).focused($isRenaming)
      RenameButton()
    }
    .renameAction($isRenaming)
  }
}

private struct RenameHint: View {
  @Environment(\.rename) private var rename

  var body: some View { Text(rename == nil ? "fixed" : "can be renamed") }
}

extension Snippet {
  /// The surroundings of views, and further looks.
  static var surroundings: [Snippet] {
    [
      Snippet("@Environment(\\.isPresented)", draws: "presented") { Presenting() },
      Snippet("@Environment(\\.locale)", draws: "12,5") {
        Surroundings().environment(\.locale, Locale(identifier: "de_DE"))
      },
      Snippet("@Environment(\\.dynamicTypeSize)", draws: "usual") { Surroundings() },
      Snippet("dynamicTypeSize(_:)", draws: "x") {
        Text("x").dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
      },
      Snippet("symbolVariant(_:)", draws: "x") {
        Label("x", systemImage: "bell").symbolVariant(.slash.fill).symbolVariant(.circle)
      },
      Snippet("RenameButton", draws: "[Rename]") { Document() },
      Snippet("renameAction(_:)", draws: "[Rename]") { RenameButton().renameAction { print("renames") } },
      Snippet("renameAction(_:) of a field's focus", draws: "Draft") { Document() },
      Snippet("@Environment(\\.rename)", draws: "can be renamed") { RenameHint().renameAction {} },
      Snippet("Animation.speed(_:)", draws: "x") { Text("x").animation(.easeIn.speed(2), value: 1) },
      Snippet("buttonRepeatBehavior(_:)", draws: "x") { Button("x") {}.buttonRepeatBehavior(.enabled) },
      Snippet("focusSection()", draws: "x") { VStack { Text("x") }.focusSection() },
      Snippet("Edge.Set", draws: "  x") { Text("x").modifier(Indented()) },
      Snippet("contentMargins(_:_:for:)", draws: "  x") {
        ScrollView { Text("x") }.contentMargins(.leading, 2, for: .scrollContent)
      },
      Snippet("contentMargins(_:for:)", draws: "   x") { ScrollView { Text("x") }.contentMargins(3) },
      Snippet("tableStyle(_:)", draws: "Ada") { people.tableStyle(.inset) },
      Snippet("tableColumnHeaders(_:)", draws: "Ada") { people.tableColumnHeaders(.hidden) },
      Snippet("WithPerceptionTracking", draws: "x") { WithPerceptionTracking { Text("x") } },
    ]
  }

  private static var people: some View {
    Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) }
  }
}
