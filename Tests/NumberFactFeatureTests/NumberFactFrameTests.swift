import ComposableArchitecture
import FrameTestSupport
import Models
import NumberFactFeature
import Testing

/// The screens, compared with the files in Frames.
@MainActor
struct NumberFactFrameTests {
  nonisolated static let folder = FrameFolder()
  nonisolated static let frames = folder.previews(
    of: NumberFactFeature.State.self,
    and: [
      "idle": .init(),
      "timer": .running,
      "loaded": .answered(.loaded(.mock)),
      "undecodable": .answered(
        .failed(.undecodable(type: "fact", path: "", excerpt: "<html>"), previous: nil)
      ),
    ]
  )

  @Test(arguments: frames) func `each screen is as in its file`(frame: FrameFile<NumberFactFeature.State>) {
    let view = NumberFactView(store: Store(initialState: frame.state) { NumberFactFeature() })
    #expect(frame.mismatch(with: view) == nil)
  }

  @Test func `each file belongs to a screen`() {
    #expect(Self.folder.strays(besides: Self.frames) == nil)
  }
}
