extension SampleService {
  /// rickandmortyapi.com: characters. Accepts routes with and without `/api`.
  public static let rickandmorty = SampleService("rickandmorty", commands: ["characters"]) {
    RickAndMortyAPI()
  }
}
