/// The position of the views of a column of a grid.
enum GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The position of a view in its cell.
enum GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The directions in which a view doesn't make a grid larger.
enum GridUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

nonisolated extension View {
  /// Sets the horizontal position of all views in the column of this one in a ``Grid``.
  ///
  /// - Parameter guide: The position.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Sets the position of this view in its cell of a ``Grid``.
  ///
  /// - Parameter anchor: The position.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Keeps this view from making a ``Grid`` larger.
  ///
  /// - Parameter axes: The directions.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxes.self, value: axes)
  }
}

extension UnitPoint {
  /// The nearest alignment.
  var alignment: Alignment {
    Alignment(
      horizontal: x < 0.25 ? .leading : x > 0.75 ? .trailing : .center,
      vertical: y < 0.25 ? .top : y > 0.75 ? .bottom : .center
    )
  }
}
