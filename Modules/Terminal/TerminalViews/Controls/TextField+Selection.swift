extension TextField {
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The place of the cursor, which follows the keys and moves the cursor.
  ///   - prompt: The text shown while the field is empty, instead of the label.
  ///   - axis: The axis along which the field grows with its text.
  ///   - label: The name of the field.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label)
    content.selection = selection
  }
}

extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - text: The text.
  ///   - selection: The place of the cursor, which follows the keys and moves the cursor.
  ///   - prompt: The text shown instead of the title.
  ///   - axis: The axis along which the field grows with its text.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
