extension SharedReaderKey {
  /// A key of this type together with a default value.
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key together with a default value.
///
/// It lets a key and its default be declared once, and used by name:
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
///
/// @Shared(.count) var count
/// ```
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// The value that is shown while none is stored. It is made with each read.
  public var initialValue: Base.Value { defaultValue() }

  /// A key together with a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value that is shown, and saved with the first change, while none is stored.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self { Self(base: key, defaultValue: value) }

  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription { base.subscribe(context: context, subscriber: subscriber) }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  public var description: String { String(describing: base) }
}
