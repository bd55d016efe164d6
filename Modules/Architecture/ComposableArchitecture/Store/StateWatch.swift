/// The keepers that are notified when the state of a core may have changed.
///
/// They are registered with the observers of the state. When another state replaces it, they are registered with that.
final class StateWatch<State, Action>: StateKeeper, StateKeeperOwner {
  private weak var core: StoreCore<State, Action>?
  private let reader: StateObserversReader<State>
  private var keepers = StateKeepers()
  private var observers: StateObservers?

  init(_ core: StoreCore<State, Action>, reader: StateObserversReader<State>) {
    self.core = core
    self.reader = reader
    super.init(reduction: core.reduction)
    owner = self
    observers = core.read(reader.observers)
  }

  func add(_ keeper: StateKeeper) {
    keepers.add(keeper)
    observers?.add(partOf: keeper)
  }

  /// Notifies a keeper only of changes of the properties that its part of the state is read from.
  func narrow(_ keeper: StateKeeper, to properties: [ObservedProperty]) {
    observers?.narrow(keeper, to: properties)
  }

  func refresh() {
    let found = core?.read(reader.observers)
    // The payload of an enum case without observers may have changed in place.
    guard found == nil || found !== observers else { return }
    observers = found
    for keeper in keepers.all {
      found?.add(partOf: keeper)
      keeper.owner?.refresh()
    }
  }
}
