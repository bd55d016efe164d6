/// The choices of a simulated run, step by step, in the order in which the run asked for them.
///
/// They decide everything: what the user does, which answer arrives, which job runs first, and all generated values.
/// The same stream gives the same run on any machine. A step that asks for more choices than there are gets zeros.
/// Zeros are the simplest choices: the first of several jobs, the smallest value, the end of the run. Choices that a
/// step doesn't ask for are skipped, so that a step means the same when another one is left out.
public struct ChoiceStream: Hashable, Sendable {
  /// The choices of each step, without zeros at its end, and without empty steps at the end.
  public let steps: [[UInt32]]

  /// - Parameter steps: The choices of each step.
  public init(_ steps: [[UInt32]] = []) {
    let trimmed = steps.map { Array($0[..<(($0.lastIndex { $0 != 0 } ?? -1) + 1)]) }
    self.steps = Array(trimmed[..<((trimmed.lastIndex { !$0.isEmpty } ?? -1) + 1)])
  }
}

extension ChoiceStream: LosslessStringConvertible {
  /// The choices of a step with points between them, and hyphens between steps: `2-2.0.1-1`. An empty stream is `0`.
  public var description: String {
    if steps.isEmpty { return "0" }
    return steps.map { step in
      step.isEmpty ? "0" : step.map { String($0, radix: 36) }.joined(separator: ".")
    }
    .joined(separator: "-")
  }

  /// Reads a stream from its ``description``.
  ///
  /// - Parameter description: The text.
  /// - Returns: The stream; `nil` if the text isn't one.
  public init?(_ description: String) {
    var steps: [[UInt32]] = []
    for step in description.split(separator: "-", omittingEmptySubsequences: false) {
      var values: [UInt32] = []
      for part in step.split(separator: ".", omittingEmptySubsequences: false) {
        guard let value = UInt32(part, radix: 36) else { return nil }
        values.append(value)
      }
      steps.append(values)
    }
    self.init(steps)
  }
}

extension ChoiceStream: Comparable {
  /// Orders streams by how simple their runs are: shorter ones first, then those with smaller choices.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.steps.count != rhs.steps.count { return lhs.steps.count < rhs.steps.count }
    let (left, right) = (lhs.steps.joined(), rhs.steps.joined())
    let (leftCount, rightCount) = (left.count, right.count)
    if leftCount != rightCount { return leftCount < rightCount }
    return left.lexicographicallyPrecedes(right)
  }
}
