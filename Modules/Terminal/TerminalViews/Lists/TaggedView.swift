nonisolated extension View {
  /// Sets the value that a selection has when this view is selected.
  ///
  /// - Parameter tag: The value.
  public func tag(_ tag: some Hashable) -> some View { TaggedView(content: self, tag: AnyHashable(tag)) }
}

/// A view with the value that a selection has when it is selected, or a view around one.
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
      segment.isSelectable = true
    }
  }
}

extension View {
  /// Whether views of this type may carry a tag, themselves or in their bodies.
  static var mayCarryTag: Bool {
    Self.self is any TagCarrying.Type || (Body.self != Never.self && Body.mayCarryTag)
  }

  /// The tag of the view, or else of its body.
  var carriedTag: AnyHashable? {
    if let tagged = self as? any TagCarrying { return tagged.tag }
    return Self.mayCarryTag ? body.carriedTag : nil
  }
}

// The tag of an element is found without collecting its rows.
extension AnimatedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension BorderedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension ChangeView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension EnvironmentView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension EquatableView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension FilledView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension FixedSizeView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension FocusedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension FramedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension HiddenView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension IdentifiedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension KeyView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension LayeredView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension LifecycleView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension MaskedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension MeasuredView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension OffsetView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension PaddedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension PreferenceLayers: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension PreferenceReader: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension PreferringView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension PrioritizedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension RowBackgroundView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension ShadedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension SheetView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension SpokenView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension TapView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension TintedView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension ToolbarView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
extension TranslucentView: TagCarrying where Content: TagCarrying { var tag: AnyHashable? { content.tag } }
