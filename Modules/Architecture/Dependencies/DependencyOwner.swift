/// An object for which `withDependencies` keeps the dependencies that it was made with, until it is released.
package protocol DependencyOwner: AnyObject {}

extension DependencyOwner {
  /// Forgets the object's dependencies. It is called in the object's `deinit`.
  package nonisolated func forgetDependencies() { DependencyObjects.forget(ObjectIdentifier(self)) }
}
