import CommandSupport
import ComposableArchitecture
import Models
import ServiceClient
import TemplateFeature
import Testing

@MainActor
struct TemplateCommandTests {
  @Test func `list prints a table for people`() async {
    let run = await run(["list", "--color", "never"], isTerminal: true)
    #expect(run.standardOutput.hasPrefix("ID  NAME    SUMMARY\n 1  First   The first item.\n"))
    #expect(run.status == .success)
  }

  @Test func `list prints lines for programs`() async {
    let run = await run(["list"])
    #expect(run.standardOutput == "1\tFirst\tThe first item.\n2\tSecond\tThe second item.\n")
  }

  @Test func `list finds items by their names`() async {
    #expect(await run(["list", "--search", "SECOND"]).standardOutput == "2\tSecond\tThe second item.\n")
    let nothing = await run(["list", "--search", "third"])
    #expect(nothing.standardError == "No item matches 'third'.\n")
    #expect(nothing.status == .success)
  }

  @Test func `show prints one item`() async {
    let run = await run(["show", "2", "--json=name"])
    #expect(run.standardOutput.contains(#""name":"Second""#) || run.standardOutput.contains(#""name": "Second""#))
    #expect(await self.run(["show", "7"]).status == .notFound)
    #expect(await self.run(["show", "0"]).status == .usage)
  }

  @Test func `a failure is one line that names the command`() async {
    let run = await run(["list"]) { throw APIError.timedOut }
    #expect(run.status == .network)
    #expect(run.standardError.hasPrefix("template: "))
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  private func run(
    _ arguments: [String],
    isTerminal: Bool = false,
    items: @escaping @Sendable () async throws -> [ServiceItem] = { [.mock, .mock2] }
  ) async -> CapturedRun {
    await withDependencies {
      $0.serviceClient = .previewValue
      $0.serviceClient.items = items
    } operation: {
      await CapturedRun(TemplateCommand.self, arguments, isTerminal: isTerminal)
    }
  }
}
