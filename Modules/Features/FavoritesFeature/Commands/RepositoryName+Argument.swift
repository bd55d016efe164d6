import ArgumentParser
import Models

extension RepositoryName {
  /// Parses an argument.
  ///
  /// - Throws: A `ValidationError` that says how to write the name.
  @Sendable static func argument(_ text: String) throws -> RepositoryName {
    guard let name = RepositoryName(text) else {
      throw ValidationError("write OWNER/NAME, or the address of a repository on GitHub")
    }
    return name
  }
}
