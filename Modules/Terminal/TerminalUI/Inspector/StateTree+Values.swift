import ComposableArchitecture
import CustomDump
import Foundation

extension StateTree {
  struct Member {
    /// The name among the members of one value.
    let key: String
    let label: String
    let value: Any
  }

  /// Returns a value without the optionals and wrappers around it; `nil` for an empty optional.
  static func unwrapped(_ value: Any) -> Any? {
    if let value = value as? any CustomDumpRepresentable { return unwrapped(value.customDumpValue) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  /// Returns the parts of a value; `nil` if it is shown as a whole.
  static func members(of value: Any) -> [Member]? {
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
  static func named(_ children: Mirror.Children) -> [Member] {
    children.enumerated().compactMap { index, child in
      let label = child.label ?? ".\(index)"
      guard !label.hasPrefix("_$"), !(child.value is any SharedWrapper), !isFunction(child.value) else {
        return nil
      }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return Member(key: name, label: name, value: child.value)
    }
  }

  static func elements(_ values: [Any], isSet: Bool) -> [Member] {
    var keys: Set<String> = []
    return values.enumerated().map { index, value in
      func id(_ value: some Identifiable) -> String { summary(of: value.id) }
      let name = (value as? any Identifiable).map { id($0) } ?? (isSet ? summary(of: value) : "\(index)")
      let key = keys.insert(name).inserted ? name : "\(name)#\(index)"
      return Member(key: key, label: "[\(key)]", value: value)
    }
  }

  /// Returns whether a value is shown as a whole although it has parts.
  static func isWhole(_ value: Any) -> Bool {
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

  static func isFunction(_ value: Any) -> Bool { "\(type(of: value))".contains("->") }

  /// Returns the name of a type. The state of a feature has the name of the feature.
  static func typeName(_ value: Any) -> String {
    let name = _typeName(type(of: value), qualified: false)
    guard name == "State" else { return name }
    return _typeName(type(of: value), qualified: true).split(separator: ".").dropLast().last.map(String.init)
      ?? name
  }

  /// Returns whether two values differ. Those that can't be compared are equal if all their parts are.
  static func differ(_ old: Any?, _ new: Any?) -> Bool {
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

  static func both(_ old: Any?, _ new: Any?) -> (Any, Any)? {
    if let old, let new { (old, new) } else { nil }
  }

  /// Returns whether the parts of two values can be compared one by one.
  static func haveOneShape(_ old: Any, _ new: Any) -> Bool {
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
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - showsParts: Whether a small structure is shown with its properties.
  static func summary(of value: Any, showsParts: Bool = false) -> String {
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
      return typeName(value)
        + ((value as? any Identifiable).map { id($0) } ?? (showsParts ? shortParts(of: mirror) : ""))
    case .class: return typeName(value)
    case .tuple:
      return cut("(\(mirror.children.map { summary(of: $0.value) }.joined(separator: ", ")))")
    default: return cut(String(describing: value))
    }
  }

  /// Returns the properties of a small structure, such as `(text: "b")`, without those that are `nil`; empty if they don't
  /// fit a short line.
  private static func shortParts(of mirror: Mirror) -> String {
    let parts = named(mirror.children).filter { unwrapped($0.value) != nil }
    let text = parts.map { "\($0.label): \(summary(of: $0.value))" }.joined(separator: ", ")
    let isShort =
      parts.count <= 3 && text.count <= 60 && parts.allSatisfy { (members(of: $0.value) ?? []).isEmpty }
    return isShort && !parts.isEmpty ? "(\(text))" : ""
  }

  static func cut(_ text: String, to length: Int = 80) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return line.count > length ? "\(line.prefix(length - 1))…" : line
  }
}
