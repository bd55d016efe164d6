import Foundation
import TerminalUI

extension Frame {
  /// The text drawn in inverse, row by row: the focused control or the selected row.
  var highlighted: [String] {
    lines.enumerated().compactMap { y, line in
      let cells = Array(line).enumerated().filter { style(x: $0.offset, y: y).attributes.contains(.inverse) }
      let text = String(cells.map(\.element)).trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : text
    }
  }
}
