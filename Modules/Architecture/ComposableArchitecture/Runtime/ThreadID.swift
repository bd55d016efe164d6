#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells threads apart.
enum ThreadID {
  static var current: UInt { UInt(bitPattern: pthread_self().hashValue) }
}
