import TerminalUI
import Testing

/// Curves and springs, by their numbers.
@Suite struct UnitCurveTests {
  @Test func `a curve goes from 0 to 1, and its inverse back`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1),
      endControlPoint: UnitPoint(x: 0.25, y: 1)
    )
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    for time in [0.1, 0.3, 0.5, 0.9] {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeOut.value(at: 0.3) > 0.3)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
  }

  @Test func `a curve may go beyond its ends in value, but not in time`() {
    let back = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -3, y: -1),
      endControlPoint: UnitPoint(x: 0.5, y: 1)
    )
    #expect(back.value(at: 0.05) < 0)
    #expect(back.value(at: 1) == 1)
  }

  @Test(arguments: [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.4, bounce: -0.5)])
  func `a spring comes to rest at its target`(_ spring: Spring) {
    #expect(abs(spring.value(target: 10, time: 0)) < 1e-9)
    #expect(abs(spring.value(target: 10, time: spring.settlingDuration * 2) - 10) < 0.05)
    #expect(abs(spring.velocity(target: 10, time: spring.settlingDuration * 2)) < 0.5)
    let (time, step) = (0.1, 1e-6)
    let slope =
      (spring.value(target: 10, time: time + step) - spring.value(target: 10, time: time - step)) / (2 * step)
    #expect(abs(spring.velocity(target: 10, time: time) - slope) < 1e-3)
  }

  @Test func `only a spring that bounces passes its target`() {
    func highest(_ spring: Spring) -> Double {
      (0...200).map { spring.value(target: 1, time: Double($0) / 100) }.max() ?? 0
    }
    #expect(highest(.bouncy) > 1.001)
    #expect(highest(.smooth) <= 1)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).bounce - 0.3) < 1e-9)
    #expect(abs(Spring(duration: 0.5, bounce: -0.3).bounce + 0.3) < 1e-9)
    #expect(abs(Spring(response: 0.7, dampingRatio: 0.5).response - 0.7) < 1e-9)
  }

  @MainActor
  @Test func `an animation along a curve that begins late has moved less at half of its time`() {
    let isMoved = Changeable(false)
    let probe = ScreenProbe(width: 30, height: 1, moves: true) {
      isMoved.view { isMoved in
        Text("x").offset(x: isMoved.wrappedValue ? 20 : 0).frame(width: 30, alignment: .leading)
      }
    }
    probe.draw()
    withAnimation(.timingCurve(0.9, 0, 1, 0.1, duration: 1)) { isMoved.value = true }
    probe.draw()
    probe.time = .seconds(0.5)
    #expect(probe.text.count <= 5)
    probe.time = .seconds(1)
    #expect(probe.text.count == 21)
  }
}
