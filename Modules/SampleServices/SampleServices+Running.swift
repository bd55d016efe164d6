import Foundation

extension SampleServices {
  /// The running services.
  public struct Running: Sendable {
    let server: SampleServer

    /// The port of 127.0.0.1 that they listen on.
    public var port: UInt16 { server.port }

    /// `http://127.0.0.1:PORT`, a page that lists the services.
    public var origin: URL {
      var components = URLComponents()
      components.scheme = "http"
      components.host = "127.0.0.1"
      components.port = Int(port)
      // A scheme, an IPv4 address and a 16-bit port always make a valid URL.
      return components.url ?? URL(filePath: "/")
    }

    /// Returns the address to give a client instead of the service's default, such as `http://127.0.0.1:PORT/github`.
    ///
    /// - Parameter service: The service to replace.
    public func baseURL(for service: SampleService) -> URL {
      origin.appending(path: service.name)
    }

    /// Stops listening, closes every connection and returns when that is done. A second call does nothing.
    public func stop() async {
      await server.stop()
    }

    /// Returns when the services have stopped, for a process that only serves.
    public func waitUntilStopped() async {
      await server.waitUntilStopped()
    }
  }
}
