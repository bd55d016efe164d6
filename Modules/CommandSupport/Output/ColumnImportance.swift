/// The importance of a column in a table that is too wide for its terminal.
public enum ColumnImportance: Comparable, Sendable {
  /// Left out first, from right to left.
  case minor
  /// Left out when no minor column is left. Text becomes shorter before.
  case usual
  /// Kept. Text becomes shorter only if nothing else helps. Use it for values that users retype or came for.
  case essential
}
