import CharactersFeature
import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import RickAndMortyClient
import Testing

/// Responses of a malicious service: text that controls a terminal, and unexpected numbers.
@MainActor
struct HostileInputTests {
  /// Clears the screen, renames the window, sets a color in one byte, moves back, and reverses the text order.
  nonisolated static let hostile =
    "kit\u{1B}[2J\u{1B}]0;x\u{07}\u{9B}31m\u{08}\u{7F}\u{202E}b\u{2066}\u{200F}\r\nnext\u{2028}\u{0}"

  nonisolated static let formats = [["--color", "never"], ["--plain"], ["--json"]]

  @Test(arguments: [["list"], ["show", "1"], ["show", "1", "2"]], formats)
  func `text from the service cannot steer the terminal`(command: [String], format: [String]) async {
    for isTerminal in [true, false] {
      let run = await characters(command + format, isTerminal: isTerminal) { id in
        RickAndMortyCharacter(
          id: id,
          name: Self.hostile,
          status: .unknown(Self.hostile),
          species: Self.hostile,
          type: Self.hostile,
          gender: .unknown(Self.hostile),
          origin: .init(name: Self.hostile),
          location: .init(name: Self.hostile)
        )
      }
      #expect(run.status == .success)
      let isPlain = format[0] == "--plain" || format[0] == "--color" && !isTerminal
      expectHarmless(run, command + format, lines: isPlain ? max(1, command.count - 1) : nil)
    }
  }

  @Test(arguments: [["list"], ["show", "1"]])
  func `the words of an error cannot either`(command: [String]) async {
    let run = await characters(command + ["--color", "never"], isTerminal: true) { _ in
      throw APIError.badRequest(message: Self.hostile)
    }
    #expect(run.status == .failure)
    expectHarmless(run, command)
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test func `there is no page after the last that can be counted`() async {
    let asked = LockIsolated<[Int]>([])
    let store = TestStore(initialState: CharactersFeature.State(firstPage: .max)) {
      CharactersFeature()
    } withDependencies: {
      $0.rickAndMortyClient.characters = { _, page in
        asked.withValue { $0.append(page) }
        return CharactersPage(page: page, characters: [.mock], count: .max, pages: .max, nextPage: .max)
      }
    }
    store.exhaustivity = .off
    await store.send(.task)
    await store.receive(\.charactersResponse)
    await store.send(.nextPageReached)
    #expect(asked.value == [.max])
  }

  @Test(arguments: [["list"], ["show", "1"]], formats)
  func `no number is too odd to be shown`(command: [String], format: [String]) async {
    for (id, created) in [(Int.min, Date.distantPast), (.max, .distantFuture)] {
      let run = await characters(command + format, isTerminal: true) { _ in
        var character = RickAndMortyCharacter.mock
        (character.id, character.created) = (id, created)
        return character
      }
      #expect(run.status == .success)
      #expect(run.standardOutput.contains(String(id)))
    }
  }

  private func characters(
    _ arguments: [String],
    isTerminal: Bool,
    character: @escaping @Sendable (Int) throws -> RickAndMortyCharacter
  ) async -> CapturedRun {
    await withDependencies {
      $0.rickAndMortyClient.character = { id in try character(id) }
      $0.rickAndMortyClient.characters = { _, _ in
        CharactersPage(page: 1, characters: [try character(1)], count: 1, pages: 1, nextPage: nil)
      }
    } operation: {
      await CapturedRun(CharactersCommand.self, arguments, isTerminal: isTerminal)
    }
  }

  /// Expects the output to contain only the harmless part of the text.
  private func expectHarmless(_ run: CapturedRun, _ format: [String], lines: Int? = nil) {
    let harmful: Set<Unicode.Scalar> = [
      "\u{1B}", "\u{07}", "\u{9B}", "\u{08}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{2028}",
      "\u{0}", "\r",
    ]
    #expect(!run.standardOutput.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect(!run.standardError.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect((run.standardOutput + run.standardError).contains("kit"), "\(format)")
    if let lines { #expect(run.standardOutput.split(separator: "\n").count == lines, "\(format)") }
  }
}
