import ComposableArchitecture
import CustomDump

/// The differences between two states: the path of each changed part, with its old and new value.
///
/// Equal parts are skipped without being described. A small change in a large state is thus found in the time
/// of a comparison.
enum StateDifference {
  /// The most lines shown of a part's old value, and of its new value.
  static let lineLimit = 100

  /// Compares two states.
  ///
  /// - Returns: The difference as text; `nil` if there is none.
  static func text<State>(from old: State, to new: State) -> String? {
    var parts: [String] = []
    collect(old, new, path: "", into: &parts)
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func collect(_ old: Any, _ new: Any, path: String, into parts: inout [String]) {
    if areEqual(old, new) { return }
    guard let pairs = members(old, new) else {
      return describe(old, new, path: path, into: &parts)
    }
    for (label, old, new) in pairs {
      let name = label.map { path.isEmpty ? $0 : "\(path).\($0)" }
      collect(old, new, path: name ?? path, into: &parts)
    }
  }

  private static func areEqual(_ old: Any, _ new: Any) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) == old }
    guard let old = old as? any Equatable else { return false }
    return isEqual(old)
  }

  /// Returns the members of two values with the same structure; `nil` if the values are compared as a whole.
  private static func members(_ old: Any, _ new: Any) -> [(label: String?, old: Any, new: Any)]? {
    if old is any CustomDumpStringConvertible || old is any CustomDumpRepresentable
      || old is any _CustomDiffObject
    {
      return nil
    }
    let (before, after) = (mirror(of: old), mirror(of: new))
    guard before.subjectType == after.subjectType, before.displayStyle == after.displayStyle else {
      return nil
    }
    switch before.displayStyle {
    case .struct, .enum, .optional, .tuple: break
    default: return nil
    }
    let pairs = zip(before.children, after.children)
    guard before.children.count == after.children.count, !before.children.isEmpty,
      pairs.allSatisfy({ $0.label == $1.label })
    else { return nil }
    let isOptional = before.displayStyle == .optional
    return pairs.map { (isOptional ? nil : $0.label, $0.value, $1.value) }
  }

  private static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  private static func describe(_ old: Any, _ new: Any, path: String, into parts: inout [String]) {
    guard let difference = diff(old, new) else { return }
    if !path.isEmpty { parts.append("\(path):") }
    var counts: [Character: Int] = [:]
    for line in difference.split(separator: "\n") {
      // Keep changed lines and the lines that open their containers; skip siblings and closing brackets.
      guard let sign = line.first, sign == "-" || sign == "+" || line.hasSuffix("(") else { continue }
      counts[sign, default: 0] += 1
      if counts[sign, default: 0] <= lineLimit { parts.append(String(line)) }
    }
    for sign in ["-", "+"] as [Character] {
      let rest = counts[sign, default: 0] - lineLimit
      if rest > 0 { parts.append("\(sign) … (\(rest) more lines)") }
    }
  }
}
