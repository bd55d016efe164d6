/// The kind of pictures that a screen can show.
enum PictureSupport: Hashable, Sendable {
  case none
  /// Two pixels per cell.
  case halfBlocks
  /// Whole pictures, by the kitty graphics protocol.
  case encoded
}
