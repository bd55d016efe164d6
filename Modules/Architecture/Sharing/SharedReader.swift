/// A value that is shared between features. This wrapper only reads it.
///
/// ```swift
/// @SharedReader(.fileStorage(.favorites)) var favorites: IdentifiedArrayOf<Repository> = []
/// @SharedReader var count: Int
/// ```
///
/// It shows the value of a key that may not even be able to save, or a part of a ``Shared``.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  let box: SharedBox<any Reference<Value>>

  init(reference: any Reference<Value>) { box = SharedBox(reference) }

  var reference: any Reference<Value> { box.reference }

  /// Creates a value that doesn't change.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) { self.init(reference: SharedStorage(value)) }

  /// Returns a value that doesn't change.
  ///
  /// - Parameter value: The value.
  public static func constant(_ value: sending Value) -> SharedReader { SharedReader(value: value) }

  /// Creates a copy of a wrapper, for an initializer: `_count = SharedReader(projectedValue: count)`.
  public init(projectedValue: SharedReader) { self = projectedValue }

  /// Creates a view of a shared value that can't change it.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) { self.init(reference: base.reference) }

  /// Creates a wrapper of the value in an optional shared value. Once the optional is `nil`, the last value is shown.
  ///
  /// - Parameter base: A shared optional.
  /// - Returns: `nil` if the optional is `nil`.
  public init?(_ base: SharedReader<Value?>) {
    func open(_ base: some Reference<Value?>) -> (any Reference<Value>)? {
      UnwrappedReference(base, "\(base)!")
    }
    guard let reference = open(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Creates a wrapper of the value in an optional shared value, as ``init(_:)-(SharedReader<Value?>)`` does.
  public init?(_ base: Shared<Value?>) { self.init(SharedReader<Value?>(base)) }

  /// The value.
  public var wrappedValue: Value { box.observedReference.observedValue }

  /// Returns a shared value that is computed from this one each time it is read.
  ///
  /// - Parameter body: Returns the value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    func open(_ base: some Reference<Value>) -> any Reference<Member> { ComputedReference(base, body) }
    return SharedReader<Member>(reference: open(reference))
  }

  /// The wrapper itself. Assigning it replaces the reference of this wrapper and its copies.
  public var projectedValue: SharedReader {
    get { self }
    nonmutating set { box.replace(newValue.reference) }
  }

  /// A part of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    func open(_ base: some Reference<Value>) -> any Reference<Member> { DerivedReference(base, keyPath) }
    return SharedReader<Member>(reference: open(reference))
  }

  /// A part of the value in an optional, or `nil` if that is `nil`.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member>
  ) -> SharedReader<Member>? where Value == Wrapped? {
    SharedReader<Wrapped>(self)?[dynamicMember: keyPath]
  }
}

extension SharedReader: Sendable where Value: Sendable {}

extension SharedReader {
  /// Whether the value is being loaded.
  public var isLoading: Bool { box.observedReference.isLoading }

  /// The error of the last load, if it failed.
  public var loadError: (any Error)? { box.observedReference.loadError }

  /// Loads the stored value again.
  ///
  /// - Throws: The error of the key, which is also in ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Loads the value of another key, as ``Shared/load(_:)`` does.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let reference = reference
    let replacement = SharedReferences.current.reference(for: key, isLoaded: true) { reference.read(nil) }
    box.follow(replacement)
    try await replacement.load()
  }
}
