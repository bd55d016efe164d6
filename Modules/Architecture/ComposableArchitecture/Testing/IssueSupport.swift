import Foundation
import IssueReporting

/// The library that turns reported issues into test failures.
enum IssueSupport {
  /// Whether an issue that is reported in this process can fail a test.
  ///
  /// IssueReporting looks for the library in the same way, by a symbol.
  static let isLinked: Bool = {
    let library = dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY)
    return dlsym(library, "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
  }()

  /// Stops a test process in which a reported issue would print a line and let the test pass.
  static func require(at location: _SourceLocation) {
    guard isTesting, !isLinked else { return }
    fatalError(message, file: location.filePath, line: location.line)
  }

  private static let message = """
    A test store can't fail this test: nothing in this process turns reported issues into test failures.

    To fix this, add the test support product to the dependencies of the test target in Package.swift:

        .product(name: "ComposableArchitectureTestSupport", package: "composed"),
    """
}
