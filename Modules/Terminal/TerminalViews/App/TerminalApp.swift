import Foundation

/// An app that shows a view on the whole terminal until the user quits.
@MainActor
public final class TerminalApp {
  /// The reason for an app to end.
  public enum Ending: Hashable, Sendable {
    /// The user pressed the key to quit.
    case quit
    /// The user pressed Control-C, or the task was cancelled.
    case interrupted
    /// The terminal was disconnected.
    case disconnected
  }

  private enum Event: Sendable {
    case terminal(TerminalEvent)
    case changed
    case frameDue
    case animationDue
    case motionDue
    case toastDue(number: Int)
    case wakeDue(Date)
  }

  private let graph: ViewGraph
  let device: TerminalDevice
  private let writer: ScreenWriter
  private var buffer: FrameBuffer
  private let control: AppControl
  private var ending: Ending?
  private var lastFrame: ContinuousClock.Instant?
  private var isFrameScheduled = false
  private var isAnimationScheduled = false
  private var isMotionScheduled = false
  /// The time until which nothing moves, because the terminal is slow.
  private var stillUntil: ContinuousClock.Instant?
  private var scheduledToast: Int?
  private var scheduledWake: Date?
  private var shownTitle: String?
  /// The place in what was written to standard error up to which it has been shown.
  private var shownErrors = 0
  /// Whether the terminal reports movements of the pointer without a button.
  private var reportsMovements = false
  /// Tells what changes instead of drawing it; `nil` in an app that draws.
  private let narrator: Narrator?
  private let events = AsyncStream.makeStream(of: Event.self)

  /// The smallest size at which every screen is usable.
  package static let minimumSize = Size(width: 40, height: 12)

  /// The shortest time between two frames.
  private static let frameInterval = Duration.nanoseconds(16_666_667)

  /// The time for which nothing moves after the terminal hasn't accepted a frame until the next one was due.
  private static let stillTime = Duration.seconds(5)

