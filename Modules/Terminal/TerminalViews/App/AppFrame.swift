/// The parts that every app has: help and a way to quit.
struct AppFrame<Content: View>: View {
  let content: Content
  let control: AppControl
  @State private var hints: [KeyHint]?
  @State private var commands: [PaletteCommand]?
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
      .environment(\.accessibilityReduceMotion, control.options.reducesMotion)
      .commands {
        Button("Next theme") { use(theme.next) }.keyboardShortcut("t", modifiers: .control)
        ForEach(Theme.allCases, id: \.self) { theme in Button("Theme \(theme.rawValue)") { use(theme) } }
        // In a sheet, which hides the key bar below, too.
        helpButton
      }
      .sheet(item: $hints, title: "Help") { HelpView(hints: $0) }
      .sheet(item: $commands, title: "Commands") { commands in
        CommandPalette(commands: commands) { $0.run() }
      }
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
        Button("Commands") { commands = control.commands.filter { $0.key != "^P" } }
          .keyboardShortcut("p", modifiers: .control).layoutPriority(-1)
        helpButton
        Button("Quit") { warning = control.requestQuit() }.keyboardShortcut("q")
      }
  }

  private var helpButton: some View {
    Button("Help") { hints = hints == nil ? control.keyHints : nil }.keyboardShortcut("?")
  }

  private func use(_ theme: Theme) {
    self.theme = theme
    control.use(theme)
    control.graph?.show("Theme: \(theme.rawValue)", isFailure: false)
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
    KeyHint(key: "Space", title: "Play the film, or pause it"),
    KeyHint(key: "b", title: "Branch from the past"),
    KeyHint(key: "T", title: "Write a test"),
    KeyHint(key: "X", title: "Export the session"),
    KeyHint(key: "^T", title: "Next theme"),
    KeyHint(key: "^Z ^L ^C", title: "Suspend, redraw, interrupt"),
  ]

  var body: some View {
    let dismiss = dismiss
    ScrollView {
      VStack(alignment: .leading) {
        if !hints.isEmpty {
          section("This screen", hints)
          Text("")
        }
        section("Everywhere", Self.general)
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    .onKeyPress("q") {
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
  /// The hints of all key bars, the innermost first. A sheet without one has those for its controls.
  var keyHints: [KeyHint] {
    let own = modals.isEmpty ? [] : barHints
    return own
      + toolbars.reversed().flatMap { $0.bar.commands }.filter { !$0.key.isEmpty }
      .map { KeyHint(key: $0.key, title: $0.name) }
  }
}
