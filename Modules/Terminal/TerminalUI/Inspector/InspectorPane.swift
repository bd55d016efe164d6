import ComposableArchitecture

/// A part of the inspector that can have the focus.
enum InspectorPart: Hashable, Sendable { case filter, actions, state }

/// The actions of a film, and the state after one of them.
struct InspectorPane<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    HalvesLayout(prefersSecond: inspector.focus == .state) {
      ActionsPane(inspector: inspector)
      StatePane(inspector: inspector)
    }
    .lineLimit(1)
    .task(id: inspector.detailID) { await inspector.findDetail() }
    .task(id: inspector.isPlaying) { await inspector.play() }
  }
}

/// The actions left by the filter, each below the one that led to it.
private struct ActionsPane<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    let moments = inspector.listed
    Pane(title, note: note(moments.count)) {
      VStack(alignment: .leading) {
        if inspector.focus == .filter || !inspector.filter.isEmpty { FilterField(inspector: inspector) }
        GeometryReader { area in list(of: moments, isNarrow: area.size.width < 40) }
      }
    }
  }

  private func list(of moments: [FilmMoment], isNarrow: Bool) -> some View {
    let strays = inspector.timeline.strays(in: moments)
    return List(moments, selection: selection) { moment in
      Button {
        inspector.focus = .state
      } label: {
        MomentRow(
          moment: moment,
          text: inspector.text(of: moment.number),
          isStray: strays.contains(moment.number),
          isFuture: inspector.traveled.map { moment.number > $0 } ?? false,
          isNarrow: isNarrow
        )
      }
    }
    .overlay {
      if moments.isEmpty {
        Text(inspector.entries.isEmpty ? "Nothing has happened yet." : "No action matches.")
          .foregroundColor(.secondary)
      }
    }
    .environment(\.lightsOnlySelection, true)
    .focused(inspector.focusBinding, equals: .actions)
  }

  private var title: String {
    guard let traveled = inspector.traveled else { return "Actions ● live" }
    return
      "Actions \(inspector.isPlaying ? "►" : "‖") \(traveled) of \(inspector.entries.last?.number ?? traveled)"
  }

  private func note(_ count: Int) -> String {
    inspector.filter.isEmpty ? "" : "\(count) of \(inspector.entries.count)"
  }

  private var selection: Binding<Int?> {
    Binding(get: { inspector.lookedAt }, set: { if let number = $0 { inspector.travel(to: number) } })
  }
}

private struct FilterField<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    HStack {
      Text("/").foregroundColor(.accentColor).bold()
      TextField("Filter by action, value or sender", text: text)
        .environment(\.searchLine, SourcePlace(fileID: #fileID, line: #line))
        .focused(inspector.focusBinding, equals: .filter)
        .onSubmit { inspector.endFilter() }
        .onKeyPress(.escape) {
          guard inspector.focus == .filter else { return .ignored }
          if inspector.filter.isEmpty { inspector.endFilter() } else { inspector.filter = "" }
          return .handled
        }
    }
    .padding(.leading, 1)
  }

  private var text: Binding<String> {
    Binding(get: { inspector.filter }, set: { inspector.filter = $0 })
  }
}

private struct MomentRow: View {
  let moment: FilmMoment
  let text: ActionText
  /// Whether the action that led to it isn't above it, so that its number is shown.
  let isStray: Bool
  let isFuture: Bool
  /// Whether there is room for the name only. The pane of the state names the sender.
  let isNarrow: Bool

  var body: some View {
    HStack {
      Text("\(moment.number)").foregroundColor(.secondary).dim(isFuture)
        .frame(width: isNarrow ? 3 : 4, alignment: .trailing)
      name
      Spacer()
      if !isNarrow {
        Text(moment.sender)
          .foregroundColor(moment.kind == .effect && !isFuture ? .accentColor : .secondary).dim(isFuture)
          .layoutPriority(1)
        Text(FilmText.duration(moment.duration)).foregroundColor(.secondary).dim(isFuture)
          .frame(width: 6, alignment: .trailing).layoutPriority(1)
      }
    }
  }

  /// The name, indented below the action that led to it.
  private var name: Text {
    let cause = isStray ? moment.parent.map { "\($0)" } ?? "" : ""
    let indent =
      moment.depth == 0 ? "" : String(repeating: "  ", count: min(moment.depth, 6) - 1) + "└\(cause) "
    let color: Color? = isFuture ? .secondary : nil
    return Text(indent).foregroundColor(.secondary)
      + Text(text.name).bold(!isFuture && moment.kind == .user).foregroundColor(color).dim(isFuture)
      + Text(text.value.isEmpty ? "" : "  \(text.value)")
      .foregroundColor(isFuture ? .secondary : .yellow).dim(isFuture)
  }
}

