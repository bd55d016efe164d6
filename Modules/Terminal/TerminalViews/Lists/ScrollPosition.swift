import Foundation

/// The place of a scroll view, as an app sets it, and as the user has scrolled.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .top)
///
/// ScrollView { Rows() }.scrollPosition($position)
/// Button("End") { position.scrollTo(edge: .bottom) }
/// ```
public struct ScrollPosition: Equatable, Sendable {
  /// A place to scroll to.
  enum Place: Hashable, Sendable {
    case edge(Edge)
    case point(x: Double?, y: Double?)
    case view(anchor: UnitPoint?)
  }

  /// The place that the app has set; `nil` if it has set none, or the user has scrolled since.
  private(set) var place: Place?
  /// The identity of the view at the place; `nil` if it isn't known.
  public private(set) var viewID: (any Hashable & Sendable)?
  /// Whether the user has scrolled since the app set a place.
  public private(set) var isPositionedByUser = false
  /// Returns an identity if it is of the type that the user's scrolling is told in.
  private let known: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  /// Creates a position that leaves the scroll view where it is.
  ///
  /// - Parameter type: The type of the identities of views. Scrolling by the user is told with them.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self) { known = { $0.base as? ID } }

  /// Creates a position at a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The place for it; `nil` for the nearest.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(idType: ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  ///
  /// - Parameters:
  ///   - type: The type of the identities of views.
  ///   - edge: The edge.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, edge: Edge) {
    self.init(idType: type)
    scrollTo(edge: edge)
  }

  /// Creates a position at a point of the content.
  ///
  /// - Parameters:
  ///   - type: The type of the identities of views.
  ///   - point: The point, in cells.
  public init<ID: Hashable & Sendable>(idType type: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: type)
    scrollTo(point: point)
  }

  /// The edge that the app has set; `nil` if the place is another.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that the app has set; `nil` if the place is another.
  public var point: CGPoint? {
    guard case .point(let x?, let y?) = place else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The column that the app has set; `nil` if the place is another.
  public var x: CGFloat? { if case .point(let x?, _) = place { CGFloat(x) } else { nil } }

  /// The row that the app has set; `nil` if the place is another.
  public var y: CGFloat? { if case .point(_, let y?) = place { CGFloat(y) } else { nil } }

  /// Returns the identity of the view at the place; `nil` if it isn't known, or of another type.
  ///
  /// - Parameter type: The type of the identity.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { viewID as? ID }

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view.
  ///   - anchor: The place for it; `nil` for the nearest.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(anchor: anchor))
    viewID = id
  }

  /// Scrolls to an edge of the content.
  ///
  /// - Parameter edge: The edge.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  /// Scrolls to a point of the content.
  ///
  /// - Parameter point: The point, in cells.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }

  /// Scrolls to a point of the content.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: Double(x), y: Double(y))) }

  /// Scrolls to a column of the content.
  ///
  /// - Parameter x: The column.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: Double(x), y: nil)) }

  /// Scrolls to a row of the content.
  ///
  /// - Parameter y: The row.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: Double(y))) }

  private mutating func scroll(to place: Place) {
    (self.place, viewID, isPositionedByUser) = (place, nil, false)
  }

  /// Notes that the user has scrolled.
  ///
  /// - Parameter id: The identity of the view at the place; `nil` if there is none.
  mutating func userScrolled(to id: AnyHashable?) {
    (place, viewID, isPositionedByUser) = (nil, id.flatMap(known), true)
  }

  public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
    lhs.place == rhs.place && lhs.isPositionedByUser == rhs.isPositionedByUser
      && lhs.viewID.map { AnyHashable($0) } == rhs.viewID.map { AnyHashable($0) }
  }
}
