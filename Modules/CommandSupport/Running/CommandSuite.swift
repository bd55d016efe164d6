import ArgumentParser

/// A command that only contains the commands of several features. Error messages start with the name of the
/// feature's command, not the suite's.
public protocol CommandSuite: AsyncParsableCommand {}
