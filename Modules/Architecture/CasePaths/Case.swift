/// A place in an enum, reached from a root by the names of cases.
///
/// Key paths between values of this type are case key paths. Start one at the `Cases` of a case pathable type, or
/// with a bare `\.` if the type is known from the context:
///
/// ```swift
/// \Action.Cases.destination.alert
/// ```
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path from the root to this place, or `nil` at the root itself.
  let path: (any ErasedCasePath<Value>)?
  /// The names on that path, if requested.
  let names: [StaticString]?

  /// Creates the root: the place from which case key paths start.
  public init() { self.init(names: nil) }

  /// Creates the root.
  ///
  /// - Parameter names: `[]` to record the names on the way from here, `nil` otherwise.
  init(names: [StaticString]?) {
    path = nil
    self.names = names
  }

  init(path: any ErasedCasePath<Value>, names: [StaticString]?) {
    self.path = path
    self.names = names
  }

  /// The place of a case of the value at this place.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue> where Value: CasePathable { appending(Value.allCasePaths[keyPath: keyPath]) }

  /// The place of the value in a case whose associated value is optional.
  ///
  /// `\Action.Cases.alert.confirm` goes on through an `alert(Alert?)` without the name of `some`.
  @_disfavoredOverload
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue?>>
  ) -> Case<AppendedValue> where Value: CasePathable { self[dynamicMember: keyPath].some }
}

extension Case {
  /// The place of a case that can't have a value: `store.scope(state: \.self, action: \.never)` is a store that shows
  /// a state and accepts no actions.
  public var never: Case<Never> { appending(AnyCasePath(embed: absurd, extract: { _ in nil })) }

  private func appending<AppendedValue>(_ next: AnyCasePath<Value, AppendedValue>) -> Case<AppendedValue> {
    let names = names.map { $0 + [next._name] }
    return path?.appending(next, names: names) ?? Case<AppendedValue>(path: next, names: names)
  }
}

/// Returns a value of any type. No code can call it.
private func absurd<Value>(_: Never) -> Value { fatalError("There is no value of type 'Never'.") }

/// A case path whose root is erased.
protocol ErasedCasePath<Value>: Sendable {
  associatedtype Value

  /// Returns the place of a case of the value.
  func appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>,
    names: [StaticString]?
  ) -> Case<AppendedValue>
}

extension AnyCasePath: ErasedCasePath {
  func appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>,
    names: [StaticString]?
  ) -> Case<AppendedValue> { Case(path: appending(path: path), names: names) }
}

/// A place in an enum whose type is erased, as a partial case key path returns it.
protocol ErasedCase {
  /// The names of the cases on the way here, if they are recorded.
  var names: [StaticString]? { get }

  /// Returns the value of a root at this place.
  func extract<Root>(from root: Root) -> Any?

  /// Returns the root that has a value at this place, if the value's type fits.
  func embed<Root>(_ value: Any, in _: Root.Type) -> Root?
}

extension Case: ErasedCase {
  /// Returns the path here from a root of a given type, or `nil` if the path started at a root of another type.
  func resolved<Root>(from _: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let path else { return AnyCasePath<Root, Root>() as? AnyCasePath<Root, Value> }
    return path as? AnyCasePath<Root, Value>
  }

  func extract<Root>(from root: Root) -> Any? {
    resolved(from: Root.self)?.extract(from: root).map { $0 as Any }
  }

  func embed<Root>(_ value: Any, in _: Root.Type) -> Root? {
    guard let value = value as? Value else { return nil }
    return resolved(from: Root.self)?.embed(value)
  }
}
