import Foundation

extension TextField where Label == Text {
  /// - Parameters:
  ///   - title: The name of the field, shown while it is empty.
  ///   - value: The value: a number for a `NumberFormatter`, a date for a `DateFormatter`. It follows what is typed;
  ///     text that can't be parsed leaves it as it is.
  ///   - formatter: The formatter of the value.
  public init<Value>(_ title: some StringProtocol, value: Binding<Value>, formatter: Formatter) {
    let text = Binding(
      get: { formatter.text(of: value.wrappedValue) },
      set: { if let new = formatter.value(of: $0, as: Value.self) { value.wrappedValue = new } }
    )
    self.init(title, text: text)
    content.formatted = { text in formatter.value(of: text, as: Value.self).map { formatter.text(of: $0) } }
  }
}

extension Formatter {
  /// Returns the text of a value. Foundation on Linux converts no numbers by itself.
  fileprivate func text(of value: Any) -> String {
    let number: NSNumber? =
      switch value {
      case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
      case let value as Double: NSNumber(value: value)
      case let value as Float: NSNumber(value: value)
      case let value as CGFloat: NSNumber(value: Double(value))
      case let value as Decimal: NSDecimalNumber(decimal: value)
      default: nil
      }
    return string(for: number ?? value) ?? ""
  }

  /// Returns the value of a text; `nil` if the text can't be parsed.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    if let dates = self as? DateFormatter { return dates.date(from: text) as? Value }
    guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
    switch type {
    case let type as any BinaryInteger.Type: return type.init(exactly: number.int64Value) as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Decimal.Type: return number.decimalValue as? Value
    default: return nil
    }
  }
}
