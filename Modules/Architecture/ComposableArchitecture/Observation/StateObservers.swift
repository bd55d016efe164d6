import Platform

/// The observers of the properties of an observable state. All copies of the state share them.
///
/// Most states are never observed, and the others have few observed properties, so these are found by comparing.
@usableFromInline
final class StateObservers: Sendable {
  /// A key path to a property. A key path literal is one object for each place in the source, so most look-ups
  /// compare objects only.
  private struct Entry: Sendable {
    let path: SendableKeyPath<AnyKeyPath>
    let property: ObservedProperty

    var keyPath: AnyKeyPath { path.path }
  }

  /// Whether any property has ever been observed.
  @usableFromInline let isObserved = Atomic(false)
  /// Whether the state is known to belong to a store.
  private let isInStore = Atomic(false)
  private let entries = Mutex<[Entry]>([])
  /// The observers of the state as a whole; `nil` if there have been none. They may have read a property that isn't
  /// observed, and changes with the whole state only.
  private let whole = Mutex<ObservedProperty?>(nil)
  private let hasKeepers = Atomic(false)
  private let keepers = Mutex(Keepers())

  /// The parts of held stores that are marked when the state changes.
  // @unchecked: a keeper is touched only in the isolation of its store, and then the thread's reduction is that
  // store's.
  private struct Keepers: @unchecked Sendable {
    /// Those that keep this state.
    var own = StateKeepers()
    /// Those of parts of the state, by the property that they are read from; at `nil` as long as it isn't known.
    var parts: [ObjectIdentifier?: StateKeepers] = [:]

    func mark(for property: ObservedProperty?, in reduction: ReductionContext) {
      reduction.mark(own)
      if let parts = parts[nil] { reduction.mark(parts) }
      if let property, let parts = parts[ObjectIdentifier(property)] { reduction.mark(parts) }
    }

    func markAll(in reduction: ReductionContext) {
      reduction.mark(own)
      for parts in parts.values { reduction.mark(parts) }
    }
  }

  /// The number of key paths to one property that are kept. The property may be written in several places, and in
  /// generic code each evaluation makes another object.
  private static let mostKeyPaths = 4

  /// Registers the caller, if it tracks its reads, as an observer of the property at `keyPath`.
  func access(_ keyPath: AnyKeyPath) { property(at: keyPath).access() }

  /// Registers the caller as an observer of the state as a whole.
  func accessWhole() {
    let property = whole.withLock { whole in
      if let whole { return whole }
      let property = ObservedProperty()
      whole = property
      isObserved.store(true, ordering: .releasing)
      return property
    }
    property.access()
  }

  /// Returns the property at `keyPath`, which is about to change, if it may have observers.
  @usableFromInline
  func observedProperty(at keyPath: AnyKeyPath) -> ObservedProperty? {
    guard isObserved.load(ordering: .acquiring) else { return nil }
    let property = entries.withLock { Self.find(keyPath, in: &$0) }
    if hasKeepers.load(ordering: .relaxed), let reduction = ReductionContext.currentReduction {
      keepers.withLock(\.self).mark(for: property, in: reduction)
    }
    return property?.isArmed == true ? property : nil
  }

  /// Returns the property at `keyPath`.
  func property(at keyPath: AnyKeyPath) -> ObservedProperty {
    entries.withLock { entries in
      if let property = Self.find(keyPath, in: &entries) { return property }
      let property = ObservedProperty()
      entries.append(Entry(path: SendableKeyPath(keyPath), property: property))
      isObserved.store(true, ordering: .releasing)
      return property
    }
  }

  private static func find(_ keyPath: AnyKeyPath, in entries: inout [Entry]) -> ObservedProperty? {
    for entry in entries where entry.keyPath === keyPath { return entry.property }
    guard let property = entries.first(where: { $0.keyPath == keyPath })?.property else { return nil }
    // The next look-up with this object finds it at once.
    if entries.count(where: { $0.property === property }) < mostKeyPaths {
      entries.append(Entry(path: SendableKeyPath(keyPath), property: property))
    }
    return property
  }

