import ComposableArchitecture
import SessionRecording

extension RepositoryFeature.State: RecordableBindings {
  /// What controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("searchText", \.searchText),
    RecordedBinding("sort", \.sort),
    RecordedBinding("isReversed", \.isReversed),
  ]
}
