@_exported import CommonTestSupport
@_exported import Dependencies
