import ComposableArchitecture

extension RunningSimulation {
  /// Whether the user acts through a screen.
  var hasScreen: Bool { simulation.screen != nil }

  private static var mostFrames: Int { 100 }

  /// Lets the screen show the state, and the tasks of its views run.
  func showScreen() async {
    guard let screen else { return }
    var quiet = 0
    for _ in 0..<Self.mostFrames where quiet < 2 {
      let isNew = screen.update()
      // Tasks of views begin as jobs of the main actor.
      await Task.yield()
      quiet = isNew || stepper.hasJobs ? 0 : quiet + 1
      runJobs(pausing: false)
    }
    if quiet < 2 {
      fail("the screen never comes to rest: it was drawn \(Self.mostFrames) times", "endless frames")
    }
  }

  func closeScreen() async {
    guard let screen else { return }
    screen.close()
    self.screen = nil
    inputs = []
    for _ in 0..<3 {
      await Task.yield()
      runJobs(pausing: false)
    }
  }
}
