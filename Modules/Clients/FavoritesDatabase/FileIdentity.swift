import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The identity of the file that a path leads to now. A file that replaces it has another identity.
struct FileIdentity: Hashable, Sendable {
  private var device: UInt64
  private var inode: UInt64

  /// The size in bytes when the identity was read. It isn't part of the identity.
  private(set) var size: Int

  /// Reads the identity of the file at a path; returns `nil` if there is none.
  ///
  /// NB: Never open the file here. Closing any descriptor of a database drops every lock that SQLite holds on it in
  /// this process.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.device == rhs.device && lhs.inode == rhs.inode
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(inode)
  }
}
