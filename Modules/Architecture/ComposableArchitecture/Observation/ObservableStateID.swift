import Platform

/// The identity of an observable state.
public struct ObservableStateID: Hashable, Sendable {
  let base: UInt64
  /// Whether changes within the state have their own observers. Those of an alert don't.
  let observesChanges: Bool
  /// The observers of the state, if it's an observable struct. They are ignored in comparisons.
  let observers: StateObservers?
  /// The cases of the enums around the state.
  private var tags: [Int] = []

  init(base: UInt64, observesChanges: Bool = true, observers: StateObservers? = nil) {
    self.base = base
    self.observesChanges = observesChanges
    self.observers = observers
  }

  /// Creates a new identity.
  public init() { self.init(base: UniqueNumber.next()) }

  /// The identity of a value without one, such as an enum's case without a payload.
  public static let _$inert = ObservableStateID(base: 0, observesChanges: false)

  /// Returns the identity of a state.
  public static func _$id(for value: some ObservableState) -> Self { value._$id }

  /// Returns the identity for an enum in its case number `tag`.
  public func _$tag(_ tag: Int) -> Self {
    var id = self
    id.tags.append(tag)
    return id
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.base == rhs.base && lhs.tags == rhs.tags }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(tags)
  }
}
