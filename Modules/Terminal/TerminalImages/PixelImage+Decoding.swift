import TerminalUI

extension PixelImage {
  /// Decodes a PNG or JPEG picture.
  ///
  /// Pictures come from outside. Decoding one takes about 64 MB of memory at most, and a picture that would take
  /// more is refused before its pixels are read. A picture with more pixels than a terminal shows is made smaller.
  ///
  /// - Parameter bytes: The encoded picture.
  /// - Returns: `nil` if the data is neither PNG nor JPEG, invalid, cut off or too large.
  public init?(encoded bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) { self.init(jpeg: bytes) } else { self.init(png: bytes) }
  }
}

/// The limits of pictures.
enum ImageLimits {
  /// The number of bytes of memory that decoding a picture may take.
  static let memory = 64 << 20
  /// The number of pixels that a large picture is reduced to. A picture on the screen has at most 24 × 4 cells.
  static let pixels = 1 << 18
}
