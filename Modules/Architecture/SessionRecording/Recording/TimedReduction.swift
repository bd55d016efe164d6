import ComposableArchitecture
import Foundation

/// A kept reduction, and its time.
public struct TimedReduction<State, Action> {
  /// The reduction, with the states around it.
  public var reduction: StoreReduction<State, Action>
  /// When it happened.
  public var time: Date

  /// - Parameters:
  ///   - reduction: The reduction, of an observer that compares states.
  ///   - time: When it happened.
  public init(_ reduction: StoreReduction<State, Action>, at time: Date) {
    self.reduction = reduction
    self.time = time
  }
}
