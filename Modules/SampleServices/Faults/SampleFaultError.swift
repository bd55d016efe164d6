import Foundation

/// A syntax error in a fault.
public enum SampleFaultError: Error, Hashable, Sendable, LocalizedError {
  case unknownService(String)
  case unknownEffect(String)
  case missingValue(String)
  case invalidStatus(String)
  case invalidDuration(String)
  case invalidCount(String)

  /// A message for people: what is wrong, and what is valid.
  public var errorDescription: String? {
    switch self {
    case .unknownService(let name):
      "there is no sample service '\(name)': choose from \(SampleService.names.joined(separator: ", "))"
    case .unknownEffect(""):
      "a fault is missing: choose from \(SampleFault.Effect.names.joined(separator: ", "))"
    case .unknownEffect(let text):
      "there is no fault '\(text)': choose from \(SampleFault.Effect.names.joined(separator: ", "))"
    case .missingValue("status"):
      "'status' needs a code, as in status=503"
    case .missingValue(let name):
      "'\(name)' needs a time, as in \(name)=2s"
    case .invalidStatus(let text):
      "'\(text)' isn't a status of a response: choose from 200 to 599"
    case .invalidDuration(let text):
      "'\(text)' isn't a time of at most 600 s: write 250ms or 2s"
    case .invalidCount(let text):
      "'\(text)' isn't a number of requests: write 1 or more after the *"
    }
  }
}
