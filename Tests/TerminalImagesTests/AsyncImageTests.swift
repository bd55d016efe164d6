import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import TerminalImages

@MainActor
@Suite struct AsyncImageTests {
  @Reducer
  struct Nothing {
    struct State: Equatable {}
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  /// Returns the text of a screen with a picture, after the picture has been decoded.
  private func text(showing bytes: [UInt8]) async throws -> String {
    let url = try #require(URL(string: "https://example.com/face"))
    let results = LockIsolated<[PixelImage?]>([])
    return await withDependencies {
      $0.imageLoader = { _ in bytes }
    } operation: {
      let app = ViewDriver(initialState: Nothing.State(), width: 40, height: 4) {
        Nothing()
      } view: { _ in
        AsyncImage(url: url).environment(\.showsPictures, true).environment(\.imageDecoder) { bytes in
          let image = PixelImage(encoded: bytes)
          results.withValue { $0.append(image) }
          return image
        }
      }
      // Decoding happens off the main actor and may finish at any time.
      while results.value.isEmpty { await app.settle() }
      while results.value.last != .some(nil), app.text.contains("http") { await app.settle() }
      return app.text
    }
  }

  @Test func `a PNG and a JPEG are drawn`() async throws {
    let png = PNGEncoder(width: 8, height: 8, depth: 8, colorType: 2).encoded { x, _, _ in x * 20 }
    #expect(try await text(showing: png) == Array(repeating: "▀▀▀▀▀▀▀▀", count: 4).joined(separator: "\n"))
    #expect(try await text(showing: JPEGSamples.progressive).hasPrefix("▀▀▀▀▀▀▀▀▀▀▀▀"))
  }

  @Test(arguments: [
    Array(JPEGSamples.progressive.dropLast(20)),
    PNGEncoder(width: 8, height: 8, depth: 8, colorType: 2).encoded { _, _, _ in 0 }.dropLast(30),
    PNGEncoder(width: 30_000, height: 30_000, depth: 8, colorType: 6).empty,
    Array("<html>not found</html>".utf8),
  ])
  func `what can't be decoded is shown by its address`(bytes: [UInt8]) async throws {
    #expect(try await text(showing: bytes) == "https://example.com/face")
  }
}
