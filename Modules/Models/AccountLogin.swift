extension Account {
  /// Whether GitHub could have an account of this name: ASCII letters, digits and single hyphens between
  /// them, at most 39 in all (GitHub's rule for new accounts).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func isLogin(_ text: some StringProtocol) -> Bool {
    guard (1...39).contains(text.utf8.count) else { return false }
    return text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// What is wrong with a name that no account can have; `nil` for one that an account can have.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func problem(ofLogin text: String) -> String? {
    isLogin(text)
      ? nil : "'\(text.sanitized)' is no GitHub login: letters, digits and single hyphens, at most 39"
  }
}
