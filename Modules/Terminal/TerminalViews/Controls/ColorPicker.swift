/// A choice among the named colors. A color that isn't among them is the last choice while it is selected.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Has no effect: the colors are opaque.
  ///   - label: The title.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  public var body: some View {
    Picker(selection: selection) {
      ForEach(choices, id: \.color) { choice in
        HStack {
          Text(verbatim: "■").foregroundStyle(choice.color).accessibilityHidden()
          Text(choice.name)
        }
      }
    } label: {
      label
    }
  }

  private var choices: [(color: Color, name: String)] {
    let named = Color.named
    let color = selection.wrappedValue
    return named.contains { $0.color == color } ? named : named + [(color, "Other")]
  }
}

extension ColorPicker where Label == Text {
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The color.
  ///   - supportsOpacity: Has no effect: the colors are opaque.
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  /// The colors that have names.
  fileprivate static var named: [(color: Color, name: String)] {
    [
      (.primary, "Primary"), (.accentColor, "Accent"), (.red, "Red"), (.orange, "Orange"),
      (.yellow, "Yellow"),
      (.green, "Green"), (.mint, "Mint"), (.teal, "Teal"), (.cyan, "Cyan"), (.blue, "Blue"),
      (.indigo, "Indigo"), (.purple, "Purple"), (.pink, "Pink"), (.brown, "Brown"), (.gray, "Gray"),
      (.black, "Black"), (.white, "White"),
    ]
  }
}
