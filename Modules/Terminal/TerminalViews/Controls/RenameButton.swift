/// A button that begins what ``View/renameAction(_:)`` of a view around it says. Without one it is disabled.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  public init() {}

  public var body: some View {
    let rename = rename
    Button("Rename") { rename?() }.disabled(rename == nil)
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}
