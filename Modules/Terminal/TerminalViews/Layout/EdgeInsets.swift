/// Distances from the four edges, in cells.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Int
  public var leading: Int
  public var bottom: Int
  public var trailing: Int

  /// - Parameters:
  ///   - top: Rows from the top.
  ///   - leading: Columns from the left.
  ///   - bottom: Rows from the bottom.
  ///   - trailing: Columns from the right.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets as far as they can be laid out. Negative ones extend a view.
  var bounded: EdgeInsets {
    func bounded(_ length: Int) -> Int {
      min(max(-ProposedSize.unbounded, length), ProposedSize.unbounded)
    }
    return EdgeInsets(
      top: bounded(top),
      leading: bounded(leading),
      bottom: bounded(bottom),
      trailing: bounded(trailing)
    )
  }
}
