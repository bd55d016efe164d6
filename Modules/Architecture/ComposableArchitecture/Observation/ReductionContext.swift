import Sharing

/// The bookkeeping of the reduction that runs on the current thread: the changes that observers are notified of when
/// it has ended, including those of shared values.
///
/// A reduction is synchronous, so it belongs to one thread until it ends.
class ReductionContext: SharedNotificationQueue {
  private var changes: [ObservedChange] = []
  /// The places of the changes by their properties, if there are many.
  private var places: [ObjectIdentifier: Int] = [:]
  /// The keepers whose owners are to check their states once the reduction has ended.
  var marked: [StateKeeper] = []
  /// The keepers that nothing marks, because the state around them isn't observable.
  var unobserved = StateKeepers()
  /// The outermost of the accesses in place to elements of collections that last.
  var access: (number: UInt64, place: ElementPlace)?
  /// Whether a property seems to have got the value back that it had at the beginning of the reduction.
  private var hasTakenBack = false
  /// Whether something has changed.
  private var hasChanges = false
  /// Whether there may be some of either. Reading the collections instead would take a tenth of a `send`.
  var hasKeepers = false
  /// Whether changes are those of a store. If not, they are those of an unobserved copy.
  let isRecording: Bool
  /// Whether a reducer is changing the state of the store. Between the beginning and the end of its call the state
  /// isn't whole, and nothing else may touch it.
  var isChangingState = false
  /// The outermost of the reads that overlap the change, with its store.
  var overlappingRead: (read: StateRead?, store: String)?

  // NB: overridden, because the compiler's own override calls itself.
  private override init(isReduction: Bool) {
    isRecording = true
    super.init(isReduction: isReduction)
  }

  init(isRecording: Bool = true) {
    self.isRecording = isRecording
    super.init(isReduction: true)
  }

  // MARK: Observers

  /// Notes a change to `value` of a property. If it has the same value again at the end of the reduction, it is
  /// unchanged.
  ///
  /// - Parameter place: The address of the property; `nil` if it isn't known.
  func record<Value>(_ change: ObservedChange, to value: Value, at place: UnsafeRawPointer? = nil) {
    let place = place.flatMap { ChangePlace($0, within: access) }
    if let earlier = earlierChange(of: change.property) {
      earlier.update(to: value, at: place)
      if !earlier.isChanged { hasTakenBack = true }
    } else {
      change.place = place
      if !places.isEmpty { places[ObjectIdentifier(change.property)] = changes.count }
      changes.append(change)
      hasChanges = true
    }
  }

  /// - Complexity: O(1).
  private func earlierChange(of property: ObservedProperty) -> ObservedChange? {
    guard changes.count >= 16 else { return changes.first { $0.property === property } }
    if places.isEmpty {
      for (place, change) in changes.enumerated() { places[ObjectIdentifier(change.property)] = place }
    }
    return places[ObjectIdentifier(property)].map { changes[$0] }
  }

  /// Notes a change of a property to a value that isn't known.
  func record(_ property: ObservedProperty) { record(ObservedChange(property: property), to: ()) }

  /// Looks at an element at the end of the access that began at `place`. What was taken back in that access may have
  /// been a part of a copy: it counts as changed, unless it is in the element.
  func check<State>(_ state: UnsafePointer<State>, _ observers: StateObservers, from place: ElementPlace?) {
    guard hasTakenBack, let access, let place, access.place == place else { return }
    let differing = observers.properties(differingFrom: state)
    let same = observers.armed.filter { property in !differing.contains { $0 === property } }
    for change in changes where !change.isChanged && change.place?.access == access.number {
      let isInElement = change.place.map { $0.property >= state && $0.property < state + 1 } ?? false
      change.isChanged = !isInElement && !same.contains { $0 === change.property }
      if change.isChanged { change.place = nil }
    }
  }

  /// Notifies the observers of what has changed since the last call. They see the current state.
  func notifyObservers() {
    guard isWaiting || hasChanges else { return }
    (hasChanges, hasTakenBack) = (false, false)
    // An action that an observer sends waits its turn, so nothing is added meanwhile.
    Self.notifying {
      flush()
      for change in changes where change.isChanged {
        change.property.disarm()
        change.property.notify()
      }
    }
    changes.removeAll(keepingCapacity: true)
    places = [:]
  }

  /// Runs `body`, which notifies observers. They may read again, and are registered, wherever the action was sent.
  static func notifying(_ body: () -> Void) { isReducing ? outsideOfReduction(body) : body() }

  /// Whether the thread is reducing for another store than the one that is being read.
  static var isReducingElsewhere: Bool { isReducing && currentReduction?.isRecording == true }

  /// Runs `body` and registers its reads, even if another store reduces.
  static func observing<R>(_ body: () -> R) -> R { isReducingElsewhere ? outsideOfReduction(body) : body() }

  /// The context of the reduction that runs on this thread, if there is one.
  static var currentReduction: ReductionContext? { current as? ReductionContext }

  /// Runs `body` without registering what it reads of observable state.
  static func untracked<R>(_ body: () -> R) -> R {
    guard !isReducing else { return body() }
    let context = ReductionContext(isRecording: false)
    defer { context.flush() }
    return context.run(body)
  }
}

/// Runs `body` without registering what it reads of observable state.
package func withoutObservation(_ body: () -> Void) { ReductionContext.untracked(body) }
