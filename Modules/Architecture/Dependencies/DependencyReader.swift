/// A ``Dependency`` of any type.
package protocol DependencyReader {
  /// The dependencies that it was made with.
  var initialValues: DependencyValues { get }

  /// Reads the value.
  func readValue()
}
