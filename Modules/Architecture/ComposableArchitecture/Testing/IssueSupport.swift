import Foundation
import IssueReporting

/// The library that turns reported issues into test failures.
enum IssueSupport {
  /// Whether an issue that is reported in this process can fail a test.
  ///
  /// IssueReporting looks for the library in the same way, by a symbol. On Apple's platforms a debug build needs no
  /// library: it finds the test frameworks themselves.
  static let isLinked: Bool = {
    #if canImport(Darwin) && DEBUG
      return true
    #elseif os(Windows)
      return true
    #else
      let library = dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY)
      return dlsym(library, "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
    #endif
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
