import ComposableArchitecture
import SessionRecording

extension UserFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("prompt", \.prompt)
  ]
}