  /// Notifies the observers of a property that changed: when the current reduction has ended, or at once outside of
  /// one. The state of a store changes in reductions only, so a change of a copy of it notifies no observers.
  @usableFromInline
  func changed<Value>(_ change: ObservedChange, to value: Value, at place: UnsafeRawPointer?) {
    if let reduction = ReductionContext.currentReduction {
      guard reduction.isRecording else { return }
      isInStore.store(true, ordering: .relaxed)
      reduction.record(change, to: value, at: place)
    } else if !isInStore.load(ordering: .relaxed) {
      change.property.disarm()
      change.property.notify()
    }
  }

  /// Marks a keeper of this state whenever the state changes, as long as the keeper exists.
  func add(_ keeper: StateKeeper) {
    keepers.withLock { $0.own.add(keeper) }
    noteKeepers()
  }

  func remove(_ keeper: StateKeeper) { keepers.withLock { $0.own.remove(keeper) } }

  /// Marks a keeper of a part of the state, as long as the keeper exists: when the property changes that the part is
  /// read from, or whenever the state changes if that isn't known.
  func add(partOf keeper: StateKeeper) {
    let property = keeper.keyPath.map { ObjectIdentifier(self.property(at: $0)) }
    keepers.withLock { $0.parts[property, default: StateKeepers()].add(keeper) }
    noteKeepers()
  }

  /// Marks a keeper of a part of the state only when one of the properties changes.
  ///
  /// - Parameter properties: The properties that the part is read from. Those of other states are ignored.
  func narrow(_ keeper: StateKeeper, to properties: [ObservedProperty]) {
    let own = entries.withLock { entries in
      properties.filter { one in entries.contains { $0.property === one } }
    }
    guard !own.isEmpty else { return }
    keepers.withLock {
      $0.parts[nil]?.remove(keeper)
      for property in own { $0.parts[ObjectIdentifier(property), default: StateKeepers()].add(keeper) }
    }
  }

  private func noteKeepers() {
    hasKeepers.store(true, ordering: .relaxed)
    isObserved.store(true, ordering: .releasing)
  }

  /// The keepers of this state; `nil` if there have been none.
  var ownKeepers: StateKeepers? { hasKeepers.load(ordering: .relaxed) ? keepers.withLock(\.own) : nil }

  /// Notes that the state belongs to a store.
  func joinStore() { isInStore.store(true, ordering: .relaxed) }

  /// Notes the changes after `state` has replaced the observed state: those of the properties that observers have read,
  /// or may have read, with a different value.
  func replaced<State>(by state: UnsafePointer<State>, in reduction: ReductionContext) {
    if hasKeepers.load(ordering: .relaxed) { keepers.withLock(\.self).markAll(in: reduction) }
    for property in properties(differingFrom: state) { reduction.record(property) }
    recordWhole(in: reduction)
  }

  private func recordWhole(in reduction: ReductionContext) {
    if let whole = whole.withLock(\.self), whole.isArmed { reduction.record(whole) }
  }

  /// Notes that a state with other observers has taken the place of the observed one.
  func leave() {
    guard let reduction = ReductionContext.currentReduction, reduction.isRecording else { return }
    if hasKeepers.load(ordering: .relaxed) { keepers.withLock(\.self).markAll(in: reduction) }
    for property in armed { reduction.record(property) }
    recordWhole(in: reduction)
  }

  /// Returns the properties of which observers have read, or may have read, another value than that in `state`.
  func properties<State>(differingFrom state: UnsafePointer<State>) -> [ObservedProperty] {
    let read = armedEntries
    guard !read.isEmpty else { return [] }
    return ReductionContext.untracked {
      read.compactMap { entry in
        let keyPath = entry.keyPath as? PartialKeyPath<State>
        let isSame = keyPath.map { !entry.property.differs(from: state.pointee[keyPath: $0]) }
        return isSame == true ? nil : entry.property
      }
    }
  }

  private var armedEntries: [Entry] { entries.withLock(\.self).filter(\.property.isArmed) }

  /// Whether the state is so large that it shouldn't be copied to the stack.
  var isOfLargeState: Bool {
    func isLarge<State>(_: State.Type) -> Bool { _isLarge(State.self) }
    return armedEntries.contains { _openExistential(type(of: $0.keyPath).rootType, do: isLarge) }
  }

  /// The properties that may have observers.
  var armed: [ObservedProperty] { armedEntries.map(\.property) }

  /// The number of key paths that are known.
  var count: Int { entries.withLock(\.count) }
}
