import Foundation

/// A position at which views are aligned, for an alignment that an app makes.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Middle: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///   }
///   static let middle = VerticalAlignment(Middle.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the position in a view without a guide, in cells from its left or its top.
  ///
  /// - Parameter context: The size of the view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The identity of an alignment that an app has made.
public struct _CustomAlignment: Hashable, Sendable {
  private let id: any AlignmentID.Type

  init(_ id: any AlignmentID.Type) { self.id = id }

  public static func == (lhs: _CustomAlignment, rhs: _CustomAlignment) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  func position(in size: Size) -> Int { Int(cells: id.defaultValue(in: ViewDimensions(size))) }
}
