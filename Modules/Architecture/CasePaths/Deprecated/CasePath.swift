/// The earlier name of ``AnyCasePath``.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

prefix operator /

/// Returns the case path of a case by its constructor: `/Action.row`.
///
/// Extraction uses reflection, which is many times slower than a case path of `@CasePathable`.
///
/// - Parameter embed: The constructor of a case with associated values.
@available(*, deprecated, message: "Use '@CasePathable' and a case key path: '\\.row'.")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  let embed = sendable(embed)
  return AnyCasePath(embed: { embed($0) }, extract: { reflectedPayload(of: $0, embed) })
}

/// Returns the case path of a case without associated values: `/Action.refresh`.
///
/// - Parameter root: The case.
@available(*, deprecated, message: "Use '@CasePathable' and a case key path: '\\.refresh'.")
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  // A case without associated values contains nothing that could change.
  let root = sendable { (_: Void) in root }
  return AnyCasePath(embed: { root(()) }, extract: { isSameCase($0, root(())) ? () : nil })
}

/// Returns the path from values of a type to themselves: `/Action.self`.
@available(*, deprecated, message: "Use the key path '\\.self'.")
public prefix func / <Root>(_: Root.Type) -> AnyCasePath<Root, Root> { AnyCasePath() }

/// Returns a function that extracts the associated value of a case: `state: /Destination.State.detail`.
///
/// Extraction uses reflection, which is many times slower than a case path of `@CasePathable`.
///
/// - Parameter embed: The constructor of a case with associated values.
@available(*, deprecated, message: "Use '@CasePathable' and a key path: '\\.detail'.")
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  { reflectedPayload(of: $0, embed) }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  @available(*, deprecated, message: "Use the key path '\\.self'.")
  public static var `self`: Self { Self() }
}

/// Returns the associated value of `root` if `root` is in the case that `embed` constructs.
private func reflectedPayload<Root, Value>(of root: Root, _ embed: (Value) -> Root) -> Value? {
  // Mirrors of classes and structs have children too.
  let mirror = Mirror(reflecting: root)
  guard mirror.displayStyle == .enum || mirror.displayStyle == .optional,
    let payload = mirror.children.first?.value, let value = cast(payload, to: Value.self)
  else { return nil }
  return isSameCase(embed(value), root) ? value : nil
}

/// Casts an associated value. The mirror of `case row(id: Int)` contains a tuple with one labeled element.
private func cast<Value>(_ payload: Any, to _: Value.Type) -> Value? {
  if let value = payload as? Value { return value }
  let elements = Mirror(reflecting: payload)
  guard elements.displayStyle == .tuple, elements.children.count == 1 else { return nil }
  return elements.children.first?.value as? Value
}

private func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  if let root = Root.self as? any CasePathable.Type { return isSameCase(lhs, rhs, in: root) }
  return caseName(of: lhs) == caseName(of: rhs)
}

private func isSameCase<Root: CasePathable>(_ lhs: Any, _ rhs: Any, in _: Root.Type) -> Bool {
  guard let casePaths = Root.allCasePaths as? any CasePathReflectable<Root>,
    let lhs = lhs as? Root, let rhs = rhs as? Root
  else { return caseName(of: lhs) == caseName(of: rhs) }
  return casePaths[lhs] == casePaths[rhs]
}

/// Returns the name of the case: a mirror's label if the case has associated values, or the default description.
private func caseName(of root: Any) -> String { Mirror(reflecting: root).children.first?.label ?? "\(root)" }
