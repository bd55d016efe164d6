nonisolated extension View {
  /// Binds the place of the scroll view in this view: it scrolls to what the binding names, and the binding names what
  /// the user has scrolled to. In a list, scrolling by the user isn't told.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as for `scrollTo(_:anchor:)`.
  ///   - anchor: The place for the view; `nil` for the nearest, and to name the first that is visible.
  @MainActor public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    PositionedScrollView(content: self, place: id.wrappedValue) { id, proxy in
      if let id { proxy.scrollTo(id, anchor: anchor) }
    } report: { found in
      ScrollReport(anchor: anchor) {
        let new = $0.flatMap { $0.base as? ID }
        guard new != id.wrappedValue else { return }
        found.value = new
        id.wrappedValue = new
      }
    }
  }

  /// Binds the place of the scroll view in this view.
  ///
  /// - Parameters:
  ///   - position: The place, which says what the user has scrolled to as well.
  ///   - anchor: The place for views that it names; `nil` for the nearest.
  @MainActor public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    PositionedScrollView(content: self, place: position.wrappedValue) { position, proxy in
      guard let place = position.place else { return }
      guard case .view(let own) = place else { return proxy.scroll(to: place) }
      if let id = position.viewID { proxy.scroll(to: AnyHashable(id), own ?? anchor) }
    } report: { found in
      ScrollReport(anchor: anchor) { id in
        var new = position.wrappedValue
        new.userScrolled(to: id)
        guard new != position.wrappedValue else { return }
        found.value = new
        position.wrappedValue = new
      }
    }
  }

  /// Sets the part of the content that scroll views in this view show until the user scrolls.
  ///
  /// - Parameter anchor: The part; `nil` for the beginning.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }

  /// Sets the part of the content that scroll views in this view show for a purpose.
  ///
  /// - Parameters:
  ///   - anchor: The part; `nil` for the beginning.
  ///   - role: The purpose. Only ``ScrollAnchorRole/initialOffset`` has an effect.
  @ViewBuilder public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
  {
    if role == .initialOffset { defaultScrollAnchor(anchor) } else { self }
  }
}

/// The place at which the user has left a scroll view. To scroll there would move what the user sees.
@MainActor
private final class FoundPlace<Place> {
  var value: Place?

  nonisolated init() {}
}

/// A view with a scroll view whose place a binding names.
private nonisolated struct PositionedScrollView<Content: View, Place: Equatable>: View {
  @State private var found = FoundPlace<Place>()
  let content: Content
  let place: Place
  let scroll: (Place, ScrollViewProxy) -> Void
  let report: (FoundPlace<Place>) -> ScrollReport

  init(
    content: Content,
    place: Place,
    scroll: @escaping (Place, ScrollViewProxy) -> Void,
    report: @escaping (FoundPlace<Place>) -> ScrollReport
  ) {
    (self.content, self.place, self.scroll, self.report) = (content, place, scroll, report)
  }

  @MainActor var body: some View {
    ScrollViewReader { proxy in
      content
        .environment(\.scrollReport, report(found))
        .onChange(of: place, initial: true) { _, place in
          defer { found.value = nil }
          if found.value != place { scroll(place, proxy) }
        }
    }
  }
}

/// An action for the user's scrolling.
struct ScrollReport {
  /// The point of the scroll view's area whose view is told; `nil` for the first that is visible.
  let anchor: UnitPoint?
  /// Takes the identity of the view at the anchor; `nil` if there is none.
  let userScrolled: (AnyHashable?) -> Void
}

extension EnvironmentValues {
  private enum DefaultScrollAnchorKey: EnvironmentKey {
    static var defaultValue: UnitPoint? { nil }
  }

  private enum ScrollReportKey: EnvironmentKey {
    static var defaultValue: ScrollReport? { nil }
  }

  /// The part of the content that scroll views show until the user scrolls; `nil` for the beginning.
  var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }

  /// The action for the user's scrolling of the nearest scroll view.
  var scrollReport: ScrollReport? {
    get { self[ScrollReportKey.self] }
    set { self[ScrollReportKey.self] = newValue }
  }
}
