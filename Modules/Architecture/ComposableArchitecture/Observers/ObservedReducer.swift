import Platform
import Sharing

extension Reducer {
  /// Notifies `observer` of each action of this reducer, of its reduction, and of its effects.
  ///
  /// Around the reducer of a store, the observer sees everything; around a child's, the child.
  /// A reducer without an observer pays nothing.
  ///
  /// - Parameter observer: The observer.
  public func observed(by observer: some StoreObserver) -> _ComposedReducer<State, Action> {
    _ComposedReducer {
      let base = _resolve()
      return _ReducerNode { state, action in
        let context = EffectfulReduction.running
        let number = context?.number ?? UniqueNumber.next()
        context?.number = number
        observer.willReduce(action)
        // Shared values in the state before differ from those in the state after only if they are tracked.
        let tracker = observer.comparesStates ? SharedChangeTracker(within: .current) : nil
        let references = observer.comparesStates ? SharedReferences.current : nil
        // References that the reduction makes are in its values, even if it doesn't keep them.
        let kept = references?.keep()
        defer { withExtendedLifetime(kept) {} }
        let before = references?.moment
        let old = observer.comparesStates ? state : nil
        let start = ContinuousClock.now
        let effect = tracker.tracking { base.reduce(into: &state, action: action) }
        let duration = start.duration(to: .now)
        let moments = references.map { references in
          // References that the reduction has made have no value before it but that before their first change.
          var old = references.moment
          if let before { old.merge(before) }
          if let tracker { old.merge(tracker.momentBefore) }
          // What isn't a change by the reduction belongs to the time after it.
          var new = old
          if let tracker { new.merge(tracker.moment) }
          return (old: old, new: new)
        }
        tracker.asserting(at: moments?.new) {
          let reduction = StoreReduction(
            id: number,
            action: action,
            cause: ActionCause(context?.sender),
            duration: duration,
            states: old.map { ($0, state) },
            sharedValues: references.flatMap { references in
              moments.map { (references.values(at: $0.old), references.values(at: $0.new)) }
            },
            sharedMoments: moments
          )
          observer.didReduce(reduction)
        }
        return effect.isNone ? effect : effect.observed(by: observer)
      }
    }
  }
}

extension SharedChangeTracker? {
  fileprivate func tracking<R>(_ body: () -> R) -> R {
    map { withSharedChangeTracking($0, operation: body) } ?? body()
  }

  fileprivate func asserting(at moment: SharedMoment?, _ body: () -> Void) {
    if let self { self.assert(at: moment, body) } else { body() }
  }
}
