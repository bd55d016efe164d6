import ComposableArchitecture
import Foundation

/// Shows a view on the whole terminal until it is left.
@MainActor
public final class TerminalApp {
  /// How an app was left.
  public enum Ending: Hashable, Sendable {
    /// By the key for it.
    case quit
    /// By Control-C, or because the task was cancelled.
    case interrupted
    /// The terminal is gone.
    case disconnected
  }

  private enum Event: Sendable {
    case terminal(TerminalEvent)
    case changed
    case frameDue
    case animationDue
  }

  private let graph: ViewGraph
  private let device: TerminalDevice
  private let writer: ScreenWriter
  private var buffer: FrameBuffer
  private var ending: Ending?
  private var lastFrame: ContinuousClock.Instant?
  private var isFrameScheduled = false
  private var isAnimationScheduled = false
  private let events = AsyncStream.makeStream(of: Event.self)

  /// What every screen is made to be usable at.
  static let minimumSize = Size(width: 40, height: 12)

  /// The time between two frames, at least.
  private static let frameInterval = Duration.nanoseconds(16_666_667)

  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - options: How the app behaves.
  ///   - content: What the terminal shows.
  /// - Throws: ``TerminalUnavailable`` where there is no terminal that can show a full screen.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    options: TerminalAppOptions = TerminalAppOptions(),
    @ViewBuilder content: () -> some View
  ) throws {
    do {
      device = try TerminalDevice(environment: environment)
    } catch {
      throw TerminalUnavailable(reason: error.description)
    }
    let control = AppControl()
    let showsPictures = device.colorDepth == .ansi256 || device.colorDepth == .trueColor
    graph = ViewGraph(
      AppFrame(content: content(), control: control, options: options)
        .environment(\.showsPictures, showsPictures)
    )
    graph.showsPictures = showsPictures ? .halfBlocks : .none
    graph.minimumSize = Self.minimumSize
    graph.runsTasks = options.runsTasks
    writer = ScreenWriter()
    buffer = FrameBuffer(size: device.size, palette: graph.palette)
    control.quit = { [weak self] in self?.end(.quit) }
    control.graph = graph
  }

  /// Shows the view, until it is left.
  ///
  /// - Returns: How it was left.
  /// - Throws: ``TerminalUnavailable`` where the terminal cannot be used after all.
  public func run() async throws -> Ending {
    do {
      try device.start()
    } catch {
      throw TerminalUnavailable(reason: error.description)
    }
    defer {
      graph.close()
      device.stop()
    }
    let continuation = events.continuation
    let forwarding = Task.detached { [events = device.events] in
      for await event in events { continuation.yield(.terminal(event)) }
      continuation.yield(.terminal(.ended))
    }
    defer { forwarding.cancel() }
    draw()
    await withTaskCancellationHandler {
      for await event in events.stream {
        handle(event)
        if ending != nil { break }
      }
    } onCancel: {
      continuation.finish()
    }
    return ending ?? .interrupted
  }

  /// Leaves the app.
  func end(_ ending: Ending) {
    self.ending = ending
    events.continuation.yield(.changed)
  }

  private func handle(_ event: Event) {
    switch event {
    case .terminal(let event): handle(event)
    case .changed: break
    case .frameDue: isFrameScheduled = false
    case .animationDue:
      isAnimationScheduled = false
      graph.animationTick += 1
      graph.setNeedsFrame()
    }
    drawWhenDue()
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let key)): handle(key)
    case .input(.paste(let text)): _ = graph.send(paste: text)
    case .input(.mouse(let event)): _ = graph.send(event)
    case .input(.reply): break
    case .resized(let size):
      buffer = FrameBuffer(size: size, palette: graph.palette)
      graph.setNeedsFrame()
    case .resumed, .capabilitiesChanged:
      writer.invalidate()
      writer.drawsPictures = device.supportsKittyGraphics
      if writer.drawsPictures { graph.showsPictures = .encoded }
      graph.setNeedsFrame()
    case .ready: graph.setNeedsFrame()
    case .ended: end(.disconnected)
    }
  }

  private func handle(_ key: KeyPress) {
    switch (key.key, key.modifiers) {
    case ("c", .control): end(.interrupted)
    case ("z", .control): device.suspend()
    case ("l", .control):
      writer.invalidate()
      graph.setNeedsFrame()
    default: _ = graph.send(key)
    }
  }

  // MARK: Frames

  /// Draws what has changed, at most once in a frame's time.
  private func drawWhenDue() {
    guard ending == nil else { return }
    guard graph.needsFrame, !device.isBusy else { return wait() }
    let now = ContinuousClock.now
    guard let lastFrame, now - lastFrame < Self.frameInterval else { return draw() }
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    schedule(.frameDue, at: lastFrame + Self.frameInterval)
  }

  private func draw() {
    lastFrame = .now
    graph.draw(in: buffer)
    let bytes = writer.write(
      buffer,
      colors: device.colorDepth,
      synchronized: device.supportsSynchronizedOutput
    )
    if !bytes.isEmpty { device.write(bytes) }
    if graph.isAnimating, !isAnimationScheduled {
      isAnimationScheduled = true
      schedule(.animationDue, at: .now + .milliseconds(100))
    }
    wait()
  }

  /// Has the loop woken by the next change.
  private func wait() {
    let continuation = events.continuation
    graph.inbox.onNext { continuation.yield(.changed) }
  }

  private func schedule(_ event: Event, at instant: ContinuousClock.Instant) {
    let continuation = events.continuation
    Task.detached {
      try? await Task.sleep(until: instant, clock: .continuous)
      continuation.yield(event)
    }
  }
}

/// How an app behaves on a terminal.
public struct TerminalAppOptions {
  /// Why the app should not be left now; `nil` if nothing would be lost.
  public var quitWarning: @MainActor () -> String?
  /// Whether tasks of views run; not where a screen is only to be looked at.
  public var runsTasks: Bool

  /// - Parameters:
  ///   - runsTasks: Whether tasks of views, and what they do when they appear, run.
  ///   - quitWarning: Why the app should not be left now; `nil` if nothing would be lost.
  public init(runsTasks: Bool = true, quitWarning: @escaping @MainActor () -> String? = { nil }) {
    self.runsTasks = runsTasks
    self.quitWarning = quitWarning
  }
}

/// That there is no terminal that can show a full screen.
public struct TerminalUnavailable: Error, Hashable {
  /// A sentence on why, for a person.
  public let reason: String
}

/// What the frame of an app can do with the app.
@MainActor
final class AppControl {
  weak var graph: ViewGraph?
  /// Leaves the app.
  var quit: @MainActor () -> Void = {}

  /// The keys of the key bars that are shown.
  var keyHints: [KeyHint] { graph?.keyHints ?? [] }
}
