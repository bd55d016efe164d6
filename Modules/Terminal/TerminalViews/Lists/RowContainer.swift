/// A view that may be several rows of a list, or none.
protocol RowContainer {
  /// Whether views of this type are several rows, or none.
  static var isRows: Bool { get }
}

extension RowContainer {
  static var isRows: Bool { true }
}

nonisolated extension View {
  /// Whether views of this type, or their bodies, may be several rows of a list, or none.
  static var mayBeRows: Bool {
    if let container = Self.self as? any RowContainer.Type { return container.isRows }
    return Body.self != Never.self && Body.mayBeRows
  }
}

extension ArrayContent: RowContainer {}
extension EditableContent: RowContainer {}
extension EmptyView: RowContainer {}
extension ForEach: RowContainer where Content: View {}
extension Optional: RowContainer where Wrapped: View {}
extension OutlineGroup: RowContainer {}
extension Section: RowContainer {}
extension SubviewsCollection: RowContainer {}
extension TupleView: RowContainer {}

extension ConditionalContent: RowContainer { static var isRows: Bool { First.mayBeRows || Second.mayBeRows } }

// A modifier applies to each row.
extension AnimatedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension BorderedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension ChangeView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension ContainerValueView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension DestinationView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension EnvironmentView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension EquatableView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension FilledView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension FixedSizeView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension FocusedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension FramedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension GestureView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension Group: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension HiddenView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension HoverView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension IdentifiedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension KeyView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension LayeredView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension LifecycleView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension MaskedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension MeasuredView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension OffsetView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PaddedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PhasedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PreferenceLayers: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PreferenceReader: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PreferringView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension PrioritizedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension RowBackgroundView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension ShadedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension SheetView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension SpokenView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension TaggedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension TapView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension TintedView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension ToolbarView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
extension TranslucentView: RowContainer { static var isRows: Bool { Content.mayBeRows } }
