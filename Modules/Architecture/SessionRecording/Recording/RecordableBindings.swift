import ComposableArchitecture

/// State that lists by name the properties bound to controls, so that their changes can be recorded.
///
/// ```swift
/// extension CoinsFeature.State: RecordableBindings {
///   public static let recordedBindings = [RecordedBinding("searchText", \.searchText)]
/// }
/// ```
public protocol RecordableBindings: ObservableState {
  /// The properties. A change of one that is not among them cannot be replayed.
  static var recordedBindings: [RecordedBinding<Self>] { get }
}
