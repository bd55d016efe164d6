extension Account {
  /// Returns the problem with a login; `nil` if it is valid.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func problem(ofLogin text: String) -> String? {
    GitHubName.isLogin(text)
      ? nil : "'\(text.quotable)' isn't a GitHub login: letters, digits and single hyphens, at most 39"
  }
}
