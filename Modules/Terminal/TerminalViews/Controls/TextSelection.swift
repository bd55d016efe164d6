/// The place of the cursor in a field for text. A field on a terminal has no selected text.
///
/// ```swift
/// @State private var selection: TextSelection?
///
/// TextField("Name", text: $name, selection: $selection)
/// ```
public struct TextSelection: Hashable, Sendable {
  /// The selected part of a text.
  public enum Indices: Hashable, Sendable {
    /// A part, which is empty at the cursor.
    case selection(Range<String.Index>)
  }

  /// The selected part. The cursor is at its end.
  public var indices: Indices

  /// - Parameter range: The part at whose end the cursor is.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// - Parameter insertionPoint: The place of the cursor.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, so that this is only the place of the cursor.
  public var isInsertion: Bool { range.isEmpty }

  private var range: Range<String.Index> {
    switch indices {
    case .selection(let range): range
    }
  }

  /// Creates the place before a character.
  init(cursor: Int, in text: String) {
    let end = text.endIndex
    self.init(insertionPoint: text.index(text.startIndex, offsetBy: cursor, limitedBy: end) ?? end)
  }

  /// Returns the number of characters before the cursor.
  func cursor(in text: String) -> Int {
    text.distance(from: text.startIndex, to: min(range.upperBound, text.endIndex))
  }
}
