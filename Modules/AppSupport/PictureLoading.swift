import Foundation
import HTTPTransport
import SampleServices
import TerminalUI

/// How the screens get pictures.
enum PictureLoading {
  /// The pictures of the sample data, without any network.
  static let embedded: ImageLoader = { url in SamplePicture.png(at: url) }

  /// Pictures from the web, of a megabyte at most.
  static let live = web(schemes: ["https"])

  /// - Parameters:
  ///   - schemes: Those of the addresses that are asked. Redirects never lead from `https` to `http`.
  ///   - time: How long a picture may take.
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
