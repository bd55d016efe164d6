/// How suspended work finds the observer it reports to.
package enum EffectParking {
  /// The observer of the task that is running, if anybody watches it.
  @TaskLocal package static var current: (any ParkingObserver)?
}
