import CTurboJPEG
import TerminalUI

extension PixelImage {
  /// Decodes a JPEG picture, sequential or progressive, in gray, color or the inverted CMYK of photo editors.
  ///
  /// - Parameter bytes: The encoded picture.
  /// - Returns: `nil` if the data is invalid, cut off or too large.
  init?(jpeg bytes: [UInt8]) {
    guard let decompressor = tjInitDecompress() else { return nil }
    defer { tjDestroy(decompressor) }
    let count = UInt(bytes.count)
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(decompressor, bytes, count, &width, &height, &subsampling, &colors) == 0
    else { return nil }
    let isCMYK = [TJCS_CMYK, TJCS_YCCK].contains { $0.rawValue == colors }
    let (columns, rows) = Self.reducedSize(width: Int(width), height: Int(height))
    let black = isCMYK ? Int(width) * Int(height) : 0
    // A progressive picture is a number of 16 bits for each sample until its last part has been read.
    let samples = Int(clamping: tjBufSizeYUV2(width, 1, height, subsampling))
    guard samples <= (ImageLimits.memory - columns * rows * 4) / 2 - black else { return nil }

    var rgba = [UInt8](repeating: 0, count: columns * rows * 4)
    let format = Int32((isCMYK ? TJPF_CMYK : TJPF_RGBA).rawValue)
    // A damaged picture is refused at once. So is a picture with needlessly many scans, because decoding it is slow.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    guard
      tjDecompress2(decompressor, bytes, count, &rgba, Int32(columns), 0, Int32(rows), format, flags) == 0
    else { return nil }
    if isCMYK { Self.convertFromInvertedCMYK(&rgba) }
    self.init(width: columns, height: rows, rgba: rgba)
  }

  /// Returns the size in which a picture is decoded: the largest size supported by the library that doesn't exceed
  /// the pixels of a terminal.
  private static func reducedSize(width: Int, height: Int) -> (columns: Int, rows: Int) {
    let sizes = [1, 2, 4, 8].map { ((width + $0 - 1) / $0, (height + $0 - 1) / $0) }
    return sizes.first { $0 * $1 <= ImageLimits.pixels } ?? sizes[3]
  }

  private static func convertFromInvertedCMYK(_ pixels: inout [UInt8]) {
    for black in stride(from: 3, to: pixels.count, by: 4) {
      for color in black - 3..<black { pixels[color] = UInt8(Int(pixels[color]) * Int(pixels[black]) / 255) }
      pixels[black] = 255
    }
  }
}
