import Foundation

/// An arrangement of views.
///
/// ```swift
/// /// Each view one column further to the right than the one above it.
/// struct Stairs: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     let widths = sizes.enumerated().map { CGFloat($0.offset) + $0.element.width }
///     return CGSize(width: widths.max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var point = bounds.origin
///     for subview in subviews {
///       subview.place(at: point, proposal: .unspecified)
///       point.x += 1
///       point.y += subview.sizeThatFits(.unspecified).height
///     }
///   }
/// }
///
/// Stairs { Text("a"); Text("b") }
/// ```
///
/// Lengths are cells, to the nearest. A layout may also have a ``Size`` and place its views in a ``Rect``.
@MainActor
public protocol Layout {
  typealias Subviews = LayoutSubviews

  /// The type of the values that are kept until the layout has other views.
  associatedtype Cache = Void

  /// The type of sizes: `CGSize` or ``Size``.
  associatedtype _Extent: _LayoutExtent

  /// The properties of the arrangement.
  static var layoutProperties: LayoutProperties { get }

  /// Returns the initial cache.
  ///
  /// - Parameter subviews: The views.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the layout or its views have changed. By default, it is made again.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - subviews: The views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the arrangement.
  ///
  /// - Parameters:
  ///   - proposal: The size offered by the container.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> _Extent

  /// Places each of the views.
  ///
  /// - Parameters:
  ///   - bounds: The area of the arrangement, in cells of the screen.
  ///   - proposal: The size offered by the container.
  ///   - subviews: The views.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Returns the column at which the views around align the arrangement; `nil` for that of the views in it.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the row at which the views around align the arrangement; `nil` for that of the views in it.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }

  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: _Extent._Bounds,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    nil
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

nonisolated extension Layout {
  /// Returns the views in this arrangement.
  ///
  /// - Parameter content: The views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedView(layout: self, content: content())
  }
}
