/// An object with the dependencies of its creation, which `withDependencies` keeps until the object is released.
package protocol DependencyOwner: AnyObject {}

extension DependencyOwner {
  /// Removes the object's dependencies. Called in the object's `deinit`.
  package nonisolated func forgetDependencies() { DependencyObjects.forget(ObjectIdentifier(self)) }
}
