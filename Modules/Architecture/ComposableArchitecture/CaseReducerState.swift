/// The state of a ``CaseReducer``, which leads back to the reducer, so that `ifLet` and `forEach` need no other.
public protocol CaseReducerState: _SelfReducingState {
  /// The enum of reducers that this is the state of.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
