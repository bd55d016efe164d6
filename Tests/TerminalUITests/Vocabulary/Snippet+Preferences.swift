import ComposableArchitecture
import TerminalUI

private struct Todo: Identifiable {
  let id: Int
  var title = "todo"
}

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct LastKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

private struct Todos: View {
  @TerminalUI.State private var todos = [Todo(id: 1), Todo(id: 2)]

  var body: some View {
    List($todos, editActions: [.delete, .move]) { $todo in Text(todo.title) }.toolbar { EditButton() }
  }
}

private struct EditableTodos: View {
  @TerminalUI.State private var todos = [Todo(id: 1)]
  @Environment(\.editMode) private var editMode

  var body: some View {
    List { ForEach($todos, editActions: .all) { $todo in Text(todo.title) } }
      .environment(\.editMode, .constant(editMode?.wrappedValue.isEditing == true ? .inactive : .active))
  }
}

extension Snippet {
  /// Values for the views around, layouts that change, and lists that are edited.
  static var preferences: [Snippet] {
    [
      Snippet("PreferenceKey", draws: "a") {
        Text("a").preference(key: LastKey.self, value: "a").onPreferenceChange(LastKey.self) { _ in }
      },
      Snippet("preference(key:value:)", draws: "a") {
        Text("a").preference(key: NamesKey.self, value: ["a"])
      },
      Snippet("transformPreference(_:_:)", draws: "a") {
        Text("a").transformPreference(NamesKey.self) { $0.append("a") }
      },
      Snippet("onPreferenceChange(_:perform:)", draws: "a") {
        Text("a").onPreferenceChange(NamesKey.self) { names in _ = names.count }
      },
      Snippet("overlayPreferenceValue(_:_:)", draws: "names: a") {
        Text("         ").preference(key: NamesKey.self, value: ["a"])
          .overlayPreferenceValue(NamesKey.self) { Text("names: \($0.joined())") }
      },
      Snippet("backgroundPreferenceValue(_:_:)", draws: "a") {
        Text("a").backgroundPreferenceValue(NamesKey.self) { Text("\($0.count)") }
      },
      Snippet("AnyLayout", draws: "a  b") {
        let layout = Todo(id: 1).id == 1 ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout())
        layout {
          Text("a")
          Text("b")
        }
      },
      Snippet("HStackLayout", draws: "a b") {
        HStackLayout(alignment: .top) {
          Text("a"); Text("b")
        }
      },
      Snippet("VStackLayout", draws: "b") {
        VStackLayout(alignment: .leading) {
          Text("a"); Text("b")
        }
      },
      Snippet("ZStackLayout", draws: "b") {
        ZStackLayout(alignment: .leading) {
          Text("a"); Text("b")
        }
      },
      Snippet("EditButton", draws: "Edit") { Todos() },
      Snippet("List(_:editActions:rowContent:)", draws: "todo") { Todos() },
      Snippet("ForEach(_:editActions:content:)", draws: "− todo") { EditableTodos() },
      Snippet("@Environment(\\.editMode)", draws: "− todo") { EditableTodos() },
    ]
  }
}
