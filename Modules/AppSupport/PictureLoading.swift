import Foundation
import HTTPTransport
import SampleServices
import TerminalUI

/// The image loaders of the screens.
enum PictureLoading {
  /// Loads the pictures of the sample data, without a network.
  static let embedded: ImageLoader = { url in SamplePicture.png(at: url) }

  /// Loads pictures from the web, up to a megabyte each.
  static let live = web(schemes: ["https"])

  /// Creates a loader for pictures from the web.
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes of addresses. Redirects never lead from `https` to `http`.
  ///   - time: The time limit for a picture.
  static func web(schemes: Set<String>, within time: Duration = .seconds(15)) -> ImageLoader {
    let limits = HTTPTransport.Limits(idle: time, total: time, bodySize: 1 << 20)
    let transport = HTTPTransport(limits: limits)
    return { url in
      guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
      let request = HTTPRequest(url: url, headers: ["Accept": "image/png, image/jpeg"], retry: .never)
      guard let response = try? await transport.send(request), response.status == 200 else { return nil }
      return Array(response.body)
    }
  }
}
