import CommandSupport
import Models

extension CoinProvider {
  /// The variable that selects the provider of coins.
  public static let environmentVariable = "COIN_PROVIDER"

  /// Returns the provider that the environment selects. If it selects none, this is CoinGecko if only CoinGecko has a
  /// key or an address, and otherwise CoinMarketCap.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - keys: The configured keys.
  ///   - addresses: The configured addresses.
  /// - Throws: ``CommandFailure`` if the variable's value isn't a provider.
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
