import Models

extension APIError {
  /// Returns the message, after the name of the requested thing and the service unless the message names them itself,
  /// or is about a setting of this machine.
  ///
  /// - Parameters:
  ///   - subject: The thing that a command requested: `user 3`.
  ///   - service: The name of the service.
  public func message(about subject: String?, at service: String?) -> String {
    if case .misconfigured = self { return message }
    guard let subject, !message.contains(subject) else { return message }
    let place = service.flatMap { message.contains($0) ? nil : " at \($0)" } ?? ""
    return "\(subject)\(place): \(message)"
  }
}
