/// A line to search all commands, and those that match.
struct CommandPalette: View {
  let commands: [PaletteCommand]
  /// Runs a command after the palette has closed.
  let run: (PaletteCommand) -> Void
  @State private var query = ""
  @State private var selected: Int?
  @FocusState private var isTyping
  @Environment(\.dismiss) private var dismiss

  init(commands: [PaletteCommand], run: @escaping (PaletteCommand) -> Void) {
    self.commands = commands
    self.run = run
  }

  private static let (width, listHeight) = (64, 12)

  var body: some View {
    let matches = CommandMatch.all(query, in: commands)
    let dismiss = dismiss
    let (selection, isTyping) = (selection(in: matches), $isTyping)
    VStack(alignment: .leading) {
      HStack {
        Text("›").foregroundColor(.accentColor).bold()
        TextField("Search \(commands.count) commands", text: text)
          .environment(\.searchLine, SourcePlace(fileID: #fileID, line: #line))
          .focused(isTyping)
          .submitLabel(.run)
          .onSubmit {
            let chosen = matches.first { $0.id == selection.wrappedValue }
            if let chosen { choose(chosen, dismiss) }
          }
      }
      Divider()
      GeometryReader { area in
        List(matches, selection: selection) { match in
          Button {
            choose(match, dismiss)
          } label: {
            CommandRow(match: match, isNarrow: area.size.width < 50)
          }
          .onTapGesture { choose(match, dismiss) }
        }
        .environment(\.isInPane, true)
        .environment(\.keepsSelectionLit, true)
      }
      .overlay { if matches.isEmpty { Text("No command matches.").foregroundColor(.secondary) } }
      .frame(maxHeight: Self.listHeight)
      Text("↑↓ move").dim()
        .accessibilityLabel(Self.spoken(selection.wrappedValue, of: matches))
    }
    .frame(maxWidth: Self.width)
    .onKeyPress { key in
      if key.key == .escape, !query.isEmpty {
        text.wrappedValue = ""
        return .handled
      }
      guard let step = Self.step(for: key) else { return .ignored }
      let index = matches.firstIndex { $0.id == selection.wrappedValue } ?? 0
      let next = min(max(index + step, 0), matches.count - 1)
      if matches.indices.contains(next) { selection.wrappedValue = matches[next].id }
      return .handled
    }
    .onAppear { isTyping.wrappedValue = true }
  }

  /// The query. After a change the best match is selected.
  private var text: Binding<String> {
    Binding(
      get: { query },
      set: {
        query = $0
        selected = nil
      }
    )
  }

  /// Returns a binding to the selected command, which is the best match at first.
  private func selection(in matches: [CommandMatch]) -> Binding<Int?> {
    let best = matches.first?.id
    return Binding(get: { selected ?? best }, set: { selected = $0 })
  }

  /// Returns the words for the selected command and its place among the matches.
  private static func spoken(_ selected: Int?, of matches: [CommandMatch]) -> String {
    guard let index = matches.firstIndex(where: { $0.id == selected }) else { return "No command matches." }
    let command = matches[index].command
    let key = command.key.isEmpty ? "" : ", key \(command.key)"
    return "\(command.title), \(command.section)\(key), \(index + 1) of \(matches.count)"
  }

  private func choose(_ match: CommandMatch, _ dismiss: DismissAction) {
    dismiss()
    run(match.command)
  }

  /// Returns the number of rows by which a key moves the selection; `nil` for other keys.
  private static func step(for key: KeyPress) -> Int? {
    switch (key.key, key.modifiers) {
    case (.downArrow, []), ("n", .control), (.tab, []): 1
    case (.upArrow, []), ("p", .control), (.tab, .shift): -1
    case (.pageDown, []): listHeight - 1
    case (.pageUp, []): 1 - listHeight
    default: nil
    }
  }
}

private struct CommandRow: View {
  let match: CommandMatch
  /// Whether there is no room for the section.
  let isNarrow: Bool

  init(match: CommandMatch, isNarrow: Bool) {
    self.match = match
    self.isNarrow = isNarrow
  }

  var body: some View {
    HStack(spacing: 2) {
      Text(match.command.title, emphasizing: match.offsets)
      Spacer()
      if !isNarrow { Text(match.command.section).foregroundColor(.secondary).layoutPriority(1) }
      Text(match.command.key).bold().foregroundColor(.accentColor)
        .frame(minWidth: 4, alignment: .trailing).layoutPriority(1)
    }
    .lineLimit(1)
  }
}
