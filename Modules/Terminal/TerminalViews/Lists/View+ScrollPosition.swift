extension View {
  /// Scrolls the scroll view or the list in this view to what a binding names, whenever it names another view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as for `scrollTo(_:anchor:)`. Scrolling by the user doesn't change it.
  ///   - anchor: The place for the view; `nil` for the nearest.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollViewReader { proxy in
      onChange(of: id.wrappedValue, initial: true) { _, id in
        if let id { proxy.scrollTo(id, anchor: anchor) }
      }
    }
  }

  /// Sets the part of the content that scroll views in this view show until the user scrolls.
  ///
  /// - Parameter anchor: The part; `nil` for the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
}

extension EnvironmentValues {
  private enum DefaultScrollAnchorKey: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
  }

  /// The part of the content that scroll views show until the user scrolls; `nil` for the beginning.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
}
