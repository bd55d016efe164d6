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
/// The value of a case is its only associated value, a tuple of them with their labels, or `Void`. Cases inside `#if`
/// have paths under the same condition. Two cases that share a base name are refused, because a key path could name
/// only one of them.
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
