/// A Swift expression that can be laid out within a limited width.
package indirect enum SourceExpression {
  case text(String)
  /// The opening of a list, its elements and its end. The labels of a dictionary's elements are their keys.
  case list(String, [Argument], String)

  static func call(_ name: String, _ arguments: [Argument]) -> SourceExpression {
    .list(name + "(", arguments, ")")
  }

  package struct Argument {
    var label: String?
    var value: SourceExpression

    init(_ value: SourceExpression) { self.value = value }

    init(_ label: String?, _ value: SourceExpression) {
      self.label = label
      self.value = value
    }

    fileprivate var start: String { label.map { $0 + ": " } ?? "" }
  }

  static let lineLength = 110

  /// The expression on one line.
  package var line: String {
    switch self {
    case .text(let text): text
    case .list(let opening, let elements, let closing):
      opening + elements.map { $0.start + $0.value.line }.joined(separator: ", ") + closing
    }
  }

  /// Returns the expression behind `start`, on one line if it fits, or on several.
  package func laidOut(after start: String, followedBy end: String = "", indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    let whole = margin + start + line + end
    guard whole.count > Self.lineLength, case .list(let opening, let elements, let closing) = self else {
      return whole
    }
    // As the formatter does it: a comma between arguments, and behind each of several elements of a collection.
    let isLastBare = closing == ")" || elements.count == 1
    let lines = elements.enumerated().map { index, element in
      let comma = isLastBare && index == elements.count - 1 ? "" : ","
      return element.value.laidOut(after: element.start, followedBy: comma, indentation: indentation + 2)
    }
    return ([margin + start + opening] + lines + [margin + closing + end]).joined(separator: "\n")
  }
}
