/// The case of an enum, as its mirror shows it. All names of actions are made of it: in labels, traces, coverage and
/// the inspector.
package struct MirroredCase {
  /// The name of the case.
  package let name: String
  /// The associated value, or the tuple of several; `nil` if the case has none.
  package let payload: Any?

  /// Reads the case of a value.
  ///
  /// - Parameter value: The value. If it isn't an enum, there is no case. An optional isn't an enum here.
  package init?(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    name = Self.name(of: value, in: mirror)
    payload = mirror.children.first?.value
  }

  /// The associated values.
  package var values: [Any] {
    guard let payload else { return [] }
    let content = Mirror(reflecting: payload)
    return content.displayStyle == .tuple ? content.children.map(\.value) : [payload]
  }

  /// Returns the name of the case of a value with a mirror. For a value that isn't an enum, it is the name of its first
  /// property, or the value.
  package static func name(of value: Any, in mirror: Mirror) -> String {
    mirror.children.first?.label ?? "\(value)"
  }
}
