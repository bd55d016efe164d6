/// The states of a screen that are worth looking at by themselves.
public enum Preview: String, CaseIterable, Sendable {
  case empty, loading, failed
  case longText = "long-text"
}
