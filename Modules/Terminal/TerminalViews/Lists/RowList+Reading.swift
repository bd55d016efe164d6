import Foundation

extension _RowList {
  var count: Int { ends.last ?? 0 }

  /// Returns the segment of a row and the row's position in it. O(log *n*) in the number of segments.
  func locate(_ index: Int) -> (segment: Segment, position: Int)? {
    guard index >= 0, index < count else { return nil }
    var range = 0..<ends.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = index < ends[middle - 1] ? range.lowerBound..<middle : middle..<range.upperBound
    }
    let segment = segments[range.lowerBound]
    return (segment, index - (ends[range.lowerBound] - segment.count))
  }

  func id(_ index: Int) -> RowID? {
    locate(index).map { RowID(path: $0.segment.path, id: $0.segment.id($0.position)) }
  }

  func tag(_ index: Int) -> AnyHashable? { locate(index).flatMap { $0.segment.tag($0.position) } }

  func isSelectable(_ index: Int) -> Bool { locate(index)?.segment.isSelectable ?? false }

  /// Returns the index of the row with an ID. It searches outward from `index`, where the row usually is.
  func index(of id: RowID, near index: Int) -> Int? {
    let count = count
    for distance in 0..<max(count, 1) {
      if index - distance >= 0, index - distance < count, self.id(index - distance) == id {
        return index - distance
      }
      if distance > 0, index + distance < count, self.id(index + distance) == id { return index + distance }
      if index - distance < 0, index + distance >= count { break }
    }
    return nil
  }

  /// Returns the index of the row with a tag, or else with an ID in a `ForEach`. The tag of a row needn't be optional
  /// if the value is.
  func index(ofTag tag: AnyHashable) -> Int? {
    let index = (0..<count).first { self.tag($0) == tag } ?? (0..<count).first { id($0)?.id == tag }
    return index ?? (tag.base as? any OptionalTag)?.value.flatMap { self.index(ofTag: $0) }
  }

  /// Returns the index of the row with an identity that a view in it has set, or of the first row of the element of a
  /// `ForEach`.
  func index(ofIdentity identity: AnyHashable) -> Int? {
    let element = segments.indices.first {
      segments[$0].count > 0 && segments[$0].elementIDs.contains(identity)
    }
    if let element { return ends[element] - segments[element].count }
    return (0..<count).first { index in
      contents(of: index).contains { $0.id(0) == identity }
    }
  }

  /// Returns what the view of a row says about itself.
  private func contents(of index: Int) -> [Segment] {
    guard let place = locate(index) else { return [] }
    var inner = _RowList()
    place.segment.view(place.position)._collectRows(&inner)
    return inner.segments
  }

  /// Returns the view of a row.
  func view(_ index: Int) -> any View {
    locate(index).map { $0.segment.view($0.position) } ?? EmptyView()
  }

  /// Returns the values that a row has for the container around.
  func containerValues(_ index: Int) -> ContainerValues {
    var values = ContainerValues()
    guard let place = locate(index) else { return values }
    values.tag = place.segment.tag(place.position)
    for segment in contents(of: index) + [place.segment] {
      for set in segment.containerValues { set(&values) }
    }
    return values
  }

  /// Returns the indices of the rows that are deleted and moved together with one, as elements of the same collection.
  func indices(editedWith index: Int) -> Range<Int> {
    guard let place = locate(index) else { return 0..<0 }
    guard let path = place.segment.element?.path else {
      return index - place.position..<index - place.position + place.segment.count
    }
    let isIn = { (index: Int) in locate(index)?.segment.element?.path == path }
    var range = index..<index + 1
    while isIn(range.lowerBound - 1) { range = range.lowerBound - 1..<range.upperBound }
    while isIn(range.upperBound) { range = range.lowerBound..<range.upperBound + 1 }
    return range
  }

  /// Returns the segment of a row, with what the view of the row says about editing, and the position of the row's element.
  func editing(_ index: Int) -> (segment: Segment, position: Int)? {
    guard var place = locate(index) else { return nil }
    place.position = place.segment.element?.position ?? place.position
    guard place.segment.onDelete != nil || place.segment.onMove != nil else { return place }
    let contents = contents(of: index)
    if place.segment.isDeleteDisabled || contents.contains(where: \.isDeleteDisabled) {
      place.segment.onDelete = nil
    }
    if place.segment.isMoveDisabled || contents.contains(where: \.isMoveDisabled) {
      place.segment.onMove = nil
    }
    return place
  }
}

/// The identity of a row in a list.
struct RowID: Hashable {
  let path: [Int]
  let id: AnyHashable?
}

/// A tag that is optional.
@MainActor
private protocol OptionalTag {
  var value: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var value: AnyHashable? { map { AnyHashable($0) } }
}
