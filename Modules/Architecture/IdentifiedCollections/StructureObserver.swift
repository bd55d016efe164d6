#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Is told before elements leave an identified array, as long as it is the observer of the thread.
package protocol StructureObserver: AnyObject {
  /// Called before elements are removed from `array`, or replaced.
  func willRemoveElements<ID: Hashable, Element>(from array: IdentifiedArray<ID, Element>)
}

/// The structure observer of the current thread.
package enum StructureObservation {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var observer: (any StructureObserver)? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? any StructureObserver
  }

  /// Makes `observer` that of the thread while `body` runs.
  package static func run<R>(_ observer: any StructureObserver, _ body: () -> R) -> R {
    let previous = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged<AnyObject>.passUnretained(observer).toOpaque())
    defer { pthread_setspecific(key, previous) }
    return body()
  }
}

extension IdentifiedArray {
  /// Tells the observer of the thread, if there is one, that elements are about to leave.
  @usableFromInline
  func _willRemoveElements() {
    StructureObservation.observer?.willRemoveElements(from: self)
  }
}
