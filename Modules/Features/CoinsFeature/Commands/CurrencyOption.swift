import ArgumentParser

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
}
