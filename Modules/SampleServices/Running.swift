import FlyingFox
import Foundation

extension SampleServices {
  /// Services that are listening.
  public struct Running: Sendable {
    /// The port of 127.0.0.1 that they listen on.
    public let port: UInt16

    let server: HTTPServer
    let task: Task<Void, Never>

    /// `http://127.0.0.1:PORT`, which lists the services.
    public var origin: URL {
      var components = URLComponents()
      components.scheme = "http"
      components.host = "127.0.0.1"
      components.port = Int(port)
      // NB: a scheme, an IPv4 address and a 16 bit port always make a URL.
      return components.url ?? URL(filePath: "/")
    }

    /// The address to give a client in place of a service's own, such as `http://127.0.0.1:PORT/github`.
    ///
    /// - Parameter service: The service to stand in for.
    public func baseURL(for service: SampleService) -> URL {
      origin.appending(path: service.rawValue)
    }

    /// Stops listening, closes every connection and returns when that is done. A second call does nothing.
    public func stop() async {
      await server.stop(timeout: 0)
      task.cancel()
      await task.value
    }

    /// Returns when the services have stopped; for a process that does nothing but serve.
    public func waitUntilStopped() async {
      await task.value
    }
  }
}
