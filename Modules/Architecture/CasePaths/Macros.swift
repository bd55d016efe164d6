/// Gives an enum a case path for each of its cases, so that key paths such as `\.detail` reach into them.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case increment
///   case set(value: Int)
/// }
///
/// Action.set(value: 3)[case: \.set]  // 3
/// Action.increment.is(\.set)         // false
/// ```
///
/// The value of a case is its only associated value, a tuple of them with their labels, or `Void`. Cases
/// inside `#if` have paths under the same condition. Two cases that share a base name are refused, since a
/// key path could name only one of them.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$Element),
  named(_$Iterator),
  named(_$Root)
)
public macro CasePathable() = #externalMacro(module: "ArchitectureMacros", type: "CasePathableMacro")

extension AnyCasePath {
  /// Called by the expansion of `@CasePathable` in generic enums, where even the functions of a case capture
  /// metatypes that the compiler cannot prove to be sendable.
  ///
  /// Only for functions that capture nothing else, as those of the expansion do. What is sent is then the
  /// identity of a type, which is immutable.
  @inlinable
  public static func _$embedGeneric(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    _name: StaticString = #function
  ) -> Self {
    Self(
      embed: sendable(embed),
      extract: sendable(extract),
      _name: _name
    )
  }
}
