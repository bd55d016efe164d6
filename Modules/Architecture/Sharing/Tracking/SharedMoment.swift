/// The shared values at one time.
// @unchecked: the values are copies, and only the tracking test reads them.
package struct SharedMoment: @unchecked Sendable {
  let values: [ObjectIdentifier: Any]
}
