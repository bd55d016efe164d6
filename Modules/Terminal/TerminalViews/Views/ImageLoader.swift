import Dependencies
import Foundation

/// A function that loads the bytes of a picture. It returns `nil` if they can't be loaded.
public typealias ImageLoader = @Sendable (URL) async -> [UInt8]?

private enum ImageLoaderKey: DependencyKey {
  static let liveValue: ImageLoader = { _ in nil }
  static let testValue: ImageLoader = { _ in nil }
}

extension DependencyValues {
  /// The function that loads the bytes of pictures. By default, nothing is loaded.
  public var imageLoader: ImageLoader {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}
