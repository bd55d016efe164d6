#if canImport(XCTest)
  import Dependencies
  import XCTest

  /// An observer that gives every test of XCTest its own default dependencies.
  private final class XCTestObserver: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { XCTestIdentity.testWillStart() }
  }

  private func observeTests() { XCTestObservationCenter.shared.addTestObserver(XCTestObserver()) }

  // XCTest offers no other way without a base class. The function runs when the test bundle is loaded.
  #if canImport(Darwin)
    @section("__DATA,__mod_init_func")
    @used
    private let initializer: @convention(c) () -> Void = observeTests
  #else
    @section(".init_array")
    @used
    private let initializer: @convention(c) () -> Void = observeTests
  #endif
#endif
