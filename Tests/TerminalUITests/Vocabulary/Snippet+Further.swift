import ComposableArchitecture
import Foundation
import TerminalUI

private struct Number: View, Equatable {
  let number: Int

  nonisolated static func == (lhs: Number, rhs: Number) -> Bool { lhs.number == rhs.number }

  var body: some View { Text("\(number)") }
}

private struct Setting: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct Settings: View {
  @TerminalUI.State private var settings = [Setting(id: 1, isOn: true)]

  var body: some View {
    Toggle("All", sources: $settings, isOn: \.isOn)
    Toggle(sources: $settings, isOn: \.isOn) { Text("Every one") }
  }
}

private struct Login: View {
  @FocusState private var field: String?
  @TerminalUI.State private var name = ""

  var body: some View {
    TextField("Name", text: $name).focused($field, equals: "name").submitScope().defaultFocus($field, "name")
  }
}

private struct PlayerCommands: Commands {
  var body: some Commands {
    CommandMenu("Player") { Button("Play") {}.keyboardShortcut("p") }
    SidebarCommands()
  }
}

private struct Player: App {
  var body: some Scene { WindowGroup { Text("x") }.commands { PlayerCommands() } }
}

private struct Folder: Identifiable {
  let id: String
  var folders: [Folder]?
}

private struct Sized: View {
  @Environment(\.controlSize) private var size
  @Environment(\.font) private var font

  var body: some View { Text(size == .large && font == .title ? "large" : "other") }
}

extension Snippet {
  /// Further views and modifiers.
  static var further: [Snippet] {
    [
      Snippet("Commands", draws: "x") { Player().body._window ?? AnyView(EmptyView()) },
      Snippet("SidebarCommands", draws: "x") { Player().body._window ?? AnyView(EmptyView()) },
      Snippet("OutlineGroup(_:children:content:) with one root", draws: "Root") {
        List {
          OutlineGroup(Folder(id: "Root", folders: [Folder(id: "Inner")]), children: \.folders) {
            Text($0.id)
          }
        }
      },
      Snippet("@Environment(\\.controlSize)", draws: "large") { Sized().font(.title).controlSize(.large) },
      Snippet("@Environment(\\.font)", draws: "large") { Sized().controlSize(.large).font(.title) },
      Snippet("Text(_:) of a DateInterval", draws: "1970") {
        Text(DateInterval(start: Date(timeIntervalSince1970: 86_400), duration: 3600))
      },
      Snippet("AttributedString(markdown:options:)", draws: "bold") {
        if let text = try? AttributedString(
          markdown: "**bold**",
          options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        ) {
          Text(text)
        }
      },
      Snippet("Binding(get:set:) with a transaction", draws: "x") {
        Toggle("x", isOn: Binding(get: { true }, set: { value, transaction in print(value, transaction) }))
      },
      Snippet("Binding.transaction(_:)", draws: "x") {
        Toggle("x", isOn: .constant(true).transaction(Transaction(animation: .default)))
      },
      Snippet("opacity(_:)", draws: "x") { Text("x").opacity(0.5) },
      Snippet("listRowBackground(_:)", draws: "x") { List { Text("x").listRowBackground(Color.red) } },
      Snippet("interactiveDismissDisabled(_:)", draws: "x") { Text("x").interactiveDismissDisabled() },
      Snippet("defaultFocus(_:_:)", draws: "Name") { Login() },
      Snippet("submitScope(_:)", draws: "Name") { Login() },
      Snippet("transformEnvironment(_:transform:)", draws: "x") {
        Text("x").transformEnvironment(\.lineLimit) { $0 = 2 }
      },
      Snippet("EquatableView", draws: "2") { EquatableView(content: Number(number: 2)) },
      Snippet("equatable()", draws: "1") { Number(number: 1).equatable() },
      Snippet("ControlGroup", draws: "Font") {
        ControlGroup("Font") {
          Button("B") {}
          Button("I") {}
        }
      },
      Snippet("Toggle(_:sources:isOn:)", draws: "[x] All") { Settings() },
      Snippet("Toggle(sources:isOn:label:)", draws: "[x] Every one") { Settings() },
      Snippet("Picker(selection:content:label:currentValueLabel:)", draws: "One") {
        Picker(selection: .constant(1)) {
          Text("One").tag(1)
        } label: {
          Text("Number")
        } currentValueLabel: {
          Text("1")
        }
      },
      Snippet("searchable(text:placement:prompt:)", draws: "Find") {
        Text("x").searchable(
          text: .constant(""),
          placement: .navigationBarDrawer(displayMode: .always),
          prompt: "Find"
        )
      },
      Snippet("contextMenu(menuItems:preview:)", draws: "x") {
        Text("x").contextMenu {
          Button("Copy") {}
        } preview: {
          Text("y")
        }
      },
      Snippet("navigationTitle(_:) with a binding", draws: "Title") {
        NavigationStack { Text("x").navigationTitle(.constant("Title")) }
      },
      Snippet("Text(_:tableName:bundle:comment:)", draws: "sum") { Text("sum", comment: "A comment") },
      Snippet("Path as a shape", draws: "█") {
        Path {
          $0.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 8, height: 4),
            cornerSize: CGSize(width: 1, height: 1)
          )
        }
        .fill(.red)
      },
      Snippet("Path.addArc(center:radius:startAngle:endAngle:clockwise:)", draws: "█") {
        Path { path in
          let center = CGPoint(x: 4, y: 4)
          path.addArc(center: center, radius: 4, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        .fill(.red)
      },
      Snippet("RectangleMark", draws: "█") {
        Chart {
          RectangleMark(x: .value("x", "a"), y: .value("y", "b"), width: .ratio(1), height: .ratio(1))
            .foregroundStyle(by: .value("n", 0.5))
          RectangleMark(
            xStart: .value("a", "a"),
            xEnd: .value("b", "b"),
            yStart: .value("c", "a"),
            yEnd: .value("d", "b")
          )
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
      },
      Snippet("cornerRadius(_:) of marks", draws: "█") {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)).cornerRadius(4) }
      },
      Snippet("chartForegroundStyleScale(range:) with a gradient", draws: "█") {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(by: .value("n", 3.0))
          BarMark(x: .value("x", "b"), y: .value("y", 2)).foregroundStyle(by: .value("n", 4.0))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
      },
    ]
  }
}
