import Foundation

/// A call into the system that has failed.
package struct SystemError: Error, CustomStringConvertible, LocalizedError {
  /// The number of the error.
  package let code: Int32
  package let description: String

  /// Describes a failed operation on a file.
  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.code = code
    description = "\(operation) \(path): \(String(cString: strerror(code)))"
  }

  package var errorDescription: String? { description }
}
