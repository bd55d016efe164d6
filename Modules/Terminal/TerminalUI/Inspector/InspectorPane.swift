import ComposableArchitecture

/// The list of actions and the difference made by the selected one.
struct InspectorPane<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    let selection = Binding<Int?>(
      get: { inspector.lookedAt },
      set: { inspector.selected = $0 }
    )
    VStack(alignment: .leading) {
      HStack {
        Text("Inspector").font(.title)
        Text(position).foregroundColor(inspector.travelled == nil ? .green : .yellow)
        Spacer()
      }
      Text(inspector.message ?? "< > travel  . live  X export  F12 close").dim()
      if inspector.entries.isEmpty { Text("Nothing has happened yet.").dim() }
      List(selection: selection) {
        ForEach(inspector.entries, id: \.number) { entry in
          Button {
            inspector.travel(to: entry.number)
          } label: {
            EntryRow(entry: entry)
          }
        }
      }
      Divider()
      ScrollView {
        inspector.detail.map { Text($0) } ?? Text(inspector.lastDetail).dim()
      }
    }
    .lineLimit(nil)
    .task(id: inspector.lookedAt) { await inspector.findDetail() }
  }

  private var position: String {
    guard let travelled = inspector.travelled else { return "● live" }
    return "⏸ after \(travelled) of \(inspector.entries.last?.number ?? travelled)"
  }
}

private struct EntryRow<State, Action>: View {
  let entry: Inspector<State, Action>.Entry

  var body: some View {
    HStack {
      Text("\(entry.number)").dim().frame(width: 4, alignment: .trailing)
      Text(name).bold()
      Spacer()
      Text(cause).dim().layoutPriority(1)
      Text(duration).dim().layoutPriority(1)
    }
    .lineLimit(1)
  }

  /// The cases of the action, the outermost first, with short values.
  private var name: String {
    caseLabel(entry.reduction.action) { value in
      switch value {
      case is any BinaryInteger, is Bool: "\(value)"
      case let value as String where value.count <= 20: "\"\(value)\""
      default: nil
      }
    }
  }

  private var cause: String {
    switch entry.reduction.cause {
    case .user: "user"
    case .operation(let effect): effect.name ?? "effect"
    case .send: "send"
    }
  }

  private var duration: String {
    let nanoseconds = entry.reduction.duration / .nanoseconds(1)
    return nanoseconds < 1_000_000 ? "\(Int(nanoseconds / 1_000)) µs" : "\(Int(nanoseconds / 1_000_000)) ms"
  }
}
