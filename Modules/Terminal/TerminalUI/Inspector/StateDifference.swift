import ComposableArchitecture
import CustomDump

/// What differs between two states: the path of each part that does, and its values before and after.
///
/// What is equal is passed over without being described, so that a change of a small part of a large state is
/// found in the time that comparing takes.
enum StateDifference {
  /// How many lines are said of what a part was, and how many of what it is.
  static let lineLimit = 100

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

  /// The parts of two values that are made alike; `nil` if they are compared as wholes.
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
      // What has changed, and what it is in: no siblings, and no brackets that close.
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
