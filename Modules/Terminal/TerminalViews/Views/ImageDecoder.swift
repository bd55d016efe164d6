/// A function that decodes a picture. It returns `nil` if the bytes aren't a complete picture in a format
/// that it supports, or if the picture is too large.
public typealias ImageDecoder = @Sendable (_ bytes: [UInt8]) -> PixelImage?

extension EnvironmentValues {
  private enum ImageDecoderKey: EnvironmentKey {
    static var defaultValue: ImageDecoder? { nil }
  }

  /// The decoder of pictures. By default there is none, and the URLs of pictures are shown.
  ///
  /// An executable sets the one of `TerminalImages`, which needs libpng and TurboJPEG:
  ///
  /// ```swift
  /// ContentView().environment(\.imageDecoder) { PixelImage(encoded: $0) }
  /// ```
  public var imageDecoder: ImageDecoder? {
    get { self[ImageDecoderKey.self] }
    set { self[ImageDecoderKey.self] = newValue }
  }
}
