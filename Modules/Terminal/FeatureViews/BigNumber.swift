import TerminalUI

/// A number in digits three rows high, taller where there is room, and as text where there isn't.
public struct BigNumber: View {
  private let text: String
  private let height: Int

  /// - Parameters:
  ///   - number: The number.
  ///   - height: The height for it. The tallest digits are shown for which the width suffices, too.
  public init(_ number: Int, height: Int = 3) {
    text = String(number)
    self.height = height
  }

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array(stride(from: height / 5, to: 0, by: -1)), id: \.self) { scale in
        digits(spacing: 2 * scale) { Self.largeRows(of: $0, scale) }
      }
      digits(spacing: 1) { Self.rows[$0] ?? [] }
      Text(text).bold().fixedSize()
    }
  }

  private func digits(spacing: Int, rows: @escaping (Character) -> [String]) -> some View {
    HStack(spacing: spacing) {
      // Equal digits and rows differ by their place.
      ForEach(Array(text.enumerated()), id: \.offset) { digit in
        VStack { ForEach(Array(rows(digit.element).enumerated()), id: \.offset) { Text($0.element) } }
      }
    }
    .lineLimit(1)
  }

  private static let rows: [Character: [String]] = [
    "0": ["┏━┓", "┃ ┃", "┗━┛"], "1": ["  ╻", "  ┃", "  ╹"], "2": ["╺━┓", "┏━┛", "┗━╸"],
    "3": ["╺━┓", " ━┫", "╺━┛"], "4": ["╻ ╻", "┗━┫", "  ╹"], "5": ["┏━╸", "┗━┓", "╺━┛"],
    "6": ["┏━╸", "┣━┓", "┗━┛"], "7": ["╺━┓", "  ┃", "  ╹"], "8": ["┏━┓", "┣━┫", "┗━┛"],
    "9": ["┏━┓", "┗━┫", "╺━┛"], "-": ["   ", "╺━╸", "   "],
  ]

  /// Returns the rows of a large digit.
  ///
  /// - Parameters:
  ///   - digit: The digit.
  ///   - scale: The height of each mark. It is twice as wide.
  private static func largeRows(of digit: Character, _ scale: Int) -> [String] {
    (marks[digit] ?? []).flatMap { row in
      let line = row.map { String(repeating: $0 == "#" ? "█" : " ", count: 2 * scale) }.joined()
      return Array(repeating: line, count: scale)
    }
  }

  private static let marks: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"], "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", " ##", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
    "-": ["   ", "   ", "###", "   ", "   "],
  ]
}
