import ComposableArchitecture
import SessionRecording

extension RepositoryFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("searchText", \.searchText),
    RecordedBinding("sort", \.sort),
    RecordedBinding("isReversed", \.isReversed),
    RecordedBinding("selectedID", \.selectedID),
    RecordedBinding("isShowingDetail", \.isShowingDetail),
    RecordedBinding("prompt", \.prompt),
  ]
}
