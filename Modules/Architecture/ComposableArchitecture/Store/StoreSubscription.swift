/// A subscription to the reductions of a store. It lasts as long as it is held.
final class StoreSubscription {
  /// Called after each reduction, once observers are notified.
  let didReduce: () -> Void
  /// Called when the core that it ends with is released.
  let didEnd: () -> Void

  init(didReduce: @escaping () -> Void, didEnd: @escaping () -> Void = {}) {
    self.didReduce = didReduce
    self.didEnd = didEnd
  }
}

struct WeakSubscription {
  weak var subscription: StoreSubscription?
}
