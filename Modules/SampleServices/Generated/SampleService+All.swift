// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

extension SampleService: CaseIterable {
  /// Every sample service.
  public static let allCases: [SampleService] = [
    .github,
    .reqres,
    .rickandmorty,
    .coinmarketcap,
    .coingecko,
    .numbers,
  ]
}
