/// A button that begins and ends the editing of lists, with `e` unless it has another key.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.keyboardShortcut) private var shortcut

  public init() {}

  public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .keyboardShortcut(shortcut ?? KeyboardShortcut("e"))
  }
}
