/// Two views with half of the space each, whatever is in them: one above the other, or side by side if that is wider
/// than high. With little space, one of them has all of it.
package struct HalvesLayout: Layout, GuidelessLayout {
  /// Whether the second view is shown if only one fits.
  let prefersSecond: Bool

  /// - Parameter prefersSecond: Whether the second view is shown if only one fits.
  package init(prefersSecond: Bool) { self.prefersSecond = prefersSecond }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  package func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
  {
    guard subviews.count == 2 else { return }
    let nothing = Rect(origin: bounds.origin, size: .zero)
    let areas: (Rect, Rect)
    if bounds.width >= 70 {
      let width = bounds.width / 2
      areas =
        bounds.height > 20
        ? Self.rows(bounds)
        : (
          Rect(x: bounds.minX, y: bounds.minY, width: width, height: bounds.height),
          Rect(x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
        )
    } else if bounds.height >= 14 {
      areas = Self.rows(bounds)
    } else {
      areas = prefersSecond ? (nothing, bounds) : (bounds, nothing)
    }
    for (subview, area) in zip(subviews, [areas.0, areas.1]) {
      subview.place(at: area.origin, proposal: ProposedViewSize(width: area.width, height: area.height))
    }
  }

  private static func rows(_ bounds: Rect) -> (Rect, Rect) {
    let height = (bounds.height + 1) / 2
    return (
      Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
      Rect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
    )
  }
}
