import ComposableArchitecture
import Models
import SessionRecording

extension CharactersFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings: [RecordedBinding<Self>] = [
    RecordedBinding("selectedID", \.selectedID),
    RecordedBinding("isFiltering", \.isFiltering),
    RecordedBinding("filter", \.filter),
    RecordedBinding("filter.name", \.filter.name),
    RecordedBinding("filter.status", \.filter.status),
    RecordedBinding("filter.species", \.filter.species),
    RecordedBinding("filter.type", \.filter.type),
    RecordedBinding("filter.gender", \.filter.gender),
  ]
}
