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
    do {
      return Running(
        server: try await SampleServer(port: port, handler: SampleHandler(faults: faults, clock: clock))
      )
    } catch {
      throw SampleServicesError(error, port: port)
    }
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
}
