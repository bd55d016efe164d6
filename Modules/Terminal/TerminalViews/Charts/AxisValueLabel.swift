import Foundation

/// The label of a value of an axis of a ``Chart``.
public struct AxisValueLabel: AxisMark {
  public let _parts: _AxisParts

  private init(isCentered: Bool, _ text: @escaping (AxisValue) -> Text?) {
    _parts = _AxisParts(label: _AxisParts.Label(text: text, isCentered: isCentered))
  }

  /// Creates a label with the text that the axis has for the value.
  ///
  /// - Parameter centered: Whether the text is in the middle between the value and the next one.
  public init(centered: Bool = false) { self.init(isCentered: centered) { _ in nil } }

  /// - Parameters:
  ///   - title: The text.
  ///   - centered: Whether the text is in the middle between the value and the next one.
  public init(_ title: some StringProtocol, centered: Bool = false) {
    self.init(centered: centered) { Text(verbatim: String(title)) }
  }

  /// - Parameters:
  ///   - centered: Whether the text is in the middle between the value and the next one.
  ///   - content: The text. Views that aren't texts aren't drawn.
  public init(centered: Bool = false, @ViewBuilder content: () -> some View) {
    let text = ViewLeaves(of: content()).text ?? Text(verbatim: "")
    self.init(isCentered: centered) { _ in text }
  }

  /// - Parameters:
  ///   - format: The format of the value. A value of another type has the text of the axis.
  ///   - centered: Whether the text is in the middle between the value and the next one.
  public init<Format: FormatStyle>(format: Format, centered: Bool = false)
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(isCentered: centered) { value in
      value.as(Format.FormatInput.self).map { Text(verbatim: format.format($0)) }
    }
  }
}
