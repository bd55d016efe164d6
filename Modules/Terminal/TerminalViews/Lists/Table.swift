import Foundation

/// Rows with columns below headlines. One row is selected, as in a list.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// ```
///
/// The headline of a column with a value sorts by it: ↑ leads from the first row to the headlines.
public struct Table<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  /// A binding to the comparators by which the rows are sorted, the first one first.
  public typealias SortOrder = Binding<[KeyPathComparator<Data.Element>]>

  private enum Selection {
    case none
    case one(Binding<Data.Element.ID?>)
    case several(Binding<Set<Data.Element.ID>>)
  }

  private let data: Data
  private let selection: Selection
  private let sortOrder: SortOrder?
  private let columns: [TableColumn<Data.Element>]
  /// The menus of rows, by their IDs.
  var menus: [Data.Element.ID: AnyView] = [:]
  @Environment(\.tableHeadlines) private var headlines

  /// - Parameters:
  ///   - data: The rows.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  public init(
    _ data: Data,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    selection = .none
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  /// - Parameters:
  ///   - data: The rows.
  ///   - selection: The ID of the selected row.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  public init(
    _ data: Data,
    selection: Binding<Data.Element.ID?>,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.selection = .one(selection)
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  /// - Parameters:
  ///   - data: The rows.
  ///   - selection: The IDs of the chosen rows.
  ///   - sortOrder: The order of the rows, which the headlines set. The caller sorts the rows.
  ///   - columns: The columns.
  public init(
    _ data: Data,
    selection: Binding<Set<Data.Element.ID>>,
    sortOrder: SortOrder? = nil,
    @TableColumnBuilder<Data.Element> columns: () -> [TableColumn<Data.Element>]
  ) {
    self.data = data
    self.selection = .several(selection)
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  public var body: some View {
    VStack(alignment: .leading) {
      if headlines != .hidden {
        HStack {
          ForEach(columns.indices) { index in headline(columns[index]) }
        }
        .padding(EdgeInsets(leading: leading, trailing: 1))
      }
      rows.environment(\.reservesScrollBar, true)
    }
  }

  /// The columns before the rows, for the marks of chosen rows.
  private var leading: Int { if case .several = selection { 2 } else { 0 } }

  @ViewBuilder private func headline(_ column: TableColumn<Data.Element>) -> some View {
    if let sortOrder, let comparator = column.comparator {
      let first = sortOrder.wrappedValue.first
      let mark = first?.keyPath == comparator.keyPath ? first?.order == .forward ? " ▴" : " ▾" : ""
      let button = Button {
        sort(sortOrder, by: comparator)
      } label: {
        Text(column.title + mark).bold()
      }
      column.cell(button.buttonStyle(.plain).environment(\.isAside, true))
    } else {
      column.cell(Text(column.title).bold())
    }
  }

  /// Sorts by a column first, or in the other direction if it is already first.
  private func sort(_ order: SortOrder, by comparator: KeyPathComparator<Data.Element>) {
    var comparators = order.wrappedValue
    var first = comparator
    if let current = comparators.first, current.keyPath == comparator.keyPath {
      first.order = current.order == .forward ? .reverse : .forward
    }
    comparators.removeAll { $0.keyPath == comparator.keyPath }
    order.wrappedValue = [first] + comparators
  }

  @ViewBuilder private var rows: some View {
    switch selection {
    case .none: List(data) { row($0) }
    case .one(let selection): List(data, selection: selection) { row($0) }
    case .several(let selection): List(data, selection: selection) { row($0) }
    }
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    let cells = HStack {
      ForEach(columns.indices) { index in columns[index].cell(columns[index].content(element)) }
    }
    .lineLimit(1)
    if let menu = menus[element.id] { cells.contextMenu { menu } } else { cells }
  }
}

extension EnvironmentValues {
  private enum IsAsideKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is beside what the screen is about, such as a headline. Its controls don't get the focus before a
  /// key has moved it.
  var isAside: Bool {
    get { self[IsAsideKey.self] }
    set { self[IsAsideKey.self] = newValue }
  }
}
