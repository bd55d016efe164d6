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
}
