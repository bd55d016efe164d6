/// A class with properties that views follow, from the time before `@Observable`.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// A view that reads a ``Published`` property in its `body` is evaluated again once it has changed, and so are all views
/// with the object after ``objectWillChange``. There is no `sink`: use `onChange(of:)`.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells the views of the object that it changes: `objectWillChange.send()`.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublishers.publisher(of: self)
  }
}
