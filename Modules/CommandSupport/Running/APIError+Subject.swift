import Models

extension APIError {
  /// Returns the message, after the name of the requested thing and the service unless the message names them itself,
  /// or is about a setting of this machine. A thing with a short name may be a part of any message by accident.
  ///
  /// - Parameters:
  ///   - subject: The thing that a command requested: `user 3`.
  ///   - service: The name of the service.
  public func message(about subject: String?, at service: String?) -> String {
    guard let subject else { return message }
    switch self {
    case .misconfigured: return message
    case .notFound(let resource, _, _) where resource.contains(subject): return message
    default: break
    }
    let place = service.flatMap { message.contains($0) ? nil : " at \($0)" } ?? ""
    return "\(subject)\(place): \(message)"
  }
}