/// The state after an action with its changes, the cause of the action, and the effects that ran.
private struct StatePane<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    let rows = inspector.detail ?? inspector.lastDetail
    Pane("State", note: inspector.tree.showsChangesOnly ? "t tree  y copy" : "d diff  y copy") {
      VStack(alignment: .leading) {
        List(rows, selection: selection(in: rows)) { row in
          Button {
            inspector.toggle(row)
          } label: {
            StateRowView(row: row, isStale: inspector.detail == nil)
          }
        }
        .overlay {
          if rows.isEmpty, inspector.detail != nil {
            Text("The state did not change.").foregroundColor(.secondary)
          }
        }
        .focused(inspector.focusBinding, equals: .state)
        if let moment = inspector.lookedAt.flatMap({ inspector.timeline[$0] }) {
          CauseView(inspector: inspector, moment: moment)
        }
      }
    }
    .onKeyPress(.escape) {
      guard inspector.focus == .state else { return .ignored }
      inspector.focus = .actions
      return .handled
    }
  }

  /// Returns a binding to the selected line. At first it is the first that has changed.
  private func selection(in rows: [StateRow]) -> Binding<String?> {
    Binding(
      get: { inspector.selectedPath ?? rows.firstChange },
      set: { inspector.selectedPath = $0 }
    )
  }
}

private struct StateRowView: View {
  let row: StateRow
  let isStale: Bool

  var body: some View {
    HStack {
      (Text(
        String(repeating: "  ", count: row.depth) + (row.isExpandable ? row.isExpanded ? "▾ " : "▸ " : "  ")
      )
      .foregroundColor(.secondary)
        + Text(row.label).foregroundColor(row.change == .none ? .secondary : nil).bold(row.change != .none))
        .dim(isStale).frame(minWidth: 12, alignment: .leading).layoutPriority(1)
      value.dim(isStale).layoutPriority(row.change == .none ? 0 : 2)
      Spacer()
    }
  }

  private var value: Text {
    switch row.change {
    case .none: Text(row.value)
    case .within:
      Text(row.isExpanded ? "" : "\(row.value) ").foregroundColor(.secondary)
        + Text("●").foregroundColor(.accentColor)
    case .replaced(let old):
      Text(old).foregroundColor(.red) + Text(" → ").foregroundColor(.secondary)
        + Text(row.value).foregroundColor(.green).bold()
    case .added: Text("+ ").foregroundColor(.green) + Text(row.value).foregroundColor(.green).bold()
    case .removed: Text("− \(row.value)").foregroundColor(.red)
    }
  }
}

/// The cause of an action, and the effects that it started or that ran after it.
private struct CauseView<State, Action>: View {
  let inspector: Inspector<State, Action>
  let moment: FilmMoment

  /// The most effects that are listed.
  private static var effectLimit: Int { 3 }

  var body: some View {
    let effects = inspector.timeline.effects(after: moment.number, of: inspector.effects.runs)
    // Those of the action come first, and then the latest: what has run since the start is rarely of interest.
    let (own, others) = (
      effects.filter { $0.parent == moment.number }, effects.filter { $0.parent != moment.number }
    )
    let shown = (own.filter(\.isInFlight) + own.filter { !$0.isInFlight } + others.reversed()).prefix(
      Self.effectLimit
    )
    VStack(alignment: .leading) {
      line("cause") { cause.lineLimit(2) }
      if effects.isEmpty { line("effects") { Text("none").foregroundColor(.secondary) } }
      ForEach(Array(shown.enumerated()), id: \.element.id) { index, effect in
        line(index == 0 ? "effects" : "") { description(of: effect).lineLimit(2) }
      }
      if effects.count > Self.effectLimit {
        line("") { Text("… \(effects.count - Self.effectLimit) more").foregroundColor(.secondary) }
      }
    }
    .padding(.leading, 1)
  }

  private func line(_ title: String, @ViewBuilder _ content: () -> some View) -> some View {
    HStack {
      Text(title).foregroundColor(.secondary).frame(width: 7, alignment: .leading).layoutPriority(1)
      content()
    }
  }

  private var cause: Text {
    let place = moment.place.map { Text(" in \($0)").foregroundColor(.secondary) } ?? Text("")
    switch moment.cause {
    case .user:
      switch moment.input?.kind {
      case .key(let key):
        return Text("user pressed ") + Text(key.label).bold().foregroundColor(.accentColor) + place
      case .paste: return Text("user pasted") + place
      case .click: return Text("user clicked") + place
      case .pointer: return Text("user moved the pointer") + place
      case nil: return Text("a view, by itself")
      }
    case .operation(let effect):
      let name = effect.name.map { Text("effect ") + Text($0).bold() } ?? Text("effect")
      return name + Text(origin(moment.parent)) + place
    case .send: return Text("Effect.send") + Text(origin(moment.parent))
    }
  }

  private func origin(_ parent: Int?) -> String {
    parent.map { " of \($0) \(inspector.text(of: $0).name)" } ?? ""
  }

  private func description(of effect: FilmEffect) -> Text {
    let run = effect.run
    let place = SourcePlace(fileID: run.effect.fileID, line: Int(run.effect.line))
    let name = Text(run.effect.name ?? "\(place)").bold()
    let state =
      effect.isInFlight
      ? Text(" in flight").foregroundColor(.yellow)
      : Text(ending(of: run)).foregroundColor(.secondary)
    let starter =
      effect.parent == moment.number
      ? "" : effect.parent.map { " by \($0) \(inspector.text(of: $0).name)" } ?? ""
    let start = " since \(FilmText.clock(run.start, inspector.timeZone))"
    return name + state + Text((effect.isInFlight ? start : "") + starter).foregroundColor(.secondary)
  }

  private func ending(of run: EffectLog.Run) -> String {
    let time = run.end.map { Duration.seconds($0.timeIntervalSince(run.start)) } ?? .zero
    return " \(run.isCancelled ? "cancelled" : "ended") after \(FilmText.duration(time))"
  }
}
