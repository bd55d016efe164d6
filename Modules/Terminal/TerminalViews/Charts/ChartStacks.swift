/// The ends of bars and areas that are on top of each other.
struct ChartStacks {
  /// The lengths at a position, above and below zero.
  private typealias Sum = (up: Double, down: Double)

  /// The bars or areas that are one stack.
  private struct Key: Hashable {
    let kind: ChartMark.Kind
    let place: ChartValue
    let group: ChartValue?
  }

  private var totals: [Key: Sum] = [:]
  private var ends: [Key: Sum] = [:]

  /// Returns marks in which each bar and area has both ends.
  static func resolve(_ marks: [ChartMark]) -> [ChartMark] {
    var stacks = ChartStacks()
    for mark in marks {
      guard let (key, length) = stacks.part(mark) else { continue }
      Self.add(length, &stacks.totals[key, default: (0, 0)])
    }
    return marks.map { stacks.stacked($0) }
  }

  /// Returns the stack and the length of a mark; `nil` if it isn't stacked.
  private func part(_ mark: ChartMark) -> (Key, Double)? {
    let (place, length) = mark.isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
    guard mark.kind == .bar || mark.kind == .area, mark.xStart == nil, mark.yStart == nil, let place,
      case .number = length, let length = length?.number
    else { return nil }
    return (Key(kind: mark.kind, place: place, group: mark.position), length)
  }

  @discardableResult
  private static func add(_ length: Double, _ sum: inout Sum) -> (start: Double, end: Double) {
    if length < 0 {
      defer { sum.down += length }
      return (sum.down, sum.down + length)
    }
    defer { sum.up += length }
    return (sum.up, sum.up + length)
  }

  private mutating func stacked(_ mark: ChartMark) -> ChartMark {
    guard let (key, length) = part(mark) else { return mark }
    var (start, end) = (0.0, length)
    if mark.stacking != .unstacked { (start, end) = Self.add(length, &ends[key, default: (0, 0)]) }
    let total = totals[key, default: (0, 0)]
    let size = total.up - total.down
    if mark.stacking == .center { (start, end) = (start - size / 2, end - size / 2) }
    if mark.stacking == .normalized, size > 0 { (start, end) = (start / size, end / size) }
    var mark = mark
    if mark.isHorizontal {
      (mark.xStart, mark.x) = (.number(start), .number(end))
    } else {
      (mark.yStart, mark.y) = (.number(start), .number(end))
    }
    return mark
  }
}
