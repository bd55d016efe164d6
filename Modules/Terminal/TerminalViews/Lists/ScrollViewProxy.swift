/// A means to scroll the scroll views and lists in a ``ScrollViewReader``.
@MainActor
public struct ScrollViewProxy {
  @MainActor
  final class Reader {
    weak var node: _AnyNode?
  }

  let reader: Reader

  /// Scrolls to a view, once what has changed is on the screen.
  ///
  /// - Parameters:
  ///   - id: The identity of the view: that of ``View/id(_:)``, its ID in a `ForEach`, or the tag of a row.
  ///   - anchor: The place for the view; `nil` for the nearest.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    scroll(to: AnyHashable(id), anchor)
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    reader.node?.graph.afterFrame { [weak node = reader.node] in
      node?.scrollWithin { $0.scroll(to: id, anchor) }
    }
  }

  func scroll(to place: ScrollPosition.Place) {
    reader.node?.graph.afterFrame { [weak node = reader.node] in
      node?.scrollWithin { $0.scroll(to: place) }
    }
  }
}
