/// The size offered by a container: a number of cells, or `nil` for the content's ideal size.
struct ProposedSize: Hashable {
  var width: Int?
  var height: Int?

  /// Larger than any screen, yet small enough that sums don't overflow.
  static let unbounded = 1 << 24

  init(width: Int?, height: Int?) {
    self.width = width.map(Self.bounded)
    self.height = height.map(Self.bounded)
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// Returns a length as far as it can be laid out.
  static func bounded(_ length: Int) -> Int { min(max(0, length), unbounded) }

  /// Returns a position, which may be outside of a view, as far as it can be laid out.
  static func boundedPosition(_ position: Int) -> Int { max(-unbounded, min(position, unbounded)) }

  static let unspecified = ProposedSize(width: nil, height: nil)

  func inset(_ columns: Int, _ rows: Int) -> ProposedSize {
    ProposedSize(width: width.map { $0 - columns }, height: height.map { $0 - rows })
  }
}
