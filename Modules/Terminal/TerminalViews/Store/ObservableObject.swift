/// A class with properties that views follow, from the time before `@Observable`.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// A view that reads a ``Published`` property in its `body` is evaluated again once it has changed. There are no
/// publishers: use `onChange(of:)` instead of `sink`.
public protocol ObservableObject: AnyObject {}
