import ComposableArchitecture

/// A screen with an inspector next to it. F12 opens and closes the inspector.
public struct InspectedView<State, Action, Content: View>: View {
  let inspector: Inspector<State, Action>
  let store: Store<State, Action>
  let content: (Store<State, Action>) -> Content
  @Environment(\.copy) private var copy
  @Environment(\.edit) private var edit

  /// - Parameters:
  ///   - inspector: The inspector that observes the store's reducer.
  ///   - store: The store.
  ///   - content: Returns the screen of a store.
  public init(
    _ inspector: Inspector<State, Action>,
    store: Store<State, Action>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) {
    self.inspector = inspector
    self.store = store
    self.content = content
    inspector.connect(store)
  }

  public var body: some View {
    let (copy, edit) = (copy, edit)
    return SplitView(isSplit: inspector.isOpen) {
      // After a branch the views appear again, so that they ask for what the state of the past doesn't have.
      content(inspector.shown(store)).environment(\.past, inspector.past).id(inspector.branches)
    } pane: {
      if inspector.isOpen { InspectorPane(inspector: inspector) }
    } strip: {
      if inspector.isOpen { FilmStrip(inspector: inspector) }
    }
    .commands {
      Button(inspector.isOpen ? "Close the inspector" : "Open the inspector") { inspector.toggle() }
        .keyboardShortcut(.function(12))
      if inspector.isOpen {
        StepButtons(inspector: inspector)
        if inspector.takesKeys {
          FilmButtons(inspector: inspector, edit: edit)
          StateButtons(inspector: inspector, copy: copy)
        }
      }
    }
    .toolbar(isShown: inspector.isOpen) {
      if inspector.isOpen {
        KeyLabel(.function(12), "Close").help("Close the inspector")
        StepButtons(inspector: inspector)
        FilmButtons(inspector: inspector, edit: edit)
      }
    }
  }
}

/// The film over time.
private struct FilmStrip<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    let time = inspector.playhead ?? inspector.traveled.flatMap { inspector.timeline[$0]?.time }
    ScrubberView(
      moments: inspector.timeline.moments.map(\.mark),
      ticks: inspector.listed.map(\.mark),
      time: time,
      past: inspector.traveled.map { "PAST \($0)/\(inspector.entries.last?.number ?? $0)" },
      isPlaying: inspector.isPlaying,
      message: inspector.message,
      timeZone: inspector.timeZone
    ) { inspector.travel(to: $0) }
  }
}

/// The keys that work wherever the focus is.
private struct StepButtons<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    Group {
      Button("Back") { inspector.step(by: -1) }.keyboardShortcut("<").help("Step back in time")
      Button("Forward") { inspector.step(by: 1) }.keyboardShortcut(">").help("Step forward in time")
      Button("Live") { inspector.resume() }.keyboardShortcut(".").help("Return to the present")
      Button("Export") { inspector.exportEntries() }.keyboardShortcut("X").layoutPriority(-1)
        .help("Export the session")
    }
  }
}

/// The keys that work in the past, or while the inspector has the focus.
private struct FilmButtons<State, Action>: View {
  let inspector: Inspector<State, Action>
  let edit: EditAction

  var body: some View {
    Group {
      Button(inspector.isPlaying ? "Pause" : "Play") { inspector.playOrPause() }.keyboardShortcut(.space)
        .help(inspector.isPlaying ? "Pause the film" : "Play the film")
      if inspector.traveled != nil {
        Button("Branch") { inspector.branchHere() }.keyboardShortcut("b").help("Branch from the past")
      }
      Button("Test") { inspector.saveTest(edit) }.keyboardShortcut("T").help("Write a test")
      // The screen beside may have a search, and the same key.
      if inspector.takesKeys {
        Button("Filter") { inspector.startFilter() }.keyboardShortcut("/").layoutPriority(-1)
          .help("Filter actions")
      }
    }
  }
}

/// The keys for the lines of the state, and further keys to move.
private struct StateButtons<State, Action>: View {
  let inspector: Inspector<State, Action>
  let copy: CopyAction

  var body: some View {
    Group {
      Button("Previous action") { inspector.step(by: -1) }.keyboardShortcut(.leftArrow)
      Button("Next action") { inspector.step(by: 1) }.keyboardShortcut(.rightArrow)
      Button("First action") { inspector.travel(to: 0) }.keyboardShortcut(.home)
      Button("Last action") { inspector.travel(to: .max) }.keyboardShortcut(.end)
      Button("Show changes only") { inspector.tree.showsChangesOnly = true }.keyboardShortcut("d")
      Button("Show the whole state") { inspector.tree.showsChangesOnly = false }.keyboardShortcut("t")
      Button("Copy the line of the state") {
        let rows = inspector.detail ?? []
        let path = inspector.selectedPath ?? rows.firstChange
        if let row = rows.first(where: { $0.path == path }) { copy(row.text, as: "\(row.label)") }
      }
      .keyboardShortcut("y")
    }
  }
}
