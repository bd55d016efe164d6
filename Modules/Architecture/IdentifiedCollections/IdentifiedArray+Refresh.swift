#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension IdentifiedArray {
  /// Makes an array with the structure of another hold what the other holds, in storage of its own.
  ///
  /// An element that is the other's, bit for bit, is the same value, and is left alone: nothing is retained or
  /// released for it. So this is far cheaper than to copy the other array, where the two differ little.
  ///
  /// - Parameter other: An array, such as one that this one was a copy of.
  /// - Returns: Whether the two are the same now. If not, nothing has changed.
  /// - Complexity: O(*n*), a comparison of memory.
  package mutating func _refresh(to other: Self) -> Bool {
    guard _structureID == other._structureID, count == other.count else { return false }
    return other._dictionary.values.withUnsafeBufferPointer { new in
      guard let differences = _dictionary.values.withUnsafeBufferPointer({ $0._differences(from: new) })
      else { return false }
      guard !differences.isEmpty else { return true }
      _dictionary.values.withUnsafeMutableBufferPointer { old in
        for position in differences { old[position] = new[position] }
      }
      return true
    }
  }
}

extension UnsafeBufferPointer {
  /// Where two buffers of one size differ in their bits; `nil` if that is in many places.
  package func _differences(from other: Self) -> [Int]? {
    guard let old = baseAddress, let new = other.baseAddress, old != new else { return [] }
    let stride = MemoryLayout<Element>.stride
    let block = Swift.max(1, 1_024 / Swift.max(1, stride))
    var differences = Differences(old: old, new: new, stride: stride, most: 8 + count / 4)
    for start in Swift.stride(from: 0, to: count, by: block) {
      guard differences.find(in: start..<Swift.min(start + block, count)) else { return nil }
    }
    return differences.positions
  }
}

/// Compares elements by their bits.
private struct Differences {
  let old: UnsafeRawPointer
  let new: UnsafeRawPointer
  let stride: Int
  let most: Int
  var positions: [Int] = []

  /// Halves the range until what differs is found: a comparison of memory ends at the first difference.
  ///
  /// - Returns: Whether it is all there; `false` if there is more than ``most``.
  mutating func find(in range: Range<Int>) -> Bool {
    let start = range.lowerBound * stride
    guard memcmp(old + start, new + start, range.count * stride) != 0 else { return true }
    guard range.count > 1 else {
      positions.append(range.lowerBound)
      return positions.count <= most
    }
    let middle = range.lowerBound + range.count / 2
    return find(in: range.lowerBound..<middle) && find(in: middle..<range.upperBound)
  }
}
