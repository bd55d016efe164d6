import TerminalUI
import Testing

@testable import TerminalViews

/// Gestures that are made of two.
@MainActor
@Suite struct ComposedGestureTests {
  private let log = Recorder<String>()

  private func probe(_ gesture: some Gesture) -> ScreenProbe {
    let probe = ScreenProbe(width: 10, height: 1) {
      Text("card").frame(width: 10, height: 1).gesture(gesture)
    }
    probe.draw()
    return probe
  }

  @Test func `a drag after a long press begins once the press has lasted`() {
    let gesture = LongPressGesture(minimumDuration: 1)
      .onEnded { _ in log.values.append("held") }
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        switch value {
        case .first: log.values.append("pressed")
        case .second(_, let drag): log.values.append(drag.map { "\($0.translation.width)" } ?? "ready")
        }
      }
      .onEnded { value in if case .second(_, let drag?) = value { log.values.append("to \(drag.location.x)") }
      }
    let probe = probe(gesture)
    probe.drag(from: (1, 0), to: (4, 0), for: .seconds(1))
    #expect(log.values == ["pressed", "held", "ready", "0.0", "3.0", "to 4.0"])

    log.values = []
    probe.drag(from: (1, 0), to: (4, 0), for: .milliseconds(900))
    #expect(log.values == ["pressed"])

    log.values = []
    probe.drag(from: (1, 0), to: (1, 0), for: .seconds(1))
    #expect(log.values == ["pressed", "held", "ready"], "without a drag the whole isn't recognized")
    probe.drag(from: (1, 0), to: (4, 0))
    #expect(log.values == ["pressed", "held", "ready", "pressed"], "and begins anew")
  }

  @Test func `a button that was released elsewhere ends the sequence`() {
    let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        if case .first = value { log.values.append("pressed") } else { log.values.append("dragged") }
      }
    let probe = probe(gesture)
    probe.mouse([.press], x: 1, y: 0)
    probe.time = .seconds(1)
    probe.mouse([.drag], x: 2, y: 0)
    #expect(log.values.last == "dragged")
    log.values = []
    probe.mouse([.press], x: 1, y: 0)
    #expect(log.values == ["pressed"])
  }

  @Test func `after a click the second gesture has another press`() {
    let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { value in
      if case .second(_, let drag?) = value { log.values.append("\(drag.translation.width)") }
    }
    let probe = probe(gesture)
    probe.click(x: 1, y: 0)
    probe.drag(from: (1, 0), to: (4, 0))
    #expect(log.values == ["3.0"])
    probe.drag(from: (1, 0), to: (4, 0))
    #expect(log.values == ["3.0"])
  }

  @Test func `the first of two gestures comes first`() {
    let gesture = DragGesture().exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first(let drag): log.values.append("\(drag.translation.width)")
      case .second: log.values.append("tap")
      }
    }
    let probe = probe(gesture)
    probe.click(x: 2, y: 0)
    probe.drag(from: (1, 0), to: (4, 0))
    #expect(log.values == ["tap", "3.0"])
  }

  @Test func `two gestures beside each other have values each`() {
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: LongPressGesture(minimumDuration: 1))
      .onEnded { log.values.append("\($0.first?.translation.width ?? -1) \($0.second ?? false)") }
    let probe = probe(gesture)
    probe.drag(from: (1, 0), to: (1, 0), for: .seconds(1))
    probe.drag(from: (1, 0), to: (3, 0))
    #expect(log.values == ["0.0 true", "2.0 true"])
  }

  @Test func `a gesture that is masked isn't recognized`() {
    let probe = ScreenProbe(width: 4, height: 1) {
      Text("card")
        .gesture(TapGesture().onEnded { log.values.append("masked") }, including: .subviews)
        .simultaneousGesture(TapGesture().onEnded { log.values.append("tap") }, including: .all)
    }
    probe.draw()
    probe.click(x: 1, y: 0)
    #expect(log.values == ["tap"])
  }
}
