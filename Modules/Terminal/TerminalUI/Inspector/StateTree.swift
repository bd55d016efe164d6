import ComposableArchitecture
import CustomDump
import Foundation

/// The parts of a state as lines of a tree, with the changes since another state.
///
/// Only parts below expanded lines are looked at, and equal parts aren't compared further. What belongs to the library,
/// such as the registrars of observation, is left out. So are shared values within the state: they have only one value,
/// that of the present. Those of the past are lines at the end.
struct StateTree {
  /// The lines that the user has expanded or collapsed. The others are expanded if something below has changed.
  var expansions: [String: Bool] = [:]
  /// Whether lines without changes are left out.
  var showsChangesOnly = false

  /// The most lines below one line.
  static let lineLimit = 100

  /// Returns the lines of a state.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - shared: The shared values before and after, by the names of their keys.
  func rows(
    from old: Any,
    to new: Any,
    shared: (old: [String: Any], new: [String: Any])? = nil
  ) -> [StateRow] {
    var rows: [StateRow] = []
    let names = (shared?.new ?? [:]).keys.sorted()
    if let members = Self.members(of: new) {
      append(members, before: Self.members(of: old) ?? [], path: "", depth: 0, to: &rows)
    } else {
      append("state", key: "", old: old, new: new, path: "", depth: 0, to: &rows)
    }
    let members = names.map { Member(key: $0, label: Self.keyLabel($0), value: shared?.new[$0] ?? "") }
    let before = names.compactMap { name in
      shared?.old[name].map { Member(key: name, label: name, value: $0) }
    }
    append(members, before: before, path: "@", depth: 0, to: &rows)
    return rows
  }

  /// Returns the name in a key of a shared value: `coins.sort` for `.appStorage("coins.sort")`.
  private static func keyLabel(_ key: String) -> String {
    let parts = key.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? "@\(parts[1])" : key
  }

  // MARK: Lines

  private func append(
    _ members: [Member],
    before: [Member],
    path: String,
    depth: Int,
    to rows: inout [StateRow]
  ) {
    let old = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    var count = 0
    var rest = 0
    func add(_ label: String, _ key: String, _ oldValue: Any?, _ newValue: Any?) {
      if count >= Self.lineLimit {
        rest += showsChangesOnly && !Self.differ(oldValue, newValue) ? 0 : 1
        return
      }
      let last = rows.count
      append(label, key: key, old: oldValue, new: newValue, path: path, depth: depth, to: &rows)
      if rows.count > last { count += 1 }
    }
    for member in members { add(member.label, member.key, old[member.key], member.value) }
    let keys = Set(members.map(\.key))
    for member in before where !keys.contains(member.key) { add(member.label, member.key, member.value, nil) }
    guard rest > 0 else { return }
    rows.append(
      StateRow(
        path: "\(path)/…",
        label: "…",
        value: "\(rest) more",
        depth: depth,
        change: .none,
        isExpandable: false,
        isExpanded: false
      )
    )
  }

  private func append(
    _ label: String,
    key: String,
    old: Any?,
    new: Any?,
    path: String,
    depth: Int,
    to rows: inout [StateRow]
  ) {
    let change = Self.change(from: old, to: new)
    if showsChangesOnly, change == .none { return }
    let path = "\(path)/\(key)"
    guard let shown = new ?? old else { return }
    let members = Self.members(of: shown) ?? []
    let isExpanded = !members.isEmpty && (expansions[path] ?? (change == .within))
    rows.append(
      StateRow(
        path: path,
        label: label,
        value: Self.summary(of: shown),
        depth: depth,
        change: change,
        isExpandable: !members.isEmpty,
        isExpanded: isExpanded
      )
    )
    guard isExpanded else { return }
    var inside = self
    let before: [Member]
    if change == .within {
      before = old.flatMap { Self.members(of: $0) } ?? []
    } else {
      // The whole part is new or gone. Its lines don't repeat that.
      before = members
      inside.showsChangesOnly = false
    }
    inside.append(members, before: before, path: path, depth: depth + 1, to: &rows)
  }

  private static func change(from old: Any?, to new: Any?) -> StateRow.Change {
    guard let old else { return .added }
    guard let new else { return .removed }
    guard differ(old, new) else { return .none }
    return haveOneShape(old, new) ? .within : .replaced(old: summary(of: old))
  }
}

// MARK: - Values

extension StateTree {
  private struct Member {
    /// The name among the members of one value.
    let key: String
    let label: String
    let value: Any
  }

