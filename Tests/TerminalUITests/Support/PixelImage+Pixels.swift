import TerminalUI

@testable import TerminalViews

extension PixelImage {
  /// The pixels, row by row from the top.
  var pixels: [Pixel] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }

  /// Creates a picture from pixels.
  init?(width: Int, height: Int, pixels: [Pixel]) {
    self.init(
      width: width,
      height: height,
      rgba: pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    )
  }
}
