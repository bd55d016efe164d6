import CustomDump

/// Returns the differences of shared values that `==` overlooks in two equal values, as a test asserts them.
///
/// Collections and presentations with the same storage are equal without a look at their elements. But a test may expect
/// other values of what the elements share. So elements are compared one by one. Properties aren't, because `==` may
/// ignore them.
///
/// - Parameters:
///   - expected: The value that the test expects.
///   - actual: The equal value.
///   - place: The place of the values in the state.
/// - Returns: The differences of the outermost elements that differ, each with its place.
func sharedDifferences(_ expected: Any, _ actual: Any, at place: String = "") -> [String] {
  let (left, right) = (Mirror(reflecting: expected), Mirror(reflecting: actual))
  // The mirror of a state has the optional value of a presentation.
  let isContainer = [.collection, .dictionary, .optional].contains(left.displayStyle)
  return zip(left.parts, right.parts).flatMap { left, right -> [String] in
    guard left.place == right.place else { return [] }
    let place = place + left.place
    if isContainer, !isEqual(left.value, right.value),
      let difference = diff(left.value, right.value, format: .proportional)
    {
      return ["\(place.drop { $0 == "." }):\n\(difference)"]
    }
    return sharedDifferences(left.value, right.value, at: place)
  }
}

/// Returns whether two values of the same type are equal, or have no `==`.
private func isEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func open<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
  return (lhs as? any Equatable).map { open($0) } ?? true
}

extension Mirror {
  /// The values in the value, each with its place. Objects are compared by their own `==`, and elements of a set by
  /// their hashes, so they have none.
  fileprivate var parts: [(place: String, value: Any)] {
    switch displayStyle {
    case .class, .set:
      []
    case .optional:
      children.map { ("", $0.value) }
    case .collection:
      children.enumerated().map { ("[\($0)]", $1.value) }
    case .dictionary:
      children.map { child in
        let entry = Mirror(reflecting: child.value).children.map(\.value)
        return ("[\(String(reflecting: entry[0]))]", entry[1])
      }
    default:
      children.map { (".\(($0.label ?? "").drop { $0 == "." })", $0.value) }
    }
  }
}