  /// - Parameters:
  ///   - environment: The environment variables of the process.
  ///   - options: How the app behaves.
  ///   - content: The view to show.
  /// - Throws: ``TerminalUnavailable`` if there is no terminal that can show a full screen.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    options: TerminalAppOptions = TerminalAppOptions(),
    @ViewBuilder content: () -> some View
  ) throws {
    do {
      device = try TerminalDevice(environment: environment, isPlain: options.isAccessible)
    } catch {
      throw TerminalUnavailable(reason: error.description)
    }
    let control = AppControl(options)
    self.control = control
    narrator = options.isAccessible ? Narrator() : nil
    let showsPictures = narrator == nil && [.ansi256, .trueColor].contains(device.colorDepth)
    graph = ViewGraph(
      AppFrame(content: content(), control: control)
        .environment(\.showsPictures, showsPictures)
        .environment(\.accessibilityVoiceOverEnabled, narrator != nil)
        .environment(\.accessibilityDifferentiateWithoutColor, device.colorDepth == .none)
    )
    graph.showsPictures = showsPictures ? .halfBlocks : .none
    graph.minimumSize = Self.minimumSize
    graph.runsTasks = options.runsTasks
    let launch = ContinuousClock.now
    graph.motion.clock = { .now - launch }
    writer = ScreenWriter()
    writer.theme = ScreenTheme(options.theme, background: device.background)
    graph.traits.use(writer.theme)
    buffer = FrameBuffer(size: narrator == nil ? device.size : Narrator.screenSize, palette: graph.palette)
    control.quit = { [weak self] in self?.end(.quit) }
    control.graph = graph
    control.themeChanged = { [writer, device, traits = graph.traits] theme in
      writer.theme = ScreenTheme(theme, background: device.background)
      traits.use(writer.theme)
    }
    graph.quit = { control.requestQuit() }
    graph.copy = { [device] text in
      let bytes = device.modes.copying(text)
      device.write(bytes)
      return !bytes.isEmpty
    }
    let browser = WebBrowser(environment: environment)
    graph.open = { browser.open($0) }
    let editor = EditorLauncher(environment: environment)
    graph.edit = { [device] file in
      guard editor.command != nil else { return false }
      device.lend { _ = editor.edit(file) }
      return true
    }
  }

  /// Shows the view until the app ends.
  ///
  /// - Returns: How the app ended.
  /// - Throws: ``TerminalUnavailable`` if the terminal can't be used after all.
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
    if narrator != nil { device.write(Array("? lists the keys, q quits.\n".utf8)) }
    draw()
    await withTaskCancellationHandler {
      for await event in events.stream {
        // Events that came before the end may be many.
        if Task.isCancelled || device.isInterrupted { break }
        handle(event)
        if ending != nil { break }
      }
    } onCancel: {
      continuation.finish()
    }
    return ending ?? .interrupted
  }

  /// Ends the app.
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
      graph.setNeedsRepaint()
    case .motionDue:
      isMotionScheduled = false
      if device.isBusy { stillUntil = .now + Self.stillTime }
      graph.setNeedsMotion()
    case .toastDue(let number): graph.dismissToast(number)
    case .wakeDue(let date):
      scheduledWake = nil
      graph.wakeDue(max(date, Date()))
    }
    drawWhenDue()
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let key)): handle(key)
    case .input(.paste(let text)): _ = graph.send(paste: text)
    case .input(.mouse(let event)): _ = graph.send(event)
    case .input(.reply): break
    case .resized where narrator != nil: break
    case .resized(let size):
      buffer = FrameBuffer(size: size, palette: graph.palette)
      graph.resize(to: size)
    case .resumed, .capabilitiesChanged:
      writer.invalidate()
      narrator?.forget()
      (shownTitle, reportsMovements) = (nil, false)
      writer.drawsPictures = device.supportsKittyGraphics
      writer.hasColumnMargins = device.capabilities.columnMargins
      writer.repeatsGlyphs = device.capabilities.repetition
      writer.theme = ScreenTheme(control.theme, background: device.background)
      graph.traits.use(writer.theme)
      if writer.drawsPictures { graph.showsPictures = .encoded }
      graph.setNeedsFrame()
    case .ready: graph.setNeedsFrame()
    case .ended: end(.disconnected)
    }
  }

  private func handle(_ key: KeyPress) {
    switch (key.key, key.modifiers) {
    case ("z", .control): device.suspend()
    case ("l", .control):
      writer.invalidate()
      narrator?.forget()
      graph.setNeedsFrame()
    default: _ = graph.send(key)
    }
  }

  // MARK: Frames

  /// Whether nothing moves, because the terminal is slow.
  var isStill: Bool { stillUntil.map { .now < $0 } ?? false }

  /// Draws the changes, at most once per frame interval.
  private func drawWhenDue() {
    guard ending == nil else { return }
    guard graph.needsFrame else { return wakeOnNextChange() }
    // The frame follows once the terminal is ready.
    guard !device.isBusy else { return }
    let now = ContinuousClock.now
    guard let lastFrame, now - lastFrame < Self.frameInterval else { return draw() }
    guard !isFrameScheduled else { return }
    isFrameScheduled = true
    schedule(.frameDue, at: lastFrame + Self.frameInterval)
  }

  private func draw() {
    // Even if drawing is slow, there is time for keys between two frames.
    defer { lastFrame = .now }
    // What is written to standard error would spoil the screen, so it follows at the end. Until then it is a message.
    if let line = TerminalSignals.errorLine(after: &shownErrors) { graph.show(line, isFailure: true) }
    graph.motion.isEnabled = !(control.options.reducesMotion || narrator != nil || isStill)
    graph.draw(in: buffer)
    let bytes =
      if let narrator {
        narrator.changes(of: graph).flatMap { Array("\($0)\n".utf8) }
      } else {
        writer.write(
          buffer,
          colors: device.colorDepth,
          synchronized: device.supportsSynchronizedOutput
        )
      }
    if !bytes.isEmpty { device.write(bytes) }
    setTitle(graph.windowTitle ?? control.options.title)
    setReportsMovements(!graph.hover.targets.isEmpty)
    if let toast = graph.toast, toast.number != scheduledToast {
      scheduledToast = toast.number
      schedule(.toastDue(number: toast.number), at: .now + control.options.toastDuration)
    }
    if let next = graph.wakes.next, next != scheduledWake {
      scheduledWake = next
      schedule(.wakeDue(next), at: .now + .seconds(max(0, next.timeIntervalSinceNow)))
    }
    if graph.isAnimating, narrator == nil, !isAnimationScheduled {
      isAnimationScheduled = true
      schedule(.animationDue, at: .now + .milliseconds(100))
    }
    if graph.motion.isRunning, !isMotionScheduled {
      isMotionScheduled = true
      schedule(.motionDue, at: .now + Motion.frameInterval)
    }
    wakeOnNextChange()
  }

  private func setReportsMovements(_ reports: Bool) {
    guard reports != reportsMovements else { return }
    reportsMovements = reports
    device.write(device.modes.reportingMovements(reports))
  }

  private func setTitle(_ title: String) {
    guard title != shownTitle else { return }
    shownTitle = title
    device.write(device.modes.title(title))
  }

  /// Wakes the event loop on the next change.
  private func wakeOnNextChange() {
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
