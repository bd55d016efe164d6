import ComposableArchitecture
import SessionRecording

extension TemplateFeature.State: RecordableBindings {
  /// The properties that controls change.
  public static let recordedBindings = [RecordedBinding<Self>("searchText", \.searchText)]
}
