import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets.
  ///
  /// - Parameter offsets: The offsets.
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets to a place between others, keeping their order.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset, before the move, in front of which they are put.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains)
    let rest = { (range: Range<Int>) in range.filter { !source.contains($0) } }
    let place = Swift.min(Swift.max(0, destination), elements.count)
    let order = rest(0..<place) + moved + rest(place..<elements.count)
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
