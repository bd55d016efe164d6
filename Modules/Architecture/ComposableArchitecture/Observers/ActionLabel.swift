/// Returns the label of an action, without its values: the type, and the names of its case and of those within it,
/// such as `Root.Action.coins(.refreshButtonTapped)`.
func actionLabel(_ action: some Any) -> String { typeName(type(of: action)) + caseLabel(action) }

/// Returns the name of a type without its module.
func typeName(_ type: Any.Type) -> String {
  let name = _typeName(type, qualified: true)
  return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

/// Returns the names of the case of an action and of those within it: `.coins(.refreshButtonTapped)`.
///
/// - Parameter describe: Returns the text of a value within a case; `nil` to leave it out.
package func caseLabel(_ value: Any, values describe: (Any) -> String? = { _ in nil }) -> String {
  guard let mirrored = MirroredCase(value) else { return describe(value) ?? "" }
  let nested = mirrored.values.map { caseLabel($0, values: describe) }.filter { !$0.isEmpty }
  return ".\(mirrored.name)" + (nested.isEmpty ? "" : "(\(nested.joined(separator: ", ")))")
}
