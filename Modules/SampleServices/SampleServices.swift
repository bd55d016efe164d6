import FlyingFox
import FlyingSocks
import Foundation

/// The services that the features use, with sample data, on loopback inside this process.
///
/// ```swift
/// let services = try await SampleServices.start()
/// let url = services.baseURL(for: .github)  // http://127.0.0.1:49152/github
/// …
/// await services.stop()
/// ```
///
/// Several can run side by side: they share no mutable state.
public enum SampleServices {
  /// Starts the services.
  ///
  /// The sample data is created on first use, so starting only costs the binding of a port.
  ///
  /// - Parameters:
  ///   - port: The port of 127.0.0.1 to listen on; 0 takes a free one.
  ///   - faults: The faults that apply without a header or query item in the request; see ``SampleFault``.
  ///   - clock: The clock for delayed responses.
  /// - Returns: The running services. They run until ``Running/stop()``.
  /// - Throws: ``SampleServicesError`` if the port can't be used.
  public static func start(
    port: UInt16 = 0,
    faults: [SampleFault] = [],
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws(SampleServicesError) -> Running {
    let server: HTTPServer
    let listeningPort = ListeningPort()
    do {
      server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port),
        timeout: SampleHandler.longestRequest,
        logger: .disabled,
        handler: SampleHandler(faults: faults, clock: clock, listening: listeningPort)
      )
    } catch {
      throw .cannotStart(port: port, reason: error.localizedDescription)
    }

    let failures = AsyncStream.makeStream(of: (any Error).self)
    let running = Task {
      do { try await server.run() } catch { failures.continuation.yield(error) }
      failures.continuation.finish()
    }
    let listening = Task {
      try await server.waitUntilListening(timeout: 30)
      failures.continuation.finish()
    }
    // NB: The first of the two events ends the stream: a failure to bind leaves one error in it, listening leaves
    // none.
    var failure: (any Error)?
    for await error in failures.stream { failure = failure ?? error }
    listening.cancel()

    guard failure == nil, case .ip4(_, let bound)? = await server.listeningAddress else {
      running.cancel()
      throw SampleServicesError(failure, port: port)
    }
    listeningPort.port = bound
    disableNagle(from: bound)
    return Running(port: bound, server: server, task: running)
  }

  /// Starts the services, calls `body` with them, and stops them even if it throws.
  ///
  /// - Parameters:
  ///   - port: The port of 127.0.0.1 to listen on; 0 takes a free one.
  ///   - faults: The faults that apply without a header or query item in the request.
  ///   - clock: The clock for delayed responses.
  ///   - body: The operation to run meanwhile.
  /// - Returns: The result of `body`.
  /// - Throws: ``SampleServicesError`` if the port can't be used, and the errors of `body`.
  public static func run<Result>(
    port: UInt16 = 0,
    faults: [SampleFault] = [],
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Running) async throws -> Result
  ) async throws -> Result {
    let services = try await start(port: port, faults: faults, clock: clock)
    do {
      let result = try await body(services)
      await services.stop()
      return result
    } catch {
      await services.stop()
      throw error
    }
  }

  /// Turns off Nagle's algorithm, so that responses are sent as they are written.
  ///
  /// The server writes the head and the body of a response separately. TCP would delay the second until the peer
  /// acknowledges the first, which takes 40 ms. Connections inherit the option from the socket that accepts them.
  private static func disableNagle(from port: UInt16) {
    guard let socket = OpenSockets.listening(on: port) else { return }
    var isOn: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout.size(ofValue: isOn)))
  }
}
