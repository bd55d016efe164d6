extension Account {
  /// Returns whether a text can be a GitHub login: ASCII letters, digits and single hyphens between them, at
  /// most 39 characters (GitHub's rule for new accounts).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func isLogin(_ text: some StringProtocol) -> Bool {
    guard (1...39).contains(text.utf8.count) else { return false }
    return text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  /// Returns what is wrong with a login; `nil` if it is possible.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func problem(ofLogin text: String) -> String? {
    isLogin(text)
      ? nil : "'\(text.sanitized)' isn't a GitHub login: letters, digits and single hyphens, at most 39"
  }
}
