/// Somebody who is told of each reduction of a store: as long as this is kept.
final class StoreSubscription {
  /// Called after each reduction, when observers have been told.
  let didReduce: () -> Void
  /// Called when the store has been released.
  let didEnd: () -> Void

  init(didReduce: @escaping () -> Void, didEnd: @escaping () -> Void = {}) {
    self.didReduce = didReduce
    self.didEnd = didEnd
  }
}

struct WeakSubscription {
  weak var subscription: StoreSubscription?
}
