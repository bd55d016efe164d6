import TerminalUI

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    ForEach(subviews: content) { subview in
      HStack {
        Text(subview.containerValues.isPinned ? "!" : "-")
        subview
      }
    }
  }
}

private struct Warning: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).foregroundStyle(.red) }
}

private struct Person: Identifiable {
  let id: Int
}

extension Snippet {
  /// Containers of an app that work with the views in their content, and rarer controls.
  static var subviews: [Snippet] {
    [
      Snippet("ForEach(subviews:content:)", draws: "- one") { Board { Text("one") } },
      Snippet("containerValue(_:_:)", draws: "! two") {
        Board { Text("two").containerValue(\.isPinned, true) }
      },
      Snippet("Group(subviews:transform:)", draws: "3 views") {
        Group(subviews: ForEach(0..<3) { Text("\($0)") }) { subviews in
          Text("\(subviews.count) views")
          subviews.prefix(1)
          subviews[1...]
        }
      },
      Snippet("MenuStyle", draws: "[Delete ▾]") { Menu("Delete") { Button("All") {} }.menuStyle(Warning()) },
      Snippet("ColorPicker", draws: "Red") { ColorPicker("Color", selection: .constant(.red)) },
      Snippet("NavigationLink(_:destination:isActive:)", draws: "Open") {
        NavigationLink("Open", destination: Text("Detail"), isActive: .constant(false))
        NavigationLink("Open", isActive: .constant(false)) { Text("Detail") }
        NavigationLink(destination: Text("Detail"), isActive: .constant(false)) { Text("Other") }
      },
      Snippet("contextMenu(menuItems:) of a TableRow", draws: "1") {
        Table(of: Person.self) {
          TableColumn("ID") { Text("\($0.id)") }
        } rows: {
          ForEach([Person(id: 1)]) { person in TableRow(person).contextMenu { Button("Remove") {} } }
        }
      },
    ]
  }
}
