/// An expression of Swift that is laid out when it is known how much room there is.
indirect enum SourceExpression {
  case text(String)
  /// The text before the parenthesis, and the arguments.
  case call(String, [Argument])
  case array([SourceExpression])
  /// The keys are the labels.
  case dictionary([Argument])

  struct Argument {
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
  var line: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      name + "(" + arguments.map { $0.start + $0.value.line }.joined(separator: ", ") + ")"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      pairs.isEmpty ? "[:]" : "[" + pairs.map { $0.start + $0.value.line }.joined(separator: ", ") + "]"
    }
  }

  /// The expression behind `start`, on one line if it fits, or on several.
  ///
  /// - Parameters:
  ///   - start: What stands before it on its first line.
  ///   - end: What stands behind it on its last line.
  ///   - indentation: That of the statement.
  func laidOut(after start: String, followedBy end: String = "", indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    let whole = margin + start + line + end
    if whole.count <= Self.lineLength { return whole }
    let inner = indentation + 2
    switch self {
    case .text:
      return whole
    case .call(let name, let arguments):
      let lines = arguments.enumerated().map { index, argument in
        argument.value.laidOut(
          after: argument.start,
          followedBy: index == arguments.count - 1 ? "" : ",",
          indentation: inner
        )
      }
      return ([margin + start + name + "("] + lines + [margin + ")" + end]).joined(separator: "\n")
    case .array(let elements):
      // A comma behind the last one, unless it is the only one: as the formatter has it.
      let comma = elements.count > 1 ? "," : ""
      let lines = elements.map { $0.laidOut(after: "", followedBy: comma, indentation: inner) }
      return ([margin + start + "["] + lines + [margin + "]" + end]).joined(separator: "\n")
    case .dictionary(let pairs):
      let comma = pairs.count > 1 ? "," : ""
      let lines = pairs.map {
        $0.value.laidOut(after: $0.start, followedBy: comma, indentation: inner)
      }
      return ([margin + start + "["] + lines + [margin + "]" + end]).joined(separator: "\n")
    }
  }
}
