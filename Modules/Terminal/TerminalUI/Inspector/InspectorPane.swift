import ComposableArchitecture

/// The list of actions, and the difference that the selected one made.
struct InspectorPane<State, Action>: View {
  let inspector: Inspector<State, Action>

  var body: some View {
    let selection = Binding<Int?>(
      get: { inspector.selected ?? inspector.entries.last?.number },
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
      ScrollView { Text(selection.wrappedValue.map(inspector.detail) ?? "") }
    }
    .lineLimit(nil)
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

  /// The cases of the action, from the outermost in.
  private var name: String { ActionName.of(entry.reduction.action) }

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

extension Inspector.Entry {
  /// The difference that the action made, and who sent it.
  var detail: String {
    "\(StateDifference.text(reduction) ?? "The state did not change.")\n\(origin)"
  }

  /// Who sent the action, in a sentence.
  fileprivate var origin: String {
    switch reduction.cause {
    case .user: "Sent by the user."
    case .operation(let effect): "Sent by the effect \(effect)."
    case .send: "Sent by the action before, with Effect.send."
    }
  }
}

/// The difference that an action made, without what is only around it.
private enum StateDifference {
  static func text<State, Action>(_ reduction: StoreReduction<State, Action>) -> String? {
    guard let lines = reduction.stateDifference()?.split(separator: "\n") else { return nil }
    // What has changed, and what it is in: no siblings, no brackets that close, not the name of the whole.
    return lines.dropFirst(lines.count > 1 ? 1 : 0).filter { line in
      line.hasPrefix("-") || line.hasPrefix("+") || line.hasSuffix("(") || line.hasSuffix("[")
    }.joined(separator: "\n")
  }
}
