import ComposableArchitecture
import TerminalUI

private struct Item: Identifiable {
  let id: Int
  var name = "item"
  var isDone = false
  var items: [Item]?
}

private struct Shopping: View {
  @State private var names = ["a", "b"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name)
      }
      .onDelete(perform: delete)
      .onMove { source, destination in names.move(fromOffsets: source, toOffset: destination) }
    }
  }

  private func delete(at offsets: IndexSet) { names.remove(atOffsets: offsets) }
}

extension Snippet {
  private static var items: [Item] { (1...3).map { Item(id: $0) } }
  private static var tree: [Item] { [Item(id: 9, items: items)] }

  static var lists: [Snippet] {
    [
      Snippet("List(content:)", draws: "a") {
        List {
          Text("a")
          Text("b")
        }
      },
      Snippet("List(_:rowContent:)", draws: "item") { List(items) { Text($0.name) } },
      Snippet("List(_:id:rowContent:)", draws: "b") { List(["a", "b"], id: \.self) { Text($0) } },
      Snippet("List(_:selection:rowContent:)", draws: "item") {
        List(items, selection: .constant(2 as Int?)) { item in Text(item.name) }
      },
      Snippet("List(selection:content:)", draws: "one") {
        List(selection: .constant(1 as Int?)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      },
      Snippet("ForEach(_:content:)", draws: "item") { VStack { ForEach(items) { item in Text(item.name) } } },
      Snippet("ForEach(_:content:)", draws: "1") { VStack { ForEach(0..<2) { Text("\($0)") } } },
      Snippet("ForEach(_:id:content:)", draws: "a") { VStack { ForEach(["a"], id: \.self) { Text($0) } } },
      Snippet("ForEach(_:content:) of bindings", draws: "item") {
        VStack { ForEach(.constant(items)) { $item in Toggle(item.name, isOn: $item.isDone) } }
      },
      Snippet("ForEach(_:id:content:) of bindings", draws: "item") {
        VStack { ForEach(.constant(items), id: \.id) { $item in Toggle(item.name, isOn: $item.isDone) } }
      },
      Snippet("Section(_:isExpanded:content:)", draws: "▸ Header") {
        List { Section("Header", isExpanded: .constant(false)) { Text("a") } }
      },
      Snippet("Section(isExpanded:content:header:)", draws: "▾ Header") {
        List {
          Section(isExpanded: .constant(true)) {
            Text("a")
          } header: {
            Text("Header")
          }
        }
      },
      Snippet("Section(_:content:)", draws: "Header") { List { Section("Header") { Text("a") } } },
      Snippet("Section(content:header:footer:)", draws: "Footer") {
        List {
          Section {
            Text("a")
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }
      },
      Snippet("Form", draws: "Settings") {
        Form {
          Section("Settings") {
            Toggle("Alarm", isOn: .constant(true))
            TextField("Name", text: .constant("Rick"))
          }
        }
      },
      Snippet("ScrollView", draws: "row 0") {
        ScrollView { LazyVStack { ForEach(0..<30) { Text("row \($0)") } } }
      },
      Snippet("ScrollView", draws: "long") { ScrollView(.vertical) { Text("long") } },
      Snippet("ScrollView(.horizontal)", draws: "card 0") {
        ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("card \($0)") } } }
      },
      Snippet("ScrollView(.horizontal)", draws: "card 0") {
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack { ForEach(0..<30) { Text("card \($0)") } }
        }
      },
      Snippet("ScrollViewReader", draws: "Last") {
        ScrollViewReader { proxy in
          List(items) { Text($0.name).id($0.id) }
          Button("Last") { proxy.scrollTo(items.last?.id, anchor: .bottom) }
        }
      },
      Snippet("Section(content:header:footer:)", draws: "a") { List { Section { Text("a") } } },
      Snippet("List(content:)", draws: "Open") { List { Button("Open") {} } },
      Snippet("listStyle(_:)", draws: "a") { List { Section("A") { Text("a") } }.listStyle(.insetGrouped) },
      Snippet("contextMenu(menuItems:)", draws: "m Menu") {
        List(items) { Text($0.name).contextMenu { Button("Copy") {} } }
      },
      Snippet("swipeActions(edge:content:)", draws: "item") {
        List(items) { item in
          Text(item.name).swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      },
      Snippet("onDelete(perform:)", draws: "a") { Shopping() },
      Snippet("onMove(perform:)", draws: "b") { Shopping() },
      Snippet("remove(atOffsets:)", draws: "a") { Shopping() },
      Snippet("move(fromOffsets:toOffset:)", draws: "a") { Shopping() },
      Snippet("refreshable(action:)", draws: "Refresh") {
        List(items) { Text($0.name) }.refreshable {
          // Nothing to do.
        }
      },
      Snippet("List(selection:content:) with a set", draws: "✓ a") {
        List(selection: .constant(Set(["a"]))) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      },
      Snippet("List(_:id:selection:rowContent:)", draws: "b") {
        List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) }
      },
      Snippet("List(_:id:selection:rowContent:) with a set", draws: "✓ b") {
        List(["a", "b"], id: \.self, selection: .constant(Set(["b"]))) { Text($0) }
      },
      Snippet("List(_:rowContent:) of numbers", draws: "9") { List(0..<10) { Text("\($0)") } },
      Snippet("List(_:rowContent:) of bindings", draws: "item") {
        List(.constant(items)) { $item in Toggle(item.name, isOn: $item.isDone) }
      },
      Snippet("List(_:id:rowContent:) of bindings", draws: "item") {
        List(.constant(items), id: \.id) { $item in Toggle(item.name, isOn: $item.isDone) }
      },
      Snippet("List(_:selection:rowContent:) of bindings", draws: "item") {
        List(.constant(items), selection: .constant(1)) { $item in TextField("Name", text: $item.name) }
      },
      Snippet("List(_:selection:rowContent:) of bindings", draws: "✓ ") {
        List(.constant(items), selection: .constant(Set([1]))) { $item in Text(item.name) }
      },
      Snippet("List(_:children:rowContent:)", draws: "▸ item") {
        List(tree, children: \.items) { Text($0.name) }
      },
      Snippet("List(_:children:selection:rowContent:)", draws: "▸ item") {
        List(tree, children: \.items, selection: .constant(9)) { item in Text(item.name) }
      },
      Snippet("OutlineGroup(_:children:content:)", draws: "▸ item") {
        List { OutlineGroup(tree, children: \.items) { item in Text(item.name) } }
      },
      Snippet("selectionDisabled(_:)", draws: "item") {
        List { ForEach(items) { Text($0.name).selectionDisabled($0.isDone) } }
      },
      Snippet("deleteDisabled(_:)", draws: "item") {
        List { ForEach(items) { Text($0.name).deleteDisabled($0.isDone) }.onDelete { _ in } }
      },
      Snippet("moveDisabled(_:)", draws: "item") {
        List { ForEach(items) { Text($0.name).moveDisabled(true) }.onMove { _, _ in } }
      },
      Snippet("badge(_:)", draws: "3") { Text("Inbox").badge(3) },
      Snippet("badge(_:)", draws: "new") { Text("Inbox").badge(Text("new")) },
      Snippet("tag(_:)", draws: "a") { Text("a").tag("a") },
      Snippet("TabView(selection:content:)", draws: "First") {
        TabView(selection: .constant(1)) {
          Text("a").tabItem { Text("First") }.tag(1)
          Text("b").tabItem { Label("Second", systemImage: "star") }.tag(2)
        }
      },
      Snippet("Pane(_:note:isBusy:content:)", draws: "─ Title ─") { Pane("Title") { Text("a") } },
      Snippet("TextColumns(_:)", draws: "a   b") {
        TextColumns([TextColumns.Column(Text("a"), width: 3), TextColumns.Column(Text("b"), width: 1)])
      },
      Snippet("LinePlot(_:)", draws: "⠉") { LinePlot([(0, 2), (1, 1)]) },
      Snippet("toolbar(content:)", draws: "Save") { Text("a").toolbar { Button("Save") {} } },
      Snippet("toolbarTitleMenu(content:)", draws: "a") {
        NavigationStack { Text("a").navigationTitle("A").toolbarTitleMenu { Button("Rename") {} } }
      },
      Snippet("ToolbarItem(placement:content:)", draws: "Save") {
        Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
      },
      Snippet("ToolbarItem(placement:content:)", draws: "Cancel") {
        Text("a").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      },
      Snippet("ToolbarItemGroup(placement:content:)", draws: "B") {
        Text("a").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("A") {}
            Spacer()
            Button("B") {}
          }
        }
      },
      Snippet("searchable(text:prompt:)", draws: "Find") {
        List(items) { Text($0.name) }.searchable(text: .constant(""), prompt: "Find")
      },
    ]
  }
}
