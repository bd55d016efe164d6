import HTTPTransport

/// A variable of the environment with an invalid value.
struct EnvironmentSetting {
  var name: String
  /// The value without secrets; `nil` if it can't be told from a secret.
  var value: String?

  /// Returns the error of a request that needs the variable.
  ///
  /// - Parameters:
  ///   - problem: The problem with the value, as the end of a sentence: `isn't a directory`.
  ///   - remedy: A value that would be valid.
  func error(_ problem: String, remedy: String) -> HTTPExchangeError {
    let value = value.map { "is '\($0)', which " } ?? ""
    return .unusable("\(name) \(value)\(problem); set it to \(remedy), or unset it")
  }
}
