/// A provider's identifier of a coin: CoinMarketCap uses numbers, CoinGecko uses words.
public enum CoinID: Equatable, Hashable, Sendable {
  case number(Int)
  case slug(String)
}

extension CoinID: Comparable {
  /// Orders numbers by value and before words, and words by their characters.
  public static func < (lhs: CoinID, rhs: CoinID) -> Bool {
    switch (lhs, rhs) {
    case (.number(let lhs), .number(let rhs)): lhs < rhs
    case (.number, .slug): true
    case (.slug, .number): false
    case (.slug(let lhs), .slug(let rhs)): lhs < rhs
    }
  }
}

extension CoinID: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): String(number)
    case .slug(let slug): slug
    }
  }
}

extension CoinID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int) { self = .number(value) }
  public init(stringLiteral value: String) { self = .slug(value) }
}

extension CoinID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .slug(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .slug(let slug): try container.encode(slug)
    }
  }
}
