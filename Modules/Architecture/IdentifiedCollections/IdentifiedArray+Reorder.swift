import Foundation
import OrderedCollections

// `reverse`, `shuffle` and `partition` are those of `MutableCollection`, which swap elements.
extension IdentifiedArray {
  /// Exchanges the elements at two positions.
  ///
  /// - Complexity: O(1)
  public mutating func swapAt(_ i: Int, _ j: Int) {
    _willMove()
    _dictionary.swapAt(i, j)
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument comes before its second.
  /// - Throws: The error of `areInIncreasingOrder`; all elements are then still present, in an unknown order.
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    let (ids, structureID) = (_dictionary.keys, _structureID)
    _willMove()
    try _dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
    if ids == _dictionary.keys { _structureID = structureID }
  }

  /// Moves the elements at some positions to a place between others, keeping their order.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements to move.
  ///   - destination: The position, before the move, in front of which they are put.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    _willMove()
    _dictionary.move(indices: source, to: destination)
  }

  /// Removes the elements at some positions.
  ///
  /// - Parameter offsets: The positions of the elements to remove.
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: IndexSet) {
    var position = -1
    removeAll { _ in
      position += 1
      return offsets.contains(position)
    }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func sort() { sort(by: <) }
}
