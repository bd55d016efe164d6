import Foundation

/// The identity of a thread.
@usableFromInline
package enum ThreadID {
  /// The identity of the current thread, unique among those that run. Never 0.
  @inlinable
  package static var current: UInt {
    #if canImport(Darwin) || canImport(Musl)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
