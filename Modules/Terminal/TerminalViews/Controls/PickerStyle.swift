/// The look of a picker.
public protocol PickerStyle: Sendable {}

/// The choices that a picker shows: the selected one, or all.
enum PickerArrangement {
  case automatic, selection, row, column
  /// Each choice in a row of the form, list or menu around.
  case rows
}

/// A look that shows all choices.
protocol ArrangingPickerStyle: PickerStyle {
  var arrangement: PickerArrangement { get }
}

extension EnvironmentValues {
  private enum PickerArrangementKey: EnvironmentKey {
    static var defaultValue: PickerArrangement { .automatic }
  }

  var pickerArrangement: PickerArrangement {
    get { self[PickerArrangementKey.self] }
    set { self[PickerArrangementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the look of the pickers in this view.
  ///
  /// - Parameter style: The look.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    let other = style is DefaultPickerStyle ? PickerArrangement.automatic : .selection
    return environment(\.pickerArrangement, (style as? any ArrangingPickerStyle)?.arrangement ?? other)
  }
}
