import CommandSupport

/// The values of `--status`.
enum StatusChoice: String, Choice {
  case alive, dead, unknown
}

/// The values of `--gender`.
enum GenderChoice: String, Choice {
  case female, male, genderless, unknown
}
