extension SampleService {
  /// number-trivia.com: number facts.
  public static let numbers = SampleService("numbers", commands: ["fact"]) { NumbersAPI() }
}
