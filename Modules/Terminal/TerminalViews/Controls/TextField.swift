import Foundation

/// A field for one line of text, or for more lines along a vertical axis.
///
/// The arrow keys, Home and End move the cursor. Control-A, E, U, K and W act as in a shell. Control-_ undoes, and
/// Control-Y redoes.
public struct TextField<Label: View>: View {
  var content: TextFieldContent
  @Environment(\.textFieldStyle) private var style

  init(content: TextFieldContent) { self.content = content }

  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The text shown while the field is empty, instead of the label.
  ///   - axis: The axis along which the field grows with its text.
  ///   - label: The name of the field.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    content = TextFieldContent(label: AnyView(label()), prompt: prompt, text: text, axis: axis)
  }

  /// - Parameters:
  ///   - value: The value. It follows what is typed; text that can't be parsed leaves it as it is. The text is
  ///     formatted when the focus leaves, and with Return.
  ///   - format: The format of the value.
  ///   - prompt: The text shown while the field is empty, instead of the label.
  ///   - label: The name of the field.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
    )
    self.init(text: text, prompt: prompt, label: label)
    content.formatted = { text in (try? format.parseStrategy.parse(text)).map { format.format($0) } }
  }

  /// - Parameters:
  ///   - value: The value. It follows what is typed; an empty text makes it `nil`, and one that can't be parsed leaves
  ///     it as it is. The text is formatted when the focus leaves, and with Return.
  ///   - format: The format of the value.
  ///   - prompt: The text shown while the field is empty, instead of the label.
  ///   - label: The name of the field.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      }
    )
    self.init(text: text, prompt: prompt, label: label)
    content.formatted = { text in
      text.isEmpty ? "" : (try? format.parseStrategy.parse(text)).map { format.format($0) }
    }
  }

  public var body: some View {
    if let style { style.field(content) } else { TextFieldView(content: content) }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - text: The text.
  ///   - prompt: The text shown instead of the title.
  ///   - axis: The axis along which the field grows with its text. In one that grows vertically, Return begins
  ///     another line.
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - value: The value. It follows what is typed; text that can't be parsed leaves it as it is. The text is
  ///     formatted when the focus leaves, and with Return.
  ///   - format: The format of the value.
  ///   - prompt: The text shown instead of the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - value: The value. It follows what is typed; an empty text makes it `nil`, and one that can't be parsed leaves
  ///     it as it is. The text is formatted when the focus leaves, and with Return.
  ///   - format: The format of the value.
  ///   - prompt: The text shown instead of the title.
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol,
    value: Binding<Format.FormatInput?>,
    format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}
