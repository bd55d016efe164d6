import HTTPTransport

extension HTTPExchange {
  /// Returns an exchange that also tells a test of each event, after the transport has received it.
  ///
  /// - Parameter events: The continuation of the test's stream of events.
  package func reporting(to events: AsyncStream<Event>.Continuation) -> HTTPExchange {
    var exchange = self
    exchange.send = { request, receive in
      try await send(request) { event in
        try receive(event)
        events.yield(event)
      }
    }
    return exchange
  }
}
