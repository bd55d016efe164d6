import ComposableArchitecture
import Foundation

extension Inspector {
  // MARK: The focus

  var focusBinding: Binding<InspectorPart?> { Binding(get: { self.focus }, set: { self.focus = $0 }) }

  /// Moves the focus to the filter.
  func startFilter() {
    if focus != .filter { unfiltered = focus }
    focus = .filter
  }

  /// Moves the focus back to where it was.
  func endFilter() { focus = unfiltered }

  // MARK: Playing

  /// Plays the film from the shown action, or from the start if that is the last one; or pauses it.
  func playOrPause() {
    if isPlaying { return pause() }
    let listed = listed
    guard let first = listed.first, let last = listed.last else { return }
    let here = traveled ?? last.number
    show(here >= last.number ? first.number : here)
    playhead = traveled.flatMap { timeline[$0]?.time }
    isPlaying = true
  }

  func pause() {
    isPlaying = false
    playhead = nil
  }

  /// Shows one action after another at the pace at which they were recorded, while the film plays.
  func play() async {
    while isPlaying, let here = traveled, let playhead {
      guard let next = listed.first(where: { $0.number > here }) else { return pause() }
      let rest = Duration.seconds(max(0, next.time.timeIntervalSince(playhead)))
      let step = min(rest, .milliseconds(100))
      do { try await clock.sleep(for: step) } catch { return }
      guard isPlaying, traveled == here else { continue }
      // The head moves in steps, and their sum isn't exact.
      if rest - step < .milliseconds(1) {
        show(next.number)
        self.playhead = next.time
      } else {
        self.playhead = playhead.addingTimeInterval(step / .seconds(1))
      }
    }
  }
}
