import Foundation

/// The file with a screen's state, from which the screen continues when its program is started again.
///
/// `Scripts/dev` rebuilds a program while it is used, and restarts it with the same state.
struct ContinuedState {
  /// The variable with the path of the file. Without it nothing is read or kept.
  static let environmentVariable = "COMPOSED_CONTINUE"

  private let file: URL?

  init(environment: [String: String]) {
    file = environment[Self.environmentVariable].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
  }

  /// Returns the kept state; `nil` if there is none, or if it has another shape than the state has now.
  func load<State>(_ type: State.Type) -> State? {
    guard let file, let type = type as? any Decodable.Type, let data = try? Data(contentsOf: file) else {
      return nil
    }
    return try? JSONDecoder().decode(type, from: data) as? State
  }

  /// Keeps a state.
  ///
  /// - Throws: The errors of the encoder and of the file system.
  func keep(_ state: some Encodable) throws {
    guard let file else { return }
    try JSONEncoder().encode(state).write(to: file, options: .atomic)
  }
}
