import Foundation

/// The process's heap memory in use.
enum Heap {
  /// The number of bytes in use; `nil` if the system doesn't report it.
  static var bytesInUse: Double? {
    #if canImport(Darwin)
      Double(mstats().bytes_used)
    #else
      statistics.flatMap(bytesInUse(in:))
    #endif
  }

  #if !canImport(Darwin)
    /// The output of `malloc_info`. The function is looked up by name because Swift doesn't import `malloc.h`.
    private static var statistics: String? {
      guard let symbol = dlsym(nil, "malloc_info") else { return nil }
      // The parameters and the result are those of malloc_info(3).
      let writeStatistics = unsafeBitCast(
        symbol,
        to: (@convention(c) (CInt, UnsafeMutableRawPointer) -> CInt).self
      )
      var text: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let stream = open_memstream(&text, &size) else { return nil }
      let status = writeStatistics(0, UnsafeMutableRawPointer(stream))
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return String(cString: text)
    }

    /// Returns the memory obtained from the system, minus the allocator's free memory. The totals are at the end.
    private static func bytesInUse(in statistics: String) -> Double? {
      guard let system = size("<system type=\"current\"", in: statistics),
        let mapped = size("<total type=\"mmap\"", in: statistics),
        let fast = size("<total type=\"fast\"", in: statistics),
        let free = size("<total type=\"rest\"", in: statistics)
      else { return nil }
      return system + mapped - fast - free
    }

    private static func size(_ element: String, in statistics: String) -> Double? {
      guard let start = statistics.range(of: element, options: .backwards),
        let size = statistics.range(of: "size=\"", range: start.upperBound..<statistics.endIndex)
      else { return nil }
      return Double(statistics[size.upperBound...].prefix { $0.isNumber })
    }
  #endif
}
