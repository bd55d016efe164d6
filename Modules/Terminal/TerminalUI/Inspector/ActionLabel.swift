/// Labels of actions by their cases: `.coins(.coinsResponse)`.
enum ActionLabel {
  static func of(_ action: Any) -> String {
    let mirror = Mirror(reflecting: action)
    guard mirror.displayStyle == .enum else { return "" }
    guard let child = mirror.children.first, let label = child.label else { return ".\(action)" }
    let inner = payload(child.value)
    return inner.isEmpty ? ".\(label)" : ".\(label)(\(inner))"
  }

  /// Returns the name of a nested action, or a short single value.
  private static func payload(_ value: Any) -> String {
    switch value {
    case let value as any BinaryInteger: return "\(value)"
    case let value as Bool: return "\(value)"
    case let value as String where value.count <= 20: return "\"\(value)\""
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { return "" }
      return of(value)
    }
  }
}
