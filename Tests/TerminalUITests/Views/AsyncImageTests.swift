import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI

@MainActor
@Suite struct AsyncImageTests {
  @Reducer
  struct Nothing {
    struct State: Equatable {}
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  private func app(showsPictures: Bool, bytes: [UInt8]?) async throws -> ViewDriver<
    Nothing.State, Nothing.Action
  > {
    let url = try #require(URL(string: "https://example.com/face.png"))
    return await withDependencies {
      $0.imageLoader = { _ in bytes }
    } operation: {
      // The first frame is drawn, and its tasks begin, when the driver is created.
      let app = ViewDriver(initialState: Nothing.State(), width: 40, height: 4) {
        Nothing()
      } view: { _ in
        AsyncImage(url: url).environment(\.showsPictures, showsPictures)
      }
      await app.settle()
      // Decoding happens off the main actor and may finish at any time.
      while showsPictures, bytes.flatMap(PixelImage.init(encoded:)) != nil, app.text.contains("http") {
        await app.settle()
      }
      return app
    }
  }

  @Test func aPictureIsDrawnInHalfBlocks() async throws {
    let red = PixelImage.Pixel(red: 200, green: 0, blue: 0)
    let image = try #require(PixelImage(width: 8, height: 8, pixels: Array(repeating: red, count: 64)))
    let app = try await app(showsPictures: true, bytes: image.png)
    #expect(app.text == Array(repeating: "▀▀▀▀▀▀▀▀", count: 4).joined(separator: "\n"))
    #expect(app.frame.style(x: 0, y: 0).foreground == Color(.rgb(red: 200, green: 0, blue: 0)))
  }

  @Test func withoutPicturesTheAddressIsShown() async throws {
    #expect(try await app(showsPictures: false, bytes: nil).text == "https://example.com/face.png")
  }

  @Test(arguments: [nil, [1, 2, 3]])
  func whatIsNoPictureIsShownByItsAddress(bytes: [UInt8]?) async throws {
    let app = try await app(showsPictures: true, bytes: bytes)
    #expect(app.text == "https://example.com/face.png")
    #expect(app.frame.style(x: 0, y: 0).link == "https://example.com/face.png")
  }
}
