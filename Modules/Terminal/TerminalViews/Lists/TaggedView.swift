nonisolated extension View {
  /// Sets the value that a selection has when this view is selected.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether a selection that may be `nil` can have the value, which it always can.
  public func tag(_ tag: some Hashable, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

/// A view with the value that a selection has when it is selected.
protocol TagCarrying {
  /// The value; `nil` for the view's ID.
  var tag: AnyHashable? { get }
}

nonisolated struct TaggedView<Content: View>: View, TagCarrying {
  let content: Content
  let tag: AnyHashable?

  @MainActor var body: some View { content }

  @MainActor func _collectRows(_ rows: inout _RowList) {
    rows.changed({ content._collectRows(&$0) }) { segment in
      let tag = tag
      segment.tag = { _ in tag }
      segment.makeSelectable()
    }
  }
}

extension View {
  /// Whether views of this type may carry a tag, themselves or in their bodies.
  nonisolated static var mayCarryTag: Bool {
    var seen: Set<ObjectIdentifier> = []
    return mayCarryTag(&seen)
  }

  /// Returns whether views of this type may carry a tag, themselves or in their bodies.
  ///
  /// - Parameter seen: The types that have been looked at.
  nonisolated static func mayCarryTag(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(Self.self)).inserted else { return false }
    if Self.self is any TagCarrying.Type { return true }
    if let wrapper = Self.self as? any ContentWrapper.Type { return wrapper.contentMayCarryTag(&seen) }
    return Body.self != Never.self && Body.mayCarryTag(&seen)
  }

  /// The tag of the view, or else of its body.
  var carriedTag: AnyHashable? {
    if let tagged = self as? any TagCarrying { return tagged.tag }
    guard Self.mayCarryTag else { return nil }
    return (self as? any ContentWrapper).map { $0.contentTag } ?? body.carriedTag
  }
}
