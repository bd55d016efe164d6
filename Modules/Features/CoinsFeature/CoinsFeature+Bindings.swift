import ComposableArchitecture
import SessionRecording

extension CoinsFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("searchText", \.searchText),
    RecordedBinding("selectedID", \.selectedID),
    RecordedBinding("isShowingDetail", \.isShowingDetail),
    RecordedBinding("range", \.range),
  ]
}
