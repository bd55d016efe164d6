/// An object for which `withDependencies` keeps the dependencies that it was made with, until it is released.
package protocol DependencyOwner: AnyObject {}

extension DependencyOwner {
  /// Removes the object's dependencies. Called in the object's `deinit`.
  package nonisolated func forgetDependencies() { DependencyObjects.forget(ObjectIdentifier(self)) }
}
