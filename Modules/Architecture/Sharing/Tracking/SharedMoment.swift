/// The shared values at one time.
// @unchecked: the values are copies, and only the tracking test and the views of the past read them.
package struct SharedMoment: @unchecked Sendable {
  private(set) var values: [ObjectIdentifier: Any]

  package init() { values = [:] }

  init(values: [ObjectIdentifier: Any]) { self.values = values }

  /// Adds the values of another moment, which replace those of this one.
  package mutating func merge(_ other: SharedMoment) { values.merge(other.values) { $1 } }
}
