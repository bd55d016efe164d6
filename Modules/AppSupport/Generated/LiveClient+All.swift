// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

extension LiveClient {
  /// One for each client that asks a service.
  static let all: [LiveClient] = [
    .gitHubClient,
    .reqresClient,
    .rickAndMortyClient,
    .coinClient,
    .numberFactClient,
  ]
}
