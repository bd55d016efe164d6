/// A line of the tree of a state.
struct StateRow: Hashable, Sendable, Identifiable {
  enum Change: Hashable, Sendable {
    case none
    /// Something below the line has changed.
    case within
    /// The value was another one before.
    case replaced(old: String)
    case added
    case removed
  }

  /// The path of the part within the state.
  let path: String
  let label: String
  let value: String
  let depth: Int
  let change: Change
  let isExpandable: Bool
  let isExpanded: Bool

  var id: String { path }
}

extension StateRow {
  /// The line as text.
  var text: String {
    switch change {
    case .replaced(let old): "\(name): \(old) → \(value)"
    default: "\(name): \(value)"
    }
  }

  private var name: String { path.split(separator: "/").joined(separator: ".") }
}

extension [StateRow] {
  /// The path of the first line that has changed, or else of the first line.
  var firstChange: String? {
    let changed = first { $0.change != .none && $0.change != .within }
    return (changed ?? first { $0.change != .none } ?? first)?.path
  }
}
