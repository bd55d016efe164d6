/// Changes that a view makes to the style of its text.
struct TextStyling: Hashable {
  var foreground: Color?
  var background: Color?
  var attributes: CellStyle.Attributes = []
  /// The attributes of the surrounding views that the text doesn't have.
  var removed: CellStyle.Attributes = []
  var link: String?

  mutating func add(_ font: Font) {
    attributes.formUnion(font.attributes)
    if font.isAccented, foreground == nil { foreground = .accentColor }
  }

  mutating func add(_ weight: Font.Weight) {
    attributes.subtract([.bold, .dim])
    attributes.formUnion(weight.attributes)
    removed.formUnion([.bold, .dim])
  }

  func applied(to style: CellStyle) -> CellStyle {
    var style = style
    if let foreground { style.foreground = foreground }
    if let background, background != .clear { style.background = background }
    if let link { style.link = link }
    style.attributes.subtract(removed)
    style.attributes.formUnion(attributes)
    return style
  }

  /// Returns these changes after those of the text around.
  func within(_ outer: TextStyling) -> TextStyling {
    TextStyling(
      foreground: foreground ?? outer.foreground,
      background: background ?? outer.background,
      attributes: outer.attributes.subtracting(removed).union(attributes),
      removed: outer.removed.union(removed),
      link: link ?? outer.link
    )
  }
}
