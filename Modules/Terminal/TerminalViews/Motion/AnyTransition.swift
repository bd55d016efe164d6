/// The way in which a view appears and disappears in an animation.
///
/// A view moves within its place: what is outside of it isn't drawn. A view that disappears leaves its place to others
/// at once, and its picture fades or moves in front of them.
public struct AnyTransition: Hashable, Sendable {
  /// The look of a view that isn't entirely shown.
  struct Effect: Hashable, Sendable {
    /// The edge behind which the view is; `nil` if it stays in its place.
    var edge: Edge?
    var isFading = false

    /// Whether there is anything to see of it.
    var isVisible: Bool { edge != nil || isFading }
  }

  let insertion: Effect
  let removal: Effect

  /// A view appears and disappears at once.
  public static let identity = AnyTransition(insertion: Effect(), removal: Effect())
  /// The colors of a view fade.
  public static let opacity = AnyTransition(
    insertion: Effect(isFading: true),
    removal: Effect(isFading: true)
  )
  /// The colors of a view fade, as a terminal has one size of characters.
  public static let scale = opacity
  /// A view comes from its leading edge and goes to its trailing edge.
  public static let slide = AnyTransition(
    insertion: Effect(edge: .leading),
    removal: Effect(edge: .trailing)
  )

  /// Returns a transition that moves a view from an edge of its place, and back to it.
  ///
  /// - Parameter edge: The edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(insertion: Effect(edge: edge), removal: Effect(edge: edge))
  }

  /// Returns a transition that moves a view from an edge of its place, and to the opposite edge, and fades it.
  ///
  /// - Parameter edge: The edge.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(
      insertion: Effect(edge: edge, isFading: true),
      removal: Effect(edge: edge.opposite, isFading: true)
    )
  }

  /// Returns a transition that differs for views that appear and views that disappear.
  ///
  /// - Parameters:
  ///   - insertion: The transition of a view that appears.
  ///   - removal: The transition of a view that disappears.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion: insertion.insertion, removal: removal.removal)
  }

  /// Returns a transition with the effects of two.
  ///
  /// - Parameter other: The other transition. If both move the view, this one's edge counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func both(_ one: Effect, _ other: Effect) -> Effect {
      Effect(edge: one.edge ?? other.edge, isFading: one.isFading || other.isFading)
    }
    return AnyTransition(
      insertion: both(insertion, other.insertion),
      removal: both(removal, other.removal)
    )
  }
}
