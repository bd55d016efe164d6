import Foundation

/// The nodes that show the time, each with the time of its next change.
@MainActor
struct Wakes {
  private struct Entry {
    weak var node: _AnyNode?
    let date: Date
  }

  private var entries: [Entry] = []

  /// The first of the times; `nil` if there is none.
  var next: Date? { entries.map(\.date).min() }

  mutating func add(_ node: _AnyNode, at date: Date) { entries.append(Entry(node: node, date: date)) }

  /// Returns the nodes whose time has come.
  func due(_ now: Date) -> [_AnyNode] { entries.filter { $0.date <= now }.compactMap(\.node) }
}

extension ViewGraph {
  /// Evaluates a node again at a time. The node asks for it whenever it is painted.
  func wake(_ node: _AnyNode, at date: Date) { wakes.add(node, at: date) }

  /// Evaluates the nodes whose time has come.
  ///
  /// - Parameter now: The current time.
  func wakeDue(_ now: Date) { for node in wakes.due(now) { node.invalidate() } }
}
