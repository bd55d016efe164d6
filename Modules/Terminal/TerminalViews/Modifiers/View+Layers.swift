nonisolated extension View {
  /// Places a view behind this one.
  ///
  /// - Parameters:
  ///   - background: The view behind this one.
  ///   - alignment: The position of the view behind this one.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: background, alignment: alignment, isBehind: true)
  }

  /// Places a view in front of this one.
  ///
  /// - Parameters:
  ///   - overlay: The view in front of this one.
  ///   - alignment: The position of the view in front of this one.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, other: overlay, alignment: alignment, isBehind: false)
  }
}
