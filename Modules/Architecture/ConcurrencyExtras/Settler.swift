/// An object that can bring work to rest.
package protocol Settler: AnyObject, Sendable {
  /// Runs everything that can run until it is quiet.
  ///
  /// A `TestClock` calls this between the steps of an advance, from outside the observed work.
  func settle() async
}
