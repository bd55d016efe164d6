@_exported import CommonTestSupport
