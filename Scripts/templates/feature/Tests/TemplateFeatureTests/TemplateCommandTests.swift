import CommandSupport
import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import Testing

@MainActor
struct TemplateCommandTests {
  @Test func listPrintsATableForPeople() async {
    let run = await list(["--color", "never"], isTerminal: true) { [.mock, .mock2] }
    #expect(run.standardOutput.hasPrefix("ID  NAME\n 1  First\n 2  Second\n"))
    #expect(run.status == .success)
  }

  @Test func listPrintsLinesForPrograms() async {
    let run = await list([]) { [.mock, .mock2] }
    #expect(run.standardOutput == "1\tFirst\n2\tSecond\n")
  }

  @Test func anEmptyListIsASuccess() async {
    let run = await list([]) { [] }
    #expect(run.standardOutput == "")
    #expect(run.standardError == "There are no items.\n")
    #expect(run.status == .success)
  }

  @Test func aFailureIsOneLineThatNamesTheFeature() async {
    let run = await list([]) { throw APIError.timedOut }
    #expect(run.status == .network)
    #expect(run.standardError.hasPrefix("template: "))
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  private func list(
    _ arguments: [String],
    isTerminal: Bool = false,
    items: @escaping @Sendable () async throws -> [ServiceItem]
  ) async -> CapturedRun {
    await withDependencies {
      $0.serviceClient.items = items
    } operation: {
      await CapturedRun(TemplateCommand.self, ["list"] + arguments, isTerminal: isTerminal)
    }
  }
}
