/// A view in the content of a container.
public nonisolated struct Subview: View, Identifiable {
  /// The identity of a view in the content of a container.
  public struct ID: Hashable {
    let row: RowID
  }

  public let id: ID
  /// The values that the view has for the container.
  public let containerValues: ContainerValues
  private let content: AnyView

  @MainActor init(_ rows: _RowList, _ index: Int, _ id: RowID) {
    self.id = ID(row: id)
    containerValues = rows.containerValues(index)
    content = AnyView(erasing: rows.view(index)) { $0 }
  }

  @MainActor public var body: some View { content }
}
