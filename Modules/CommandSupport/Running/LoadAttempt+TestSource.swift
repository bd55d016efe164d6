import Models
import SessionRecording

/// In a test an attempt says nothing: all are equal.
extension LoadAttempt: TestSourceConvertible {
  public var testSource: String { "LoadAttempt()" }
}
