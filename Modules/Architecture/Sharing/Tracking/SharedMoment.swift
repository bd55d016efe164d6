import ConcurrencyExtras
import CustomDump
import Dependencies
import OrderedCollections
import Platform

/// The shared values at one time.
// @unchecked: the values are copies, which only the test that tracks them reads.
package struct SharedMoment: @unchecked Sendable {
  let values: [ObjectIdentifier: Any]
}