  /// Returns a value without the optionals and wrappers around it; `nil` for an empty optional.
  private static func unwrapped(_ value: Any) -> Any? {
    if let value = value as? any CustomDumpRepresentable { return unwrapped(value.customDumpValue) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  /// Returns the parts of a value; `nil` if it is shown as a whole.
  private static func members(of value: Any) -> [Member]? {
    guard let value = unwrapped(value), !isWhole(value) else { return nil }
    let mirror = mirror(of: value)
    switch mirror.displayStyle {
    case .struct, .tuple: return named(mirror.children)
    case .enum: return mirror.children.first.flatMap { members(of: $0.value) }
    case .collection, .set: return elements(mirror.children.map(\.value), isSet: mirror.displayStyle == .set)
    case .dictionary:
      let pairs = mirror.children.map { Array(Mirror(reflecting: $0.value).children.map(\.value)) }
      let isSorted = value is any Sequence && !(value is any RandomAccessCollection)
      let members = pairs.filter { $0.count == 2 }.map { pair in
        let key = summary(of: pair[0])
        return Member(key: key, label: key, value: pair[1])
      }
      return isSorted ? members.sorted { $0.key < $1.key } : members
    default: return nil
    }
  }

  /// Returns the properties that aren't the library's.
  private static func named(_ children: Mirror.Children) -> [Member] {
    children.enumerated().compactMap { index, child in
      let label = child.label ?? ".\(index)"
      guard !label.hasPrefix("_$"), !(child.value is any SharedWrapper), !isFunction(child.value) else {
        return nil
      }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return Member(key: name, label: name, value: child.value)
    }
  }

  private static func elements(_ values: [Any], isSet: Bool) -> [Member] {
    var keys: Set<String> = []
    return values.enumerated().map { index, value in
      func id(_ value: some Identifiable) -> String { summary(of: value.id) }
      let name = (value as? any Identifiable).map { id($0) } ?? (isSet ? summary(of: value) : "\(index)")
      let key = keys.insert(name).inserted ? name : "\(name)#\(index)"
      return Member(key: key, label: "[\(key)]", value: value)
    }
  }

  /// Returns whether a value is shown as a whole although it has parts.
  private static func isWhole(_ value: Any) -> Bool {
    if value is any CustomDumpStringConvertible { return true }
    switch value {
    case is String, is Substring, is Character, is Date, is URL, is UUID, is Decimal, is Data, is Duration:
      return true
    default: break
    }
    // A structure that describes itself is a value of one part, such as a name.
    let style = Mirror(reflecting: value).displayStyle
    return style == .struct && value is any CustomStringConvertible && !(value is any Collection)
      && !(value is any ObservableState)
  }

  private static func isFunction(_ value: Any) -> Bool { "\(type(of: value))".contains("->") }

  /// Returns the name of a type. The state of a feature has the name of the feature.
  private static func typeName(_ value: Any) -> String {
    let name = _typeName(type(of: value), qualified: false)
    guard name == "State" else { return name }
    return _typeName(type(of: value), qualified: true).split(separator: ".").dropLast().last.map(String.init)
      ?? name
  }

  /// Returns whether two values differ. Those that can't be compared are equal if all their parts are.
  private static func differ(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new else { return (old == nil) != (new == nil) }
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { (new as? Value) == old }
    if let old = old as? any Equatable { return !isEqual(old) }
    guard let (oldValue, newValue) = both(unwrapped(old), unwrapped(new)) else {
      return (unwrapped(old) == nil) != (unwrapped(new) == nil)
    }
    if isFunction(oldValue) { return false }
    guard haveOneShape(oldValue, newValue), let before = members(of: oldValue),
      let after = members(of: newValue)
    else { return String(describing: oldValue) != String(describing: newValue) }
    let known = Dictionary(before.map { ($0.key, $0.value) }) { first, _ in first }
    return before.count != after.count || after.contains { differ(known[$0.key], $0.value) }
  }

  private static func both(_ old: Any?, _ new: Any?) -> (Any, Any)? {
    if let old, let new { (old, new) } else { nil }
  }

  /// Returns whether the parts of two values can be compared one by one.
  private static func haveOneShape(_ old: Any, _ new: Any) -> Bool {
    guard let (old, new) = both(unwrapped(old), unwrapped(new)), type(of: old) == type(of: new), !isWhole(new)
    else { return false }
    let (before, after) = (mirror(of: old), mirror(of: new))
    guard before.displayStyle == after.displayStyle else { return false }
    switch after.displayStyle {
    case .struct, .tuple:
      func id(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
      guard let old = old as? any Identifiable, let new = new as? any Identifiable else { return true }
      return id(old) == id(new)
    case .collection, .dictionary, .set: return true
    case .enum:
      guard let old = before.children.first, let new = after.children.first, old.label == new.label else {
        return false
      }
      return members(of: new.value) != nil && haveOneShape(old.value, new.value)
    default: return false
    }
  }

  /// Returns a value in one short line.
  static func summary(of value: Any) -> String {
    guard let value = unwrapped(value) else { return "nil" }
    if let value = value as? any CustomDumpStringConvertible { return cut(value.customDumpDescription) }
    switch value {
    case let value as String: return "\"\(cut(value, to: 40))\""
    case let value as Substring: return "\"\(cut(String(value), to: 40))\""
    case let value as Data: return "\(value.count) bytes"
    case let value as Date: return value.formatted(.iso8601)
    default: break
    }
    if isWhole(value) { return cut(String(describing: value)) }
    let mirror = mirror(of: value)
    switch mirror.displayStyle {
    case .enum:
      guard let payload = mirror.children.first else { return ".\(value)" }
      let content = Mirror(reflecting: payload.value)
      let parts = content.displayStyle == .tuple ? content.children.map(\.value) : [payload.value]
      return cut(".\(payload.label ?? "")(\(parts.map { summary(of: $0) }.joined(separator: ", ")))")
    case .collection, .set, .dictionary:
      let count = mirror.children.count
      guard count > 0, let element = mirror.children.first else { return "empty" }
      let isMap = mirror.displayStyle == .dictionary
      return "\(count) × \(isMap ? "entry" : typeName(element.value))"
    case .struct:
      func id(_ value: some Identifiable) -> String { " \(summary(of: value.id))" }
      return typeName(value) + ((value as? any Identifiable).map { id($0) } ?? "")
    case .class: return typeName(value)
    case .tuple:
      return cut("(\(mirror.children.map { summary(of: $0.value) }.joined(separator: ", ")))")
    default: return cut(String(describing: value))
    }
  }

  private static func cut(_ text: String, to length: Int = 80) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return line.count > length ? "\(line.prefix(length - 1))…" : line
  }
}
