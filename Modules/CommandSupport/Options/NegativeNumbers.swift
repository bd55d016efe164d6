/// Support for negative numbers as arguments.
///
/// The parser mistakes `-5` for an option, but users mean the number.
enum NegativeNumbers {
  /// Returns the arguments with negative numbers moved to the end, after `--`; `nil` if there are none.
  ///
  /// - Parameter arguments: The command line, without the program's name.
  /// - Complexity: O(*n*) in the number of arguments.
  static func terminated(_ arguments: [String]) -> [String]? {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let numbers = arguments[..<end].filter(isNegativeNumber)
    guard !numbers.isEmpty else { return nil }
    let others = arguments[..<end].filter { !isNegativeNumber($0) }
    return others + ["--"] + numbers + arguments[end...].dropFirst()
  }

  private static func isNegativeNumber(_ argument: String) -> Bool {
    argument.count > 1 && argument.first == "-"
      && argument.dropFirst().allSatisfy { ("0"..."9").contains($0) }
  }
}
