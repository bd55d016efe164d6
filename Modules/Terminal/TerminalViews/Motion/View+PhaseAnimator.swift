nonisolated extension View {
  /// Shows this view in the first of several phases. On a terminal nothing repeats.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the course of the change to a phase, which has no effect.
  @ViewBuilder
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) { content(self, first) }
  }

  /// Shows this view in the first of several phases. On a terminal nothing repeats.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: A value whose changes show the phases, which has no effect.
  ///   - content: Returns the view of a phase.
  ///   - animation: Returns the course of the change to a phase, which has no effect.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}
