import ComposableArchitecture

/// A writer of the changes of a reduction as assignments, one for each property.
struct StateChanges {
  private var assignments: [(target: String, value: SourceExpression)] = []

  init(from old: Any, to new: Any, writer: inout SourceWriter) throws {
    try compare(old, new, target: "$0", name: "state", &writer)
  }

  /// Returns the lines of the assignments.
  func lines(indentation: Int) -> [String] {
    assignments.map { $0.value.laidOut(after: "\($0.target) = ", indentation: indentation) }
  }

  private mutating func compare(
    _ old: Any,
    _ new: Any,
    target: String,
    name: String,
    _ writer: inout SourceWriter
  ) throws {
    if try areEqual(old, new) { return }
    if let (old, new, mark) = parts(old, new, isRoot: target == "$0") {
      for (oldPart, newPart) in zip(old, new) {
        guard let label = newPart.label else { continue }
        try compare(oldPart.value, newPart.value, target: "\(target)\(mark).\(label)", name: label, &writer)
      }
    } else {
      assignments.append((target, try writer.expression(new, named: name)))
      writer.use(new)
    }
  }

  /// Returns the properties of two states, one before a change and one after; `nil` if the new one is to be assigned
  /// whole.
  private func parts(_ old: Any, _ new: Any, isRoot: Bool) -> ([Mirror.Child], [Mirror.Child], String)? {
    let (oldMirror, newMirror) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if newMirror.displayStyle == .optional {
      guard let old = oldMirror.children.first, let new = newMirror.children.first else { return nil }
      return parts(old.value, new.value, isRoot: false).map { ($0.0, $0.1, "?") }
    }
    guard newMirror.displayStyle == .struct, new is any ObservableState || isRoot,
      oldMirror.children.count == newMirror.children.count, haveOneIdentity(old, new)
    else { return nil }
    return (Array(oldMirror.children), Array(newMirror.children), "")
  }

  /// Returns whether two states have the same `id`. Another element is another state even if it looks the same,
  /// because its `id` can't be assigned.
  private func haveOneIdentity(_ old: Any, _ new: Any) -> Bool {
    func id(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    guard let old = old as? any Identifiable, let new = new as? any Identifiable else { return true }
    return id(old) == id(new)
  }

  private func areEqual(_ old: Any, _ new: Any) throws -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { new as? Value == old }
    if let old = old as? any Equatable { return isEqual(old) }
    guard let old = old as? any Encodable, let new = new as? any Encodable else { return false }
    return try TraceCoding.encode(old) == TraceCoding.encode(new)
  }
}
