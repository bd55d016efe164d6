import TerminalUI

/// A number in digits three rows high, or five where there is room.
public struct BigNumber: View {
  private let text: String
  private let isLarge: Bool

  /// - Parameters:
  ///   - number: The number.
  ///   - isLarge: Whether there is the height for large digits. They are shown if the width suffices too.
  public init(_ number: Int, isLarge: Bool = false) {
    text = String(number)
    self.isLarge = isLarge
  }

  public var body: some View {
    if isLarge {
      ViewThatFits(in: .horizontal) {
        digits(Self.largeRows, spacing: 2)
        digits(Self.rows, spacing: 1)
      }
    } else {
      digits(Self.rows, spacing: 1)
    }
  }

  private typealias Rows = [(offset: Int, text: String)]

  private func digits(_ rows: [Character: Rows], spacing: Int) -> some View {
    HStack(spacing: spacing) {
      // Equal digits differ by their place.
      ForEach(Array(text.enumerated()), id: \.offset) { digit in
        VStack { ForEach(rows[digit.element] ?? [], id: \.offset) { Text($0.text) } }
      }
    }
    .lineLimit(1)
  }

  private static let rows: [Character: Rows] = [
    "0": ["┏━┓", "┃ ┃", "┗━┛"], "1": ["  ╻", "  ┃", "  ╹"], "2": ["╺━┓", "┏━┛", "┗━╸"],
    "3": ["╺━┓", " ━┫", "╺━┛"], "4": ["╻ ╻", "┗━┫", "  ╹"], "5": ["┏━╸", "┗━┓", "╺━┛"],
    "6": ["┏━╸", "┣━┓", "┗━┛"], "7": ["╺━┓", "  ┃", "  ╹"], "8": ["┏━┓", "┣━┫", "┗━┛"],
    "9": ["┏━┓", "┗━┫", "╺━┛"], "-": ["   ", "╺━╸", "   "],
  ].mapValues { $0.enumerated().map { ($0.offset, $0.element) } }

  /// The rows of the large digits. Each mark stands for two cells.
  private static let largeRows: [Character: Rows] = [
    "0": ["###", "# #", "# #", "# #", "###"], "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", " ##", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
    "-": ["   ", "   ", "###", "   ", "   "],
  ].mapValues { rows in
    rows.enumerated().map { row in
      (row.offset, row.element.map { $0 == "#" ? "██" : "  " }.joined())
    }
  }
}
