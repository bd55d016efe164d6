/// A view in the first of several phases. On a terminal nothing repeats.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let content: Content?

  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the course of the change to a phase, which has no effect.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map { content($0) }
  }

  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: A value whose changes show the phases, which has no effect.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the course of the change to a phase, which has no effect.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View { content }
}
