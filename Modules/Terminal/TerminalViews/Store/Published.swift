import Observation

/// A property of an ``ObservableObject`` that views follow.
@propertyWrapper
public struct Published<Value> {
  @Observable
  fileprivate final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating _modify { yield &storage.value }
  }
}
