/// A view that may be several rows of a list, or none.
protocol RowContainer {
  /// Returns whether views of this type are several rows, or none.
  ///
  /// - Parameter seen: The types that have been looked at.
  static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool
}

extension RowContainer {
  static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool { true }
}

nonisolated extension View {
  /// Whether views of this type, or their bodies, may be several rows of a list, or none.
  static var mayBeRows: Bool {
    var seen: Set<ObjectIdentifier> = []
    return mayBeRows(&seen)
  }

  /// Returns whether views of this type, or their bodies, may be several rows of a list, or none. A view may have views of its
  /// type in its body.
  ///
  /// - Parameter seen: The types that have been looked at.
  static func mayBeRows(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(Self.self)).inserted else { return false }
    if let container = Self.self as? any RowContainer.Type { return container.isRows(&seen) }
    return Body.self != Never.self && Body.mayBeRows(&seen)
  }
}

extension ArrayContent: RowContainer {}
extension EditableContent: RowContainer {}
extension EmptyView: RowContainer {}
extension ForEach: RowContainer where Content: View {}
extension Optional: RowContainer where Wrapped: View {}
extension OutlineGroup: RowContainer {}
extension Section: RowContainer {}
extension SubviewsCollection: RowContainer {}
extension TupleView: RowContainer {}

extension ConditionalContent: RowContainer {
  static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    First.mayBeRows(&seen) || Second.mayBeRows(&seen)
  }
}
