import Foundation

/// The standard streams of the process.
public enum StandardStreams {
  /// Opens the closed ones of standard input, output and error on `/dev/null`.
  ///
  /// Call it before the process opens any file. Otherwise a database or a connection could become, say, standard
  /// output, and receive what is printed.
  public static func openClosed() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
