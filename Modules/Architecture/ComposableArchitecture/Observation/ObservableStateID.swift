/// The identity of an observable state.
public struct ObservableStateID: Hashable, Sendable {
  let base: UInt64
  /// Whether the changes within the state have their own observers, as those of an alert have not.
  let observesChanges: Bool
  /// The observers of the state, if it's an observable struct. They take no part in comparing.
  let observers: StateObservers?
  /// Which cases of which enums lie above the state that has the identity.
  private var tags: [Int] = []

  init(base: UInt64, observesChanges: Bool = true, observers: StateObservers? = nil) {
    self.base = base
    self.observesChanges = observesChanges
    self.observers = observers
  }

  /// A new identity.
  public init() { self.init(base: UniqueNumber.next()) }

  /// The identity of a value without one, such as an enum's case without a payload.
  public static let _$inert = ObservableStateID(base: 0, observesChanges: false)

  /// The identity of a state.
  public static func _$id(for value: some ObservableState) -> Self { value._$id }

  /// The identity as that of an enum which is in its case number `tag`.
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
