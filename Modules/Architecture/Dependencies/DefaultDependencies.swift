import Platform

/// The default values that were made so far, for each context.
///
/// There is one for the process, one for each test, and one wherever
/// ``DependencyValues/withFreshDefaults(_:)-(()->R)`` says so.
package final class DefaultDependencies: Sendable {
  /// The values made in one moment.
  private struct Values: Sendable {
    var live = DependencyTable()
    var preview = DependencyTable()
    var test = DependencyTable()
    var context: DependencyContext?

    subscript(context: DependencyContext) -> DependencyTable {
      get {
        switch context {
        case .live: live
        case .preview: preview
        case .test: test
        }
      }
      set {
        switch context {
        case .live: live = newValue
        case .preview: preview = newValue
        case .test: test = newValue
        }
      }
    }
  }

  private final class Snapshot: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }

    // Nothing is read through the address but while `State.snapshots` keeps this snapshot.
    var address: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
  }

  private struct State: Sendable {
    var snapshots: [Snapshot]
    var preparations: [ObjectIdentifier: Int] = [:]
    var locks: [ObjectIdentifier: KeyLock] = [:]
  }

  private final class KeyLock: Sendable {
    let lock = RecursiveLock()
  }

  private let state: Mutex<State>

  /// The last of the snapshots, which are all kept: readers take no lock, and there are only as many as there
  /// are dependencies.
  private let current: Atomic<UInt>

  package init() {
    let snapshot = Snapshot(Values())
    state = Mutex(State(snapshots: [snapshot]))
    current = Atomic(snapshot.address)
  }

  /// Reads what was made so far.
  @inline(__always)
  private func read<R>(_ body: (borrowing Values) -> R) -> R {
    guard let pointer = UnsafeRawPointer(bitPattern: current.load(ordering: .acquiring)) else {
      return body(Values())
    }
    // Snapshots are kept as long as this object, so the address of each that was ever current is valid.
    return Unmanaged<Snapshot>.fromOpaque(pointer)._withUnsafeGuaranteedRef { body($0.values) }
  }

  private func change(_ state: inout State, _ body: (inout Values) -> Void) {
    var values = read { copy $0 }
    body(&values)
    let snapshot = Snapshot(values)
    state.snapshots.append(snapshot)
    current.store(snapshot.address, ordering: .releasing)
  }

  /// The context that ``prepareDependencies(_:)-(_)`` chose.
  var preparedContext: DependencyContext? { read { $0.context } }

  /// The default value that was already made for a key. It lives as long as these defaults do.
  func box(for key: ObjectIdentifier, context: DependencyContext?) -> Unmanaged<AnyObject>? {
    read { values in
      // The subscript would copy the table.
      switch context ?? values.context ?? .ofProcess {
      case .live: values.live.box(for: key)
      case .preview: values.preview.box(for: key)
      case .test: values.test.box(for: key)
      }
    }
  }

  /// The default value for a key, made when there is none yet.
  ///
  /// A value is made once even when several threads ask at the same time. Making it may read other
  /// dependencies: only the key itself is locked meanwhile.
  ///
  /// - Parameter make: Makes the value.
  func box(
    for key: ObjectIdentifier,
    context: DependencyContext,
    make: () -> any AnyObject & Sendable
  ) -> Unmanaged<AnyObject> {
    let lock = state.withLock { state in
      if let lock = state.locks[key] { return lock }
      let lock = KeyLock()
      state.locks[key] = lock
      return lock
    }
    return lock.lock.withLock {
      if let box = box(for: key, context: context) { return box }
      let box = make()
      state.withLock { state in change(&state) { $0[context].set(box, for: key) } }
      // The snapshot that has the box now is kept as long as this object.
      return .passUnretained(box)
    }
  }

  /// Sets a default value.
  ///
  /// - Returns: Whether it was set: not when the value was read before, or prepared by another preparation.
  func prepare(
    _ box: any AnyObject & Sendable,
    for key: ObjectIdentifier,
    context: DependencyContext?,
    preparation: Int
  ) -> Bool {
    state.withLock { state in
      let context = context ?? preparedContext ?? .ofProcess
      let isFirst = self.box(for: key, context: context) == nil
      // A preview is run again and again in one process.
      guard isFirst || context == .preview || state.preparations[key] == preparation else { return false }
      change(&state) { $0[context].set(box, for: key) }
      state.preparations[key] = preparation
      return true
    }
  }

  func prepare(context: DependencyContext) {
    state.withLock { state in change(&state) { $0.context = context } }
  }
}
