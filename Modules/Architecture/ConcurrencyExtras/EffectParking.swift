/// The link from suspended work to its observer.
package enum EffectParking {
  /// The observer of the task that is running, if there is one.
  @TaskLocal package static var current: (any ParkingObserver)?
}
