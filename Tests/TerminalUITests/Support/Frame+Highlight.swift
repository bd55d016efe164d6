import Foundation
import TerminalUI

extension Frame {
  /// The text of the focused control or the selected row, row by row.
  var highlighted: [String] {
    lines.enumerated().compactMap { y, line in
      let cells = Array(line).enumerated().filter {
        style(x: $0.offset, y: y).isHighlighted && $0.element != "▌"
      }
      let text = String(cells.map(\.element)).trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : text
    }
  }
}

extension CellStyle {
  /// Whether the cell belongs to the focused control or to the selected row of the focused list.
  var isHighlighted: Bool { attributes.contains(.inverse) || background == .selection }
}
