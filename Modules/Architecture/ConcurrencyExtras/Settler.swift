/// An object that can bring work to rest.
package protocol Settler: AnyObject, Sendable {
  /// Runs everything that can run until it is quiet.
  ///
  /// A `TestClock` calls this between the steps of an advance, from outside the observed work.
  func settle() async

  /// Notes that a test moves a clock's time for the work, until ``endMove()``.
  func beginMove()

  /// Notes that a clock's time doesn't move any longer.
  func endMove()
}

extension Settler {
  package func beginMove() {}
  package func endMove() {}
}
