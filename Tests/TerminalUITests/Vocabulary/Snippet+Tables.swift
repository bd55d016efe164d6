import ComposableArchitecture
import TerminalUI

private struct Item: Identifiable {
  let id: Int
  var name = "item"
}

extension Snippet {
  private static var items: [Item] { (1...3).map { Item(id: $0) } }

  static var tables: [Snippet] {
    [
      Snippet("Table(_:columns:)", draws: "item") {
        Table(items) {
          TableColumn("Name", value: \.name)
          TableColumn("Number") { Text("\($0.id)") }
        }
      },
      Snippet("Table(_:selection:)", draws: "item") {
        Table(items, selection: .constant(1 as Int?)) { TableColumn("Name", value: \.name) }
      },
      Snippet("Table(_:sortOrder:)", draws: "Name ▴") {
        Table(items, sortOrder: .constant([KeyPathComparator(\.name)])) { TableColumn("Name", value: \.name) }
      },
      Snippet("Table(_:selection:sortOrder:)", draws: "✓ item") {
        Table(items, selection: .constant(Set([1])), sortOrder: .constant([KeyPathComparator(\.id)])) {
          TableColumn("Name", value: \.name)
          TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(min: 6, max: 10)
        }
      },
      Snippet("TableColumn", draws: "Number") {
        Table(items) { TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(10) }
      },
      Snippet("TableColumn(_:value:comparator:)", draws: "item") {
        Table(items) { TableColumn("Name", value: \.name, comparator: String.Comparator(options: .numeric)) }
      },
      Snippet("TableColumn(_:value:comparator:content:)", draws: "item") {
        Table(items) {
          TableColumn("Name", value: \.id, comparator: ComparableComparator()) { Text($0.name) }
        }
      },
      Snippet("TableColumn(_:sortUsing:content:)", draws: "item 1") {
        Table(items) { TableColumn("Name", sortUsing: KeyPathComparator(\.id)) { Text("item \($0.id)") } }
      },
      Snippet("width(min:ideal:max:)", draws: "item") {
        Table(items) { TableColumn("Name", value: \.name).width(min: 10, ideal: 20, max: 30) }
      },
      Snippet("Table(of:columns:rows:)", draws: "item") {
        Table(of: Item.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(items)
        }
      },
      Snippet("Table(of:selection:columns:rows:)", draws: "item") {
        Table(of: Item.self, selection: .constant(2)) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(items) { item in TableRow(item) }
        }
      },
      Snippet("Table(of:selection:sortOrder:columns:rows:)", draws: "✓ item") {
        Table(
          of: Item.self,
          selection: .constant(Set([1])),
          sortOrder: .constant([KeyPathComparator(\.name)])
        ) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(items, id: \.id) { TableRow($0) }
        }
      },
      Snippet("TableRow", draws: "only") {
        Table(of: Item.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          TableRow(Item(id: 1, name: "only"))
        }
      },
    ]
  }
}
