/// A view around another one. In a list it is the rows of that one, with their tags.
protocol ContentWrapper: RowContainer, View {
  associatedtype Content: View

  /// The view within.
  var content: Content { get }
}

extension ContentWrapper {
  /// Whether the view within is one of any type, perhaps with modifiers.
  nonisolated static var isAroundAnyView: Bool { Content.isAnyView }

  nonisolated static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool { Content.mayBeRows(&seen) }

  nonisolated static func contentMayCarryTag(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    Content.mayCarryTag(&seen)
  }
  var contentTag: AnyHashable? { content.carriedTag }
}

extension ContainerValueView: ContentWrapper {}
extension EnvironmentView: ContentWrapper {}
extension EquatableView: ContentWrapper {}
extension Group: ContentWrapper {}
extension IdentifiedView: ContentWrapper {}
extension RefreshableView: ContentWrapper {}
extension SheetView: ContentWrapper {}
extension TaggedView: ContentWrapper {}

extension ModifiedContent: ContentWrapper {
  /// Returns whether the content or the body of the modifier may be several rows, or none.
  nonisolated static func isRows(_ seen: inout Set<ObjectIdentifier>) -> Bool {
    Content.mayBeRows(&seen) || Modifier.Body.mayBeRows(&seen)
  }
}

/// A view that changes how another one looks or acts. Around several rows of a list, there is one around each of them, or
/// one beside them.
protocol RowModifier: ContentWrapper {
  associatedtype Row: View

  /// Whether several rows are changed together, and not each of them.
  static var actsOnce: Bool { get }

  /// Whether the headline and the footer of a section are changed, too.
  static var changesMargins: Bool { get }

  /// Returns this view around one of several rows.
  func around(_ row: AnyView) -> Row
}

extension RowModifier {
  static var actsOnce: Bool { false }
  static var changesMargins: Bool { true }

  func _collectRows(_ rows: inout _RowList) { collectAround(&rows) }

  /// Appends the rows of the view within, each with the change.
  func collectAround(_ rows: inout _RowList) {
    rows.append(
      self,
      around: content,
      actsOnce: Self.actsOnce,
      changesMargins: Self.changesMargins,
      each: around
    )
  }
}
