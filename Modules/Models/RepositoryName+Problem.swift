extension RepositoryName {
  /// Returns the problem with the name or the address of a repository; `nil` if it is valid.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public static func problem(of text: String) -> String? {
    RepositoryName(text) != nil
      ? nil : "'\(text.quotable)' isn't the name of a repository; write OWNER/NAME or its address on GitHub"
  }
}
