/// A service that ``SampleServices`` imitates.
///
/// Each has a file `SampleService+Name.swift` beside its ``SampleAPI``, with the name of the client that asks it.
public struct SampleService: Hashable, Sendable {
  /// The first part of the service's path, and its name in faults.
  public let name: String
  /// The commands whose faults apply to the service.
  let commands: [String]
  private let makeAPI: @Sendable () -> any SampleAPI

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - name: The first part of its path, and its name in faults: lower-case letters and digits.
  ///   - commands: The commands whose faults apply to it.
  ///   - api: Creates its responses.
  init(_ name: String, commands: [String], api: @escaping @Sendable () -> any SampleAPI) {
    self.name = name
    self.commands = commands
    makeAPI = api
  }

  /// Creates the service's responses, at its start.
  func api() -> any SampleAPI { makeAPI() }

  /// Returns the services for a name in a fault: the name of a service, the command of a feature, or `all`.
  static func named(_ name: some StringProtocol) -> Set<SampleService>? {
    let name = name.lowercased()
    if name == "all" { return Set(allCases) }
    let services = allCases.filter { $0.name == name || $0.commands.contains(name) }
    return services.isEmpty ? nil : Set(services)
  }

  static let names = (allCases.map(\.name) + allCases.flatMap(\.commands)).uniqued() + ["all"]

  public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [String] {
  /// Returns the texts without repetitions.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
