/// A wrapper of a shared value of any type.
package protocol SharedWrapper {
  /// The identity of the reference.
  var referenceObject: AnyObject { get }
}

extension Shared: SharedWrapper {
  package var referenceObject: AnyObject { reference }
}
