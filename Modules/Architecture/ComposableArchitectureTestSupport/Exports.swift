// A test target depends on this module so that reported issues fail its tests: it links the library that turns
// issues into failures of Swift Testing and XCTest.
@_exported import DependenciesTestSupport
