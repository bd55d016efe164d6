import TerminalUI
import Testing

/// Screens that go, with everything that their views refer to.
@MainActor
@Suite struct ReleasedScreenTests {
  @MainActor
  final class Model {
    var text = ""
    var isOn = false
    var number = 1

    var binding: Binding<String> {
      Binding {
        self.text
      } set: {
        self.text = $0
      }
    }
    var flag: Binding<Bool> {
      Binding {
        self.isOn
      } set: {
        self.isOn = $0
      }
    }
    var choice: Binding<Int> {
      Binding {
        self.number
      } set: {
        self.number = $0
      }
    }
    var optional: Binding<Int?> {
      Binding {
        self.number
      } set: {
        self.number = $0 ?? 0
      }
    }
  }

  struct Screen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable (Model) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable (Model) -> some View) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }
  }

  nonisolated static let screens: [Screen] = [
    Screen("Button") { model in Button("Add") { model.number += 1 } },
    Screen("TextField") { model in TextField("Name", text: model.binding).onSubmit { model.number += 1 } },
    Screen("SecureField") { model in SecureField("Key", text: model.binding) },
    Screen("TextEditor") { model in TextEditor(text: model.binding) },
    Screen("Toggle") { model in Toggle("On", isOn: model.flag) },
    Screen("Picker") { model in
      Picker("Number", selection: model.choice) { ForEach(1..<3) { number in Text("\(number)").tag(number) } }
    },
    Screen("Menu") { model in Menu("More") { Button("Add") { model.number += 1 } } },
    Screen("DisclosureGroup") { model in
      DisclosureGroup("More", isExpanded: model.flag) { Button("Add") { model.number += 1 } }
    },
    Screen("searchable") { model in Button("Add") { model.number += 1 }.searchable(text: model.binding) },
    Screen("searchable, in a list") { model in
      List { ForEach(1..<3) { Text("\($0)") } }.searchable(text: model.binding, prompt: "Filter") {
        Button("Add") { model.number += 1 }
      }
    },
    Screen("List") { model in
      List(selection: model.optional) { ForEach(1..<3) { number in Text("\(number)").tag(number) } }
        .refreshable { model.number += 1 }
    },
    Screen("swipeActions, contextMenu") { model in
      List {
        ForEach(1..<3) { number in
          Text("\(number)").swipeActions { Button("Add") { model.number += 1 } }
            .contextMenu { Button("Add") { model.number += 1 } }
        }
      }
    },
    Screen("toolbar") { model in
      Text("a").toolbar { Button("Add") { model.number += 1 }.keyboardShortcut("a") }
    },
    Screen("NavigationSplitView") { model in
      NavigationSplitView {
        List(selection: model.optional) { ForEach(1..<3) { number in Text("\(number)").tag(number) } }
      } detail: {
        Button("Add") { model.number += 1 }
      }
    },
    Screen("NavigationStack") { model in
      NavigationStack { NavigationLink("Next") { Button("Add") { model.number += 1 } } }
    },
    Screen("TabView") { model in
      TabView(selection: model.choice) {
        ForEach(1..<3) { number in Text("a").tabItem { Text("\(number)") }.tag(number) }
      }
    },
    Screen("sheet, alert") { model in
      Text("a").sheet(isPresented: model.flag) { Button("Add") { model.number += 1 } }
        .alert("Title", isPresented: model.flag) { Button("Add") { model.number += 1 } }
    },
    Screen("onChange, onAppear, task") { model in
      Text("a").onChange(of: model.number) { model.number += 1 }.onAppear { model.number += 1 }
        .onDisappear { model.number += 1 }.task { model.number += 1 }
    },
    Screen("onKeyPress, onTapGesture") { model in
      Text("a").onKeyPress("x") {
        model.number += 1
        return .handled
      }
      .onTapGesture { model.number += 1 }
    },
    Screen("overlay, TimelineView") { model in
      TimelineView(.everyMinute) { _ in Button("Add") { model.number += 1 } }.overlay {
        Text("\(model.number)")
      }
    },
    Screen("Table") { model in
      Table([Row(id: model.number)], selection: model.optional) { TableColumn("Number") { Text("\($0.id)") } }
    },
  ]

  struct Row: Identifiable {
    let id: Int
  }

  @Test(arguments: screens)
  func `what its views refer to is released`(screen: Screen) async {
    weak var model: Model?
    do {
      let content = Model()
      model = content
      let probe = ScreenProbe(width: 60, height: 10) { screen.view(content) }
      for key: KeyEquivalent in [.tab, .downArrow, "/", "x"] { probe.press(key) }
      _ = probe.text
    }
    for _ in 0..<10 where model != nil { await Task.yield() }
    #expect(model == nil)
  }
}
