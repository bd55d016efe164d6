extension Picker {
  /// - Parameters:
  ///   - selection: The tag of the selected choice.
  ///   - label: The title of the choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}
