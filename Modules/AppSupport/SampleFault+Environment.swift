import CommandSupport
import SampleServices

extension SampleFault {
  /// The variable that holds the faults of the embedded services.
  public static let environmentVariable = "COMPOSED_FAULT"

  /// The faults that the environment asks for.
  ///
  /// - Parameter environment: The process's environment.
  /// - Throws: ``CommandFailure`` when the variable cannot be read as faults.
  public static func fromEnvironment(_ environment: [String: String]) throws -> [SampleFault] {
    guard let text = environment[environmentVariable], !text.isEmpty else { return [] }
    do {
      return try SampleFault.parse(text)
    } catch {
      throw CommandFailure.usage("\(environmentVariable): \(error.errorDescription ?? text)")
    }
  }
}
