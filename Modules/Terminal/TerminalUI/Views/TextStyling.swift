/// Changes that a view makes to the style of its text.
struct TextStyling: Hashable {
  var foreground: Color?
  var background: Color?
  var attributes: CellStyle.Attributes = []
  var link: String?

  mutating func add(_ font: Font) {
    switch font {
    case .largeTitle, .title:
      attributes.insert(.bold)
      if foreground == nil { foreground = .accentColor }
    case .headline: attributes.insert(.bold)
    case .body: break
    case .caption: attributes.insert(.dim)
    }
  }

  func applied(to style: CellStyle) -> CellStyle {
    var style = style
    if let foreground { style.foreground = foreground }
    if let background { style.background = background }
    if let link { style.link = link }
    style.attributes.formUnion(attributes)
    return style
  }
}
