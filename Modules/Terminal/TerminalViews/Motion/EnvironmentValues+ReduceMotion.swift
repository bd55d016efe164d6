extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the user wants nothing to move. Animations are then shown at their end.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
