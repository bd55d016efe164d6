/// A value that is shared between features. Each of them can change it.
///
/// ```swift
/// @Shared(.fileStorage(.favorites)) var favorites: IdentifiedArrayOf<Repository> = []
///
/// $favorites.withLock { $0.append(repository) }
/// ```
///
/// All wrappers with the same key show the same value. So do all copies of a wrapper and everything derived from it:
/// `$favorites.count` is a ``SharedReader`` of the number, `$favorites[id: 1]` a `Shared` of an element. Observers of
/// a value are notified of changes, wherever they were made.
///
/// Every test has its own values. A key that would store one outside of the process stores it in memory instead.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value> {
  let box: SharedBox<any MutableReference<Value>>

  init(reference: any MutableReference<Value>) { box = SharedBox(reference) }

  var reference: any MutableReference<Value> { box.reference }

  /// Creates a value that is shared by passing this wrapper on, and isn't stored.
  ///
  /// - Parameter value: The value to begin with.
  public init(value: sending Value) { self.init(reference: SharedStorage(value)) }

  /// Creates a copy of a wrapper, for an initializer: `_count = Shared(projectedValue: count)`.
  public init(projectedValue: Shared) { self = projectedValue }

  /// Creates a wrapper of the value in an optional shared value.
  ///
  /// Once the optional is `nil`, the new wrapper shows the last value, and changes stay in it.
  ///
  /// - Parameter base: A shared optional, such as an element: `Shared($rows[id: id])`.
  /// - Returns: `nil` if the optional is `nil`.
  public init?(_ base: Shared<Value?>) {
    func open(_ base: some MutableReference<Value?>) -> (any MutableReference<Value>)? {
      UnwrappedReference(base, "\(base)!")
    }
    guard let reference = open(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// The value. To change it, use ``withLock(_:)``.
  public var wrappedValue: Value { box.observedReference.observedValue }

  /// Returns a shared value that is computed from this one each time it is read.
  ///
  /// - Parameter body: Returns the value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }

  /// The wrapper itself. Assigning it replaces the reference of this wrapper and its copies.
  public var projectedValue: Shared {
    get { self }
    nonmutating set { box.replace(newValue.reference) }
  }

  /// Changes the value, with exclusive access to it.
  ///
  /// If the value is stored, it is saved. In a file, the change is one atomic step.
  ///
  /// - Parameter operation: Changes the value in place.
  /// - Returns: The result of `operation`.
  /// - Throws: The error of `operation`; the changes made before that are kept.
  @discardableResult
  public func withLock<R, E: Error>(_ operation: (inout Value) throws(E) -> R) throws(E) -> R {
    var result: Result<R, E>?
    reference.change { value in result = Result { () throws(E) -> R in try operation(&value) } }
    return try result!.get()
  }

  /// A part of the value, which can be changed.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Shared<Member> {
    func open(_ base: some MutableReference<Value>) -> any MutableReference<Member> {
      DerivedReference(base, keyPath)
    }
    return Shared<Member>(reference: open(reference))
  }

  /// A part of the value, which can be read.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// A part of the value in an optional, or `nil` if that is `nil`.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> Shared<Member>? where Value == Wrapped? { Shared<Wrapped>(self)?[dynamicMember: keyPath] }
}

extension Shared: Sendable where Value: Sendable {}

extension Shared {
  /// Whether the value is being loaded.
  public var isLoading: Bool { box.observedReference.isLoading }

  /// The error of the last load, if it failed.
  public var loadError: (any Error)? { box.observedReference.loadError }

  /// The error of the last save, if it failed.
  public var saveError: (any Error)? { box.observedReference.saveError }

  /// Loads the stored value again.
  ///
  /// - Throws: The error of the key, which is also in ``loadError``.
  public func load() async throws { try await reference.load() }

  /// Loads the value of another key. This wrapper and its copies refer to it from now on.
  ///
  /// - Parameter key: The key.
  /// - Throws: The error of the key, which is also in ``loadError``.
  public func load(_ key: some SharedKey<Value>) async throws {
    let reference = reference
    let replacement = SharedReferences.current.mutableReference(for: key, isLoaded: true) {
      reference.read(nil)
    }
    box.follow(replacement)
    try await replacement.load()
  }

  /// Saves the value.
  ///
  /// - Throws: The error of the key, which is also in ``saveError``.
  public func save() async throws { try await reference.save() }
}
