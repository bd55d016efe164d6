import IdentifiedCollections

/// Is told of states that are about to be taken out of the tree of states, to remember the last one of its own.
protocol DepartureWatcher: AnyObject {
  /// Called within a reduction, before `value`, or something in it, is replaced or removed.
  func willDepart<Value>(_ value: UnsafePointer<Value>)
}

struct WeakDepartureWatcher {
  weak var watcher: (any DepartureWatcher)?
}

extension ReductionContext: StructureObserver {
  func willRemoveElements<ID, Element>(from array: IdentifiedArray<ID, Element>) {
    withUnsafePointer(to: array) { Self.willDepart($0) }
  }

  /// Whether somebody watches the states of the store that reduces.
  static var isWatched: Bool { currentReduction?.watchers.isEmpty == false }

  /// Tells those who watch that `value` is about to be replaced or removed. O(1) where nobody does.
  static func willDepart<Value>(_ value: UnsafePointer<Value>) {
    guard let reduction = currentReduction, !reduction.watchers.isEmpty else { return }
    reduction.watchers.removeAll { $0.watcher == nil }
    guard !reduction.watchers.isEmpty else { return }
    for entry in reduction.watchers { entry.watcher?.willDepart(value) }
  }
}

/// For reducers that are inlined: a state that a child had, when the child goes away.
@usableFromInline
enum Departure {
  /// Whether somebody watches the states of the store that reduces.
  @usableFromInline static var isWatched: Bool { ReductionContext.isWatched }

  /// Tells those who watch.
  @usableFromInline
  static func willHappen<Value>(of value: Value) {
    withUnsafePointer(to: value) { ReductionContext.willDepart($0) }
  }
}
