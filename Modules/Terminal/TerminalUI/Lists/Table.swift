/// Rows with columns below headlines. One row is selected, as in a list.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let data: Data
  let columns: [TableColumn<Data.Element>]

  /// - Parameters:
  ///   - data: The rows.
  ///   - columns: The columns.
  public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]) {
    self.data = data
    self.columns = columns()
  }

  public var body: some View {
    let columns = columns
    VStack(alignment: .leading) {
      HStack {
        ForEach(columns.indices) { index in columns[index].cell(Text(columns[index].title).bold()) }
      }
      .padding(EdgeInsets(trailing: 1))
      List(data) { element in
        HStack {
          ForEach(columns.indices) { index in columns[index].cell(columns[index].content(element)) }
        }
        .lineLimit(1)
      }
      .environment(\.reservesScrollBar, true)
    }
  }
}
