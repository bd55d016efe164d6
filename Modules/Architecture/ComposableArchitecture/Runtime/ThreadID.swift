#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells threads apart.
enum ThreadID {
  static var current: UInt {
    #if canImport(Darwin) || canImport(Musl)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
