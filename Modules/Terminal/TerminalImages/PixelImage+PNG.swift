import CPNG
import TerminalUI

extension PixelImage {
  /// Decodes a PNG picture of any color type and depth, interlaced or not.
  ///
  /// - Parameter bytes: The encoded picture.
  /// - Returns: `nil` if the data is invalid, cut off, too large, or interlaced with 16 bits per sample.
  init?(png bytes: [UInt8]) {
    let file = Self.withoutMetadata(bytes)
    // The library's simple functions decode interlaced 16-bit pictures wrongly. Before version 1.6.51 they even write
    // beyond the pixels (CVE-2025-65018).
    guard file.count > 28, file[24] < 16 || file[28] == 0 else { return nil }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    // The library keeps both addresses until it has read the pixels.
    let decoded = withUnsafeMutablePointer(to: &image) { image in
      file.withUnsafeBytes { file in Self.decode(file, image) }
    }
    guard let decoded else { return nil }
    self = decoded
  }

  private static func decode(
    _ file: UnsafeRawBufferPointer,
    _ image: UnsafeMutablePointer<png_image>
  ) -> PixelImage? {
    defer { png_image_free(image) }
    guard png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0 else { return nil }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    // The library itself needs some rows, of up to twice the size.
    guard width <= ImageLimits.memory / 4 / (height + workingRows) else { return nil }
    image.pointee.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    // Without this, 16-bit samples would be taken for linear ones.
    image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard png_image_finish_read(image, nil, &rgba, 0, nil) != 0 else { return nil }
    return PixelImage(width: width, height: height, rgba: rgba)?.reduced()
  }

  private static let workingRows = 8

  /// Returns the picture with a part of its pixels, if there are more than a terminal shows.
  private func reduced() -> PixelImage? {
    var factor = 1
    while (width / factor) * (height / factor) > ImageLimits.pixels { factor += 1 }
    return factor == 1 ? self : scaled(toWidth: max(1, width / factor), height: max(1, height / factor))
  }

  /// Returns the file without the chunks that have no effect on its pixels.
  ///
  /// The library would keep them all in memory, and a text of a few kilobytes can expand to eight megabytes.
  static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(8))
    var rest = bytes.dropFirst(8)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = rest.dropFirst(4).prefix(4)
      let chunk = rest.prefix(12 + length)
      // The types of the chunks that every decoder must know begin with a capital letter.
      let isCritical = type.first.map { $0 & 0x20 == 0 } ?? false
      if isCritical || type.elementsEqual("tRNS".utf8) || type.elementsEqual("gAMA".utf8) { kept += chunk }
      rest = rest.dropFirst(chunk.count)
    }
    return kept
  }
}
