import CharactersFeature
import ComposableArchitecture
import FrameTestSupport
import Models
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct CharactersFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: CharactersFeature.State.self,
    and: [
      "idle": .init(),
      "loaded": .few,
      "offline": .offline,
      "halted": .halted,
    ]
  )

  nonisolated static let details = folder.frames([
    "detail-loading": CharacterDetailFeature.State.loading,
    "detail-loaded": .init(character: .mock),
    "detail-unknown": .init(character: .mock2),
    "detail-failed": .failed,
    "detail-stale": .stale,
    "detail-long-text": .longText,
  ])

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<CharactersFeature.State>) {
    let view = CharactersView(store: Store(initialState: frame.state) { CharactersFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test(arguments: details)
  func `each detail is as in its file`(frame: FrameFile<CharacterDetailFeature.State>) {
    let view = CharacterDetailView(store: Store(initialState: frame.state) { CharacterDetailFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames, Self.details) == nil)
  }
}
