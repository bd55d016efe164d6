/// A cell of the screen, in eight bytes, so that comparing frames is fast.
struct Cell: Hashable, Sendable {
  /// The Unicode scalar to draw, or, with ``clusterBit`` set, the number of a cluster in the palette.
  var glyph: UInt32
  /// The number of the style in the palette.
  var style: UInt16
  /// The number of columns: 1 or 2, or 0 for the second column of a wide glyph.
  var width: UInt8
  private var reserved: UInt8 = 0

  init(glyph: UInt32, style: UInt16, width: UInt8) {
    self.glyph = glyph
    self.style = style
    self.width = width
  }

  static let clusterBit: UInt32 = 1 << 31

  static let blank = Cell(glyph: 0x20, style: 0, width: 1)

  /// A cell that is none of a frame's, as nothing is known of it.
  static let unknown = Cell(glyph: ~clusterBit, style: 0, width: 1)

  /// Returns the second column of a wide glyph.
  static func continuation(style: UInt16) -> Cell { Cell(glyph: 0, style: style, width: 0) }
}
