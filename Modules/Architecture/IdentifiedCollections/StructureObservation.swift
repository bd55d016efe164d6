import Platform

/// The structure observer of the current thread.
package enum StructureObservation {
  private static let observers = ThreadLocal<AnyObject>()

  static var observer: (any StructureObserver)? { observers.current as? any StructureObserver }

  /// Makes `observer` that of the thread while `body` runs.
  package static func run<R>(_ observer: any StructureObserver, _ body: () -> R) -> R {
    observers.withValue(observer, operation: body)
  }
}
