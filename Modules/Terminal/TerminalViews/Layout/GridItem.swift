/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``. Lengths are cells.
public struct GridItem: Hashable, Sendable {
  /// The length of a column or a row.
  public enum Size: Hashable, Sendable {
    /// Always the same.
    case fixed(Int)
    /// An equal part of the space.
    case flexible(minimum: Int = 1, maximum: Int = .infinity)
    /// As many as fit into an equal part of the space.
    case adaptive(minimum: Int, maximum: Int = .infinity)
  }

  public var size: Size
  public var spacing: Int?
  public var alignment: Alignment?

  /// - Parameters:
  ///   - size: The length.
  ///   - spacing: The number of empty cells to the next item.
  ///   - alignment: The position of a view in its cell.
  public init(_ size: Size = .flexible(), spacing: Int? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column or a row with its place.
struct GridTrack {
  var start: Int
  var length: Int
  var alignment: Alignment?

  /// Returns the columns or rows for some items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - length: The space for all of them.
  ///   - spacing: The empty cells between two, if an item doesn't say.
  static func all(_ items: [GridItem], in length: Int, spacing: Int) -> [GridTrack] {
    var tracks: [GridTrack] = []
    var start = 0
    var rest = length - items.dropLast().reduce(0) { $0 + ProposedSize.bounded($1.spacing ?? spacing) }
    for case .fixed(let length) in items.map(\.size) { rest -= ProposedSize.bounded(length) }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    for item in items {
      let gap = ProposedSize.bounded(item.spacing ?? spacing)
      let share = max(0, rest) / max(1, flexible)
      let lengths: [Int]
      switch item.size {
      case .fixed(let length): lengths = [ProposedSize.bounded(length)]
      case .flexible(let minimum, let maximum): lengths = [clamped(share, minimum, maximum)]
      case .adaptive(let minimum, let maximum):
        let count = max(1, (share + gap) / max(1, ProposedSize.bounded(minimum) + gap))
        let each = clamped((share - gap * (count - 1)) / count, minimum, maximum)
        lengths = Array(repeating: each, count: count)
      }
      if case .fixed = item.size {
      } else {
        rest -= lengths.reduce(gap * (lengths.count - 1), +)
        flexible -= 1
      }
      for length in lengths {
        tracks.append(GridTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
    }
    return tracks.isEmpty ? [GridTrack(start: 0, length: length)] : tracks
  }

  private static func clamped(_ length: Int, _ minimum: Int, _ maximum: Int) -> Int {
    let least = max(1, ProposedSize.bounded(minimum))
    return min(max(length, least), max(least, ProposedSize.bounded(maximum)))
  }
}
