import ComposableArchitecture
import SessionRecording

extension FavoritesFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("sort", \.sort),
    RecordedBinding("isReversed", \.isReversed),
    RecordedBinding("selectedID", \.selectedID),
    RecordedBinding("isShowingDetail", \.isShowingDetail),
    RecordedBinding("prompt", \.prompt),
    RecordedBinding("isClearing", \.isClearing),
  ]
}
