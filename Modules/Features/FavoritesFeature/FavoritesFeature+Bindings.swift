import ComposableArchitecture
import SessionRecording

extension FavoritesFeature.State: RecordableBindings {
  /// What controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("sort", \.sort),
    RecordedBinding("isReversed", \.isReversed),
  ]
}
