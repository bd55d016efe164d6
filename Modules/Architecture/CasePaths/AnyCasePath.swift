/// A way into and out of one case of an enum: a pair of functions that embeds an associated value in a root and
/// extracts it again.
///
/// A case path is the counterpart of a key path for a case of an enum. Code rarely spells one out: `@CasePathable`
/// generates them, and case key paths (`\Action.Cases.row`) resolve to them:
///
/// ```swift
/// let path = AnyCasePath(\Action.Cases.row)
/// path.extract(from: action)
/// ```
///
/// Resolving a case key path costs a key path look-up. Do it once and keep the result. Embedding and extracting then
/// cost one call of a closure.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline package let _embed: @Sendable (Value) -> Root
  @usableFromInline package let _extract: @Sendable (Root) -> Value?
  /// The property that gave the path. It has the name of the case.
  package let _name: StaticString

  /// Creates a case path from a pair of functions.
  ///
  /// The two must undo each other: `extract(embed(value))` returns `value`.
  ///
  /// - Parameters:
  ///   - embed: Puts a value into a root.
  ///   - extract: Takes the value out of a root, or returns `nil` if the root is in another case.
  ///   - _name: The case. By default, the property whose getter makes the path.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    _name: StaticString = #function
  ) {
    _embed = embed
    _extract = extract
    self._name = _name
  }

  /// Creates a case path; called by the expansion of `@CasePathable` for each case.
  ///
  /// The functions of the expansion capture nothing, or in a generic enum the identities of types, which are
  /// immutable. They aren't `@Sendable` here: the compiler doesn't know that such functions are in the language mode
  /// of Swift 5, nor in generic enums.
  @inlinable
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    _name: StaticString = #function
  ) -> Self { Self(embed: sendable(embed), extract: sendable(extract), _name: _name) }

  /// Puts a value into a root.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// Takes the value out of a root.
  ///
  /// - Returns: The value, or `nil` if the root is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }
}

extension AnyCasePath where Root == Value {
  /// Creates the path from a value to itself. It always matches.
  public init() { self.init(embed: { $0 }, extract: { $0 }) }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(_typeName(Root.self)), \(_typeName(Value.self))>" }
}
