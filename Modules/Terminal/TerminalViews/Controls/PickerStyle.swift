/// The look of a picker.
public struct PickerStyle: Hashable, Sendable {
  enum Kind { case selection, row, column }

  let kind: Kind

  /// The selected choice alone.
  public static let automatic = PickerStyle(kind: .selection)
  /// The selected choice alone.
  public static let menu = PickerStyle(kind: .selection)
  /// All choices in a row, the selected one underlined; if there isn't room for them, the selected one alone.
  public static let segmented = PickerStyle(kind: .row)
  /// All choices in a column, each with a mark.
  public static let inline = PickerStyle(kind: .column)
  /// The selected choice alone, as ``menu``.
  public static let navigationLink = PickerStyle(kind: .selection)
  /// The selected choice alone, as ``menu``.
  public static let wheel = PickerStyle(kind: .selection)
  /// All choices in a row, as ``segmented``.
  public static let palette = PickerStyle(kind: .row)
  /// All choices in a column, as ``inline``.
  public static let radioGroup = PickerStyle(kind: .column)
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyle { .automatic }
  }

  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers in this view.
  ///
  /// - Parameter style: The look.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }
}
