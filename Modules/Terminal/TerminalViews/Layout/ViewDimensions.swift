import Foundation

/// The size of a view in cells, with the positions at which it is aligned.
public struct ViewDimensions: Hashable, Sendable {
  private let size: Size
  private let guides: [AlignmentKey: Int]

  init(_ size: Size, guides: [AlignmentKey: Int] = [:]) { (self.size, self.guides) = (size, guides) }

  /// The number of columns.
  public var width: CGFloat { CGFloat(size.width) }
  /// The number of rows.
  public var height: CGFloat { CGFloat(size.height) }

  /// The column at which the view is aligned, from its left.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    CGFloat(guides[.horizontal(guide)] ?? guide.position(in: size))
  }

  /// The row at which the view is aligned, from its top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    CGFloat(guides[.vertical(guide)] ?? guide.position(in: size))
  }

  /// The column that a view within sets for an alignment; `nil` if none does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides[.horizontal(guide)].map { CGFloat($0) }
  }

  /// The row that a view within sets for an alignment; `nil` if none does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides[.vertical(guide)].map { CGFloat($0) }
  }
}
