/// A difference between screens and the files in `Frames`. A failed test prints its description.
package struct FrameMismatch: CustomStringConvertible, Equatable, Sendable {
  /// The files, their differences, and the command that writes them again.
  package let description: String
}
