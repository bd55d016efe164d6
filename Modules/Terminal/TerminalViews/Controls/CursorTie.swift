/// The tie of a field's cursor to a value of the app.
struct CursorTie {
  /// The value as it was last read or set.
  private var last: TextSelection?

  /// Returns the place to which the app has moved the cursor; `nil` if it hasn't.
  ///
  /// - Parameters:
  ///   - selection: The value.
  ///   - text: The text of the field.
  mutating func moved(to selection: TextSelection?, in text: String) -> Int? {
    guard let selection, selection != last else { return nil }
    last = selection
    return selection.cursor(in: text)
  }

  /// Tells the app where the cursor is.
  ///
  /// - Parameters:
  ///   - cursor: The number of characters before it.
  ///   - text: The text of the field.
  ///   - selection: The binding to the value; `nil` for none.
  @MainActor mutating func tell(_ cursor: Int, in text: String, _ selection: Binding<TextSelection?>?) {
    guard let selection else { return }
    let new = TextSelection(cursor: cursor, in: text)
    last = new
    if selection.wrappedValue != new { selection.wrappedValue = new }
  }
}
