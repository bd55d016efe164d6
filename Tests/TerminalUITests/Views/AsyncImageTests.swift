import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct AsyncImageTests {
  @Reducer
  struct Nothing {
    struct State: Equatable {}
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  private static let address = "https://example.com/face.png"
  private static let red = PixelImage(
    width: 8,
    height: 8,
    rgba: (0..<64).flatMap { _ in [200, 0, 0, 255] as [UInt8] }
  )

  /// Returns an app with a picture that has been loaded and, if there is a decoder, decoded.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that are loaded.
  ///   - decoder: The decoder; `nil` for none.
  private func app(
    showsPictures: Bool = true,
    bytes: [UInt8]? = [1],
    decoder: ImageDecoder?
  ) async throws -> ViewDriver<Nothing.State, Nothing.Action> {
    let url = try #require(URL(string: Self.address))
    let results = LockIsolated<[PixelImage?]>([])
    func observed(_ decoder: @escaping ImageDecoder) -> ImageDecoder {
      { bytes in
        let image = decoder(bytes)
        results.withValue { $0.append(image) }
        return image
      }
    }
    let observedDecoder = decoder.map(observed)
    return await withDependencies {
      $0.imageLoader = { _ in bytes }
    } operation: {
      // The first frame is drawn, and its tasks begin, when the driver is created.
      let app = ViewDriver(initialState: Nothing.State(), width: 40, height: 4) {
        Nothing()
      } view: { _ in
        AsyncImage(url: url).environment(\.showsPictures, showsPictures)
          .environment(\.imageDecoder, observedDecoder)
      }
      await app.settle()
      guard showsPictures, bytes != nil, decoder != nil else { return app }
      // Decoding happens off the main actor and may finish at any time.
      while results.value.isEmpty { await app.settle() }
      while results.value.last != .some(nil), app.text == Self.address { await app.settle() }
      return app
    }
  }

  @Test func `a picture is drawn in half blocks`() async throws {
    let red = Self.red
    let app = try await app { _ in red }
    #expect(app.text == Array(repeating: "▀▀▀▀▀▀▀▀", count: 4).joined(separator: "\n"))
    #expect(app.frame.style(x: 0, y: 0).foreground == Color(.rgb(red: 200, green: 0, blue: 0)))
  }

  @Test(arguments: [(8, 8, 8), (16, 8, 16), (32, 8, 24), (8, 32, 2), (1, 100, 1), (100, 1, 24)])
  func `a picture keeps its proportions in at most 24 columns`(width: Int, height: Int, columns: Int)
    async throws
  {
    let rgba = (0..<width * height).flatMap { _ in [0, 0, 200, 255] as [UInt8] }
    let image = PixelImage(width: width, height: height, rgba: rgba)
    let app = try await app { _ in image }
    let row = String(repeating: "▀", count: columns)
    #expect(app.text == Array(repeating: row, count: 4).joined(separator: "\n"))
  }

  @Test func `without pictures the address is shown`() async throws {
    let red = Self.red
    let app = try await app(showsPictures: false) { _ in
      Issue.record("The picture isn't wanted.")
      return red
    }
    #expect(app.text == Self.address)
  }

  @Test func `without a decoder the address is shown`() async throws {
    let app = try await app(decoder: nil)
    #expect(app.text == Self.address)
    #expect(app.frame.style(x: 0, y: 0).link == Self.address)
  }

  @Test(arguments: [nil, [1, 2, 3]])
  func `bytes that aren't a picture are shown by their address`(bytes: [UInt8]?) async throws {
    let app = try await app(bytes: bytes) { loaded in
      #expect(loaded == bytes)
      return nil
    }
    #expect(app.text == Self.address)
    #expect(app.frame.style(x: 0, y: 0).link == Self.address)
  }

  @Test func `a terminal that draws pictures receives a PNG as it came`() throws {
    let red = try #require(Self.red)
    let url = try #require(URL(string: Self.address))
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
    #expect(LoadedPicture(url: url, bytes: png) { _ in red }?.content == .png(png))
    #expect(LoadedPicture(url: url, bytes: [0xFF, 0xD8]) { _ in red }?.content == .pixels(red))
    #expect(LoadedPicture(url: url, bytes: png) { _ in nil } == nil)
  }
}
