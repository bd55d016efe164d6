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
    if Body.self == AnyView.self { return !seen.contains(ObjectIdentifier(AnyView.self)) }
    return Body.self != Never.self && Body.mayBeRows(&seen)
  }

  /// Whether views of this type may be several rows or none even if a body that is an ``AnyView`` is one row.
  static var areRows: Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(AnyView.self)]
    return mayBeRows(&seen)
  }

  /// Whether views of this type are those of any type, perhaps with modifiers.
  static var isAnyView: Bool {
    if Self.self == AnyView.self { return true }
    return (Self.self as? any ContentWrapper.Type)?.isAroundAnyView ?? false
  }

  /// Whether the view is an ``AnyView``, perhaps with modifiers, of one that may be several rows or none.
  @MainActor var hasAnyRows: Bool {
    if let view = (self as? AnyView)?.view { return type(of: view).mayBeRows || view.hasAnyRows }
    return (self as? any ContentWrapper)?.content.hasAnyRows ?? false
  }
}

/// A placeholder for a view of any type, which isn't rows by itself.
protocol RowPlaceholder: RowContainer {}

extension RowPlaceholder {
  static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool { false }
}

extension PlaceholderContentView: RowPlaceholder {}
extension Subview: RowPlaceholder {}
extension _ViewModifierContent: RowPlaceholder {}

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
