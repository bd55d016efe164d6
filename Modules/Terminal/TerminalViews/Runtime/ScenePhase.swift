/// Whether an app is in use. In a terminal it is always active.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background, inactive, active
}
