import CommandSupport
import Models

extension CoinProvider {
  /// The variable that chooses the provider of coins.
  public static let environmentVariable = "COIN_PROVIDER"

  /// The provider that the environment names; where it names none, CoinGecko if a key or an address was given
  /// for it and for CoinMarketCap neither, and otherwise CoinMarketCap.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - keys: The keys that there are.
  ///   - addresses: The addresses that there are.
  /// - Throws: ``CommandFailure`` when the variable names no provider.
  public static func chosen(
    environment: [String: String],
    keys: Keys,
    addresses: ServiceAddresses
  ) throws -> CoinProvider {
    if let name = environment[environmentVariable], !name.isEmpty {
      guard let provider = CoinProvider(rawValue: name.lowercased()) else {
        let names = allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        throw CommandFailure.usage("\(environmentVariable) is '\(name)'; it must be \(names)")
      }
      return provider
    }
    func isGiven(_ service: WebService) -> Bool { keys[service] != nil || addresses[service] != nil }
    return isGiven(.coinGecko) && !isGiven(.coinMarketCap) ? .coinGecko : .coinMarketCap
  }
}
