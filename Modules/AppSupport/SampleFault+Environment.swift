import CommandSupport
import SampleServices

extension SampleFault {
  /// The variable that holds the faults of the embedded services.
  public static let environmentVariable = "COMPOSED_FAULT"

  /// Parses the faults in the environment.
  ///
  /// - Parameter environment: The process's environment.
  /// - Throws: ``CommandFailure`` if the variable isn't valid.
  public static func fromEnvironment(_ environment: [String: String]) throws -> [SampleFault] {
    guard let text = environment[environmentVariable], !text.isEmpty else { return [] }
    do {
      return try SampleFault.parse(text)
    } catch {
      throw CommandFailure.usage("\(environmentVariable): \(error.errorDescription ?? text)")
    }
  }
}
