/// A way in which a view appears and disappears in an animation.
///
/// ```swift
/// struct Drop: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.offset(y: phase == .willAppear ? -3 : 0).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// Offsets, opacities, colors and all else that ``withAnimation(_:_:)`` moves also move between the phases. A view that
/// disappears leaves its place to others at once, and its picture is what the last phase changes.
@MainActor
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it is in a phase.
  ///
  /// - Parameters:
  ///   - content: The view that appears or disappears.
  ///   - phase: The phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
