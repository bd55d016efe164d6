import ComposableArchitecture
import CustomDump

/// A screen with an inspector beside it: F12 opens and closes it.
public struct InspectedView<State, Action, Content: View>: View {
  let inspector: Inspector<State, Action>
  let store: Store<State, Action>
  let content: @MainActor (Store<State, Action>) -> Content

  /// - Parameters:
  ///   - inspector: The inspector that the store's reducer is seen by.
  ///   - store: The store.
  ///   - content: The screen of a store.
  public init(
    _ inspector: Inspector<State, Action>,
    store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (Store<State, Action>) -> Content
  ) {
    self.inspector = inspector
    self.store = store
    self.content = content
    inspector.connect(store)
  }

  public var body: some View {
    SplitView(isSplit: inspector.isOpen) {
      content(inspector.shown(store))
    } pane: {
      if inspector.isOpen { InspectorPane(inspector: inspector) }
    }
    .onKeyPressAlways { key in
      if key == KeyPress(.function(12)) {
        inspector.toggle()
        return .handled
      }
      guard inspector.isOpen, key.modifiers.isEmpty else { return .ignored }
      switch key.key {
      case "<": inspector.step(by: -1)
      case ">": inspector.step(by: 1)
      case ".": inspector.resume()
      case "X": inspector.exportEntries()
      default: return .ignored
      }
      return .handled
    }
  }
}

/// The list of actions, and the difference that the selected one made.
private struct InspectorPane<State, Action>: View {
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
      ScrollView { Text(difference(selection.wrappedValue)) }
    }
    .lineLimit(nil)
  }

  private var position: String {
    guard let travelled = inspector.travelled else { return "● live" }
    return "⏸ after \(travelled) of \(inspector.entries.last?.number ?? travelled)"
  }

  private func difference(_ number: Int?) -> String {
    guard let entry = inspector.entries.first(where: { $0.number == number }) else { return "" }
    return entry.reduction.stateDifference() ?? "The state did not change."
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
    entry.reduction.sender?.name ?? (entry.reduction.sender == nil ? "user" : "effect")
  }

  private var duration: String {
    let nanoseconds = entry.reduction.duration / .nanoseconds(1)
    return nanoseconds < 1_000_000 ? "\(Int(nanoseconds / 1_000)) µs" : "\(Int(nanoseconds / 1_000_000)) ms"
  }
}

/// Names actions by their cases: `.coins(.coinsResponse)`.
enum ActionName {
  static func of(_ action: Any) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "" }
    guard let child = mirror.children.first, let label = child.label else { return ".\(action)" }
    let inner = payload(child.value)
    return inner.isEmpty ? ".\(label)" : ".\(label)(\(inner))"
  }

  /// An action within an action is named, and so is the only short value.
  private static func payload(_ value: Any) -> String {
    switch value {
    case let value as any BinaryInteger: return "\(value)"
    case let value as Bool: return "\(value)"
    case let value as String where value.count <= 20: return "\"\(value)\""
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { return "" }
      return of(value)
    }
  }
}
