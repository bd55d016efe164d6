import Foundation
import Models
import Platform

/// The description of what a request waits for, while its attempts and redirects follow each other.
final class CurrentWait: Sendable {
  private struct Exchange {
    var place: String
    var proxy: String?
    var collector: ResponseCollector?
    var isInHandshake: @Sendable () -> Bool = { false }
  }

  private let exchange: Mutex<Exchange>

  /// - Parameter place: The service's name and host.
  init(for place: String) {
    exchange = Mutex(Exchange(place: place))
  }

  /// Describes the next exchange.
  ///
  /// - Parameters:
  ///   - collector: The collector of its response.
  ///   - place: The service's name and host.
  ///   - proxy: The name of the proxy on the way.
  ///   - isInHandshake: Returns whether the host has accepted a connection, and has yet to complete the TLS handshake.
  func begin(
    _ collector: ResponseCollector,
    at place: String,
    proxy: String?,
    isInHandshake: @escaping @Sendable () -> Bool
  ) {
    exchange.withLock {
      $0 = Exchange(place: place, proxy: proxy, collector: collector, isInHandshake: isInHandshake)
    }
  }

  /// Returns the error of an exchange without data.
  ///
  /// - Parameter limit: The limit that has passed.
  func timedOut(after limit: Duration) -> APIError {
    error(limit) { count in "stopped sending after \(count) byte\(count == 1 ? "" : "s")" }
  }

  /// Returns the error of a request that takes longer than all its attempts may.
  ///
  /// - Parameter limit: The limit that has passed.
  func overdue(after limit: Duration) -> APIError {
    error(limit) { _ in "did not answer completely" }
  }

  private func error(_ limit: Duration, whenReceiving reason: (Int) -> String) -> APIError {
    let exchange = exchange.withLock { $0 }
    let reason =
      switch exchange.collector?.progress {
      case .connecting where exchange.isInHandshake(): "did not complete the TLS handshake"
      case .connecting: "did not accept a connection"
      case .waiting: "sent no answer"
      case .receiving(let count): reason(count)
      case nil: reason(0)
      }
    let limit = limit.formatted(.units(allowed: [.seconds, .milliseconds], width: .narrow))
    let way = exchange.proxy.map { " through the proxy \($0)" } ?? ""
    return .timedOut(detail: "\(exchange.place) \(reason)\(way) within \(limit)")
  }
}
