import Foundation
import SampleServices
import TerminalUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How the screens get pictures.
enum PictureLoading {
  /// The pictures of the sample data, without any network.
  static let embedded: ImageLoader = { url in SamplePicture.png(at: url) }

  /// Pictures from the web, of a megabyte at most.
  static let live: ImageLoader = { url in
    guard url.scheme?.lowercased() == "https" else { return nil }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForResource = 15
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    guard let (data, response) = try? await session.data(from: url),
      (response as? HTTPURLResponse)?.statusCode == 200, data.count <= 1 << 20
    else { return nil }
    return Array(data)
  }
}
