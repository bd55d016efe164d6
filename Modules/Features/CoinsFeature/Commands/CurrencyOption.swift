import ArgumentParser
import Models

/// `--convert`: the currency of prices.
struct CurrencyOption: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp("The currency of prices; USD by default.", valueName: "code"),
    transform: CurrencyOption.code
  )
  var convert = "USD"

  @Sendable private static func code(_ text: String) throws -> String {
    let isCode =
      (2...10).contains(text.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isCode else { throw ValidationError("it must be the code of a currency, such as USD or EUR") }
    return text.uppercased()
  }

  /// Returns the error of a request for prices in this currency. If the service refused a currency that the app doesn't
  /// offer, the error names those that it does.
  func explained(_ error: any Error) -> any Error {
    guard case APIError.badRequest(let message) = error, Currency(rawValue: convert) == nil else {
      return error
    }
    let codes = Currency.allCases.map(\.rawValue).joined(separator: ", ")
    return APIError.badRequest(message: "\(message) (there are prices in \(codes) and others)")
  }
}
