import TerminalUI

/// A number in digits three rows high.
public struct BigNumber: View {
  private let text: String

  /// - Parameter number: The number.
  public init(_ number: Int) { text = String(number) }

  public var body: some View {
    HStack {
      // Equal digits differ by their place.
      ForEach(Array(text.enumerated()), id: \.offset) { digit in
        VStack { ForEach(Self.rows[digit.element] ?? [], id: \.offset) { Text($0.text) } }
      }
    }
    .lineLimit(1)
  }

  private static let rows: [Character: [(offset: Int, text: String)]] = [
    "0": ["┏━┓", "┃ ┃", "┗━┛"], "1": ["  ╻", "  ┃", "  ╹"], "2": ["╺━┓", "┏━┛", "┗━╸"],
    "3": ["╺━┓", " ━┫", "╺━┛"], "4": ["╻ ╻", "┗━┫", "  ╹"], "5": ["┏━╸", "┗━┓", "╺━┛"],
    "6": ["┏━╸", "┣━┓", "┗━┛"], "7": ["╺━┓", "  ┃", "  ╹"], "8": ["┏━┓", "┣━┫", "┗━┛"],
    "9": ["┏━┓", "┗━┫", "╺━┛"], "-": ["   ", "╺━╸", "   "],
  ].mapValues { $0.enumerated().map { ($0.offset, $0.element) } }
}
