/// The styles and multi-scalar clusters that cells refer to by number.
///
/// It grows with each new style or cluster. The frames of a screen share it, so equal cells have equal
/// numbers.
@MainActor
final class CellPalette {
  private(set) var styles: [CellStyle] = [.plain]
  private var styleNumbers: [CellStyle: UInt16] = [.plain: 0]
  private(set) var clusters: [String] = []
  private var clusterNumbers: [String: UInt32] = [:]

  /// Returns the number of a style; the plain style's number if there are too many styles.
  func number(of style: CellStyle) -> UInt16 {
    if let number = styleNumbers[style] { return number }
    guard let number = UInt16(exactly: styles.count) else { return 0 }
    styles.append(style)
    styleNumbers[style] = number
    return number
  }

  /// Returns the value that a cell holds for a character.
  func glyph(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1 { return only.value }
    let text = String(character)
    if let number = clusterNumbers[text] { return number }
    let number = UInt32(clusters.count) | Cell.clusterBit
    clusters.append(text)
    clusterNumbers[text] = number
    return number
  }

  func style(_ number: UInt16) -> CellStyle { styles[Int(number)] }

  /// Returns the text of a cell; empty for the second column of a wide glyph.
  func text(of cell: Cell) -> String {
    if cell.width == 0 { return "" }
    if cell.glyph & Cell.clusterBit != 0 { return clusters[Int(cell.glyph & ~Cell.clusterBit)] }
    return Unicode.Scalar(cell.glyph).map { String($0) } ?? " "
  }
}
