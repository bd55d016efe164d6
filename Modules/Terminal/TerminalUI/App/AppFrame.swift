import ComposableArchitecture

/// The parts that every app has: help and a way to quit.
struct AppFrame<Content: View>: View {
  let content: Content
  let control: AppControl
  @State private var hints: [KeyHint]?
  @State private var warning: String?
  @State private var theme: Theme

  init(content: Content, control: AppControl) {
    self.content = content
    self.control = control
    _theme = State(wrappedValue: control.theme)
  }

  var body: some View {
    content
      .environment(\.theme, theme)
      .onKeyPressAlways { key in
        guard key == KeyPress("t", modifiers: .control) else { return .ignored }
        theme = theme.next
        control.use(theme)
        return .handled
      }
      .sheet(item: $hints) { HelpView(hints: $0) }
      .sheet(item: $warning) { warning in
        VStack {
          Text(warning)
          Text("")
          HStack(spacing: 2) {
            Button("Stay", role: .cancel) { self.warning = nil }
            Button("Quit anyway", role: .destructive) { control.quit() }
          }
        }
      }
      .toolbar {
        Button("Help") { hints = control.keyHints }.keyboardShortcut("?")
        Button("Quit") { warning = control.requestQuit() }.keyboardShortcut("q")
      }
  }
}

/// A list of the keys that do something.
private struct HelpView: View {
  let hints: [KeyHint]

  init(hints: [KeyHint]) { self.hints = hints }

  @Environment(\.dismiss) private var dismiss

  private static let general = [
    KeyHint(key: "Tab S-Tab", title: "Next pane or field, then tab"),
    KeyHint(key: "1 2 3 …", title: "The tab of that number"),
    KeyHint(key: "↑↓ j k", title: "Move"),
    KeyHint(key: "PgUp PgDn", title: "Move by a page"),
    KeyHint(key: "Home End", title: "First and last, also g G"),
    KeyHint(key: "Return", title: "Open, or press"),
    KeyHint(key: "Esc", title: "Back"),
    KeyHint(key: "/", title: "Search"),
    KeyHint(key: "F12", title: "Inspector; in it:"),
    KeyHint(key: "< > .", title: "Travel; resume live"),
    KeyHint(key: "X", title: "Export the session"),
    KeyHint(key: "^T", title: "Next theme"),
    KeyHint(key: "^Z ^L ^C", title: "Suspend, redraw, interrupt"),
  ]

  var body: some View {
    let dismiss = dismiss
    ScrollView {
      VStack(alignment: .leading) {
        section("This screen", hints)
        Text("")
        section("Everywhere", Self.general)
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    .onKeyPress(keys: ["?", "q"]) { _ in
      dismiss()
      return .handled
    }
  }

  @ViewBuilder private func section(_ title: String, _ hints: [KeyHint]) -> some View {
    Text(title).font(.headline)
    ForEach(hints, id: \.self) { hint in
      HStack {
        Text(hint.key).bold().foregroundColor(.accentColor).frame(width: 10, alignment: .leading)
        Text(hint.title)
      }
    }
  }
}

extension ViewGraph {
  /// The hints of all key bars, the innermost first.
  var keyHints: [KeyHint] {
    toolbars.reversed().flatMap { toolbar in
      toolbar.bar.layoutNodes.compactMap { node in
        if let hint = (node as? any PressableNode)?.keyHint { return hint }
        let words = node.plainText.split(separator: " ", maxSplits: 1).map(String.init)
        return words.count == 2 ? KeyHint(key: words[0], title: words[1]) : nil
      }
    }
  }
}
