import Dependencies
import Foundation
import HTTPTransport
import Models

extension NumberFactClient: DependencyKey {
  public static let liveValue = live(configuration: configuration())

  /// The service's address. The service doesn't support https.
  public static let defaultBaseURL = URL(constant: "http://number-trivia.com")

  /// Reads the configuration from `NUMBERS_API_URL`.
  public static func configuration(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ServiceConfiguration {
    ServiceConfiguration(
      environment: environment,
      urlVariable: "NUMBERS_API_URL",
      defaultBaseURL: defaultBaseURL
    )
  }

  /// Creates a client for the service, which needs no key.
  public static func live(
    configuration: ServiceConfiguration,
    transport: HTTPTransport = .shared
  ) -> NumberFactClient {
    let service = APIService(
      name: "the Numbers API",
      baseURL: configuration.baseURL,
      transport: transport
    )
    return NumberFactClient(
      fact: { number, kind in
        guard kind != .date || (1...366).contains(number) else {
          throw APIError.invalidRequest(detail: "\(number) isn't a day of a year: it must be from 1 to 366")
        }
        return try await service.fact([String(number), kind.rawValue], number: number, kind: kind)
      },
      dateFact: { month, day in
        guard let number = LeapYear.day(month: month, day: day) else {
          throw APIError.invalidRequest(detail: "there is no day \(day) in month \(month)")
        }
        return try await service.fact([String(month), String(day), "date"], number: number, kind: .date)
      },
      randomFact: { try await service.fact(["random", $0.rawValue], number: nil, kind: $0) },
      facts: { try await service.facts(numbers: $0, kind: $1) }
    )
  }
}

/// The days of a leap year, by which the service counts.
enum LeapYear {
  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Returns the day of the year of a date, from 1; `nil` for a date that doesn't exist.
  static func day(month: Int, day: Int) -> Int? {
    guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
    return lengths[..<(month - 1)].reduce(day, +)
  }
}
