/// The kinds of facts about a number.
public enum NumberFactKind: String, CaseIterable, Codable, Sendable {
  case trivia, math, year, date
}
