import TerminalUI
import Testing

/// Code that belongs to no actor makes views, as in SwiftUI: this compiles in Swift 6.
@Suite struct NonisolatedViewTests {
  private enum Status: String, CaseIterable {
    case open, done

    var label: some View { Label(rawValue, systemImage: "star").foregroundStyle(color) }
    var color: Color { self == .open ? .red : .green }

    @ViewBuilder var details: some View {
      if self == .open { Text("to do").italic() } else { Circle().fill(color).frame(width: 2, height: 1) }
    }
  }

  private struct Theme {
    let title: Text
    let spacing: Int

    func card(_ content: some View) -> some View {
      VStack(alignment: .leading, spacing: spacing) {
        title.bold().lineLimit(1)
        Divider()
        content.padding(.leading, 1).opacity(1).disabled(false)
        ForEach(Status.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .environment(\.lineLimit, 1)
      .onAppear {}
    }
  }

  @MainActor
  private final class Model {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  /// The state of a view may be an object of the main actor.
  private struct Numbered: View {
    @TerminalUI.State private var model = Model(7)
    var body: some View { Text("number \(model.number)") }
  }

  private static func headline(_ title: String) -> some View {
    HStack {
      Text(title).font(.headline)
      Spacer()
      Image(systemName: "star")
    }
    .padding(.horizontal, 1)
    .background(.blue)
    .accessibilityLabel(title)
  }

  @MainActor
  @Test func `views that functions of no actor make are drawn`() {
    let probe = ScreenProbe(width: 20, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Self.headline("Title")
        Status.open.label
        Status.open.details
        Status.done.details
        Theme(title: Text("Card"), spacing: 0).card(Text("content"))
        Numbered()
      }
    }
    for text in ["Title", "open", "to do", "Card", " content", "done", "number 7"] {
      #expect(probe.text.contains(text), "\(text)")
    }
  }
}
