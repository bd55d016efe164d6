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
  static func keyLabel(_ key: String) -> String {
    let parts = key.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 3 ? "@\(parts[1])" : key
  }

  // MARK: Lines

  func append(
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

  func append(
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
      // The whole part is new or has been removed. Its lines don't repeat that.
      before = members
      inside.showsChangesOnly = false
    }
    inside.append(members, before: before, path: path, depth: depth + 1, to: &rows)
  }

  static func change(from old: Any?, to new: Any?) -> StateRow.Change {
    guard let old else { return .added }
    guard let new else { return .removed }
    guard differ(old, new) else { return .none }
    return haveOneShape(old, new) ? .within : .replaced(old: summary(of: old))
  }
}

// MARK: - Values
