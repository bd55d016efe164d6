import ComposableArchitecture
import SessionRecording

extension NumberFactFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("count", \.count),
    RecordedBinding("kind", \.kind),
    RecordedBinding("prompt", \.prompt),
  ]
}
