import ComposableArchitecture
import SessionRecording

extension NumberFactFeature.State: RecordableBindings {
  /// What controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("count", \.count),
    RecordedBinding("kind", \.kind),
  ]
}
