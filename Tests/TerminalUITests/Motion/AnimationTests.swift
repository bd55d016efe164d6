import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct AnimationTests {
  @Test func `an animation begins after its pause and ends after its time`() {
    let animation = Animation.linear(duration: 2).delay(1)
    let progress = [0, 500, 1000, 1500, 2500, 3000, 9000].map { animation.progress(after: .milliseconds($0)) }
    #expect(progress == [0, 0, 0, 0.25, 0.75, 1, 1])
    #expect(animation.length == .seconds(3))
  }

  @Test func `curves differ in their pace`() {
    func half(_ animation: Animation) -> Double { animation.progress(after: animation.length / 2) }
    #expect(half(.linear) == 0.5)
    #expect(half(.default) == 0.5)
    #expect(half(.easeIn) < 0.5)
    #expect(half(.easeOut) > 0.5)
    #expect(half(.snappy) == half(.spring))
  }

  @Test(arguments: [Double.nan, -Double.infinity, -1, 0])
  func `a time that can't be is none`(seconds: Double) {
    #expect(Animation.easeIn(duration: seconds).delay(seconds).progress(after: .zero) == 1)
  }

  @Test func `a value that is sent elsewhere begins with what is shown`() {
    var value = Moving(0.0)
    value.move(to: 8, .linear(duration: 1), at: .zero)
    #expect(value.value(at: .milliseconds(500)) == 4)
    value.move(to: 0, .linear(duration: 1), at: .milliseconds(500))
    #expect([500, 750, 1500].map { value.value(at: .milliseconds($0)) } == [4, 3, 0])
    #expect(value.isMoving(at: .milliseconds(1499)))
    #expect(!value.isMoving(at: .milliseconds(1500)))
    value.move(to: 5, nil, at: .seconds(2))
    #expect(value.value(at: .seconds(2)) == 5)
  }

  @Test func `a mixed color is between the two, and the nearer one where there are few colors`() {
    let dark = ScreenTheme(.dark, background: .dark)
    let mixed = Color(red: 1, green: 0, blue: 0).mix(with: Color(red: 0, green: 0, blue: 1), by: 0.25)
    #expect(dark.color(for: mixed, .trueColor) == .rgb(red: 192, green: 0, blue: 63))
    #expect(dark.color(for: Color.red.mix(with: .green, by: 0.25), .ansi16) == dark.color(for: .red, .ansi16))
    #expect(
      dark.color(for: Color.red.mix(with: .green, by: 0.75), .ansi16) == dark.color(for: .green, .ansi16)
    )
    #expect(dark.color(for: Color.red.mix(with: .green, by: 0.5), .none) == nil)
    let fading = Color.green.mix(with: .backdrop, by: 0.75)
    #expect(dark.color(for: fading, .trueColor) == .rgb(red: 34, green: 57, blue: 41))
    #expect(ColorDepth.trueColor.nearest(to: Color.red.mix(with: .primary, by: 0.25)) == .palette(1))
  }

  @Test func `mixing mixed colors again and again doesn't pile them up`() {
    var color = Color.red
    for _ in 0..<1000 { color = color.mix(with: .green, by: 0.5).mix(with: .red, by: 0.5) }
    #expect("\(color)".count < 600)
    #expect(Color.red.mix(with: .green, by: 0) == .red)
    #expect(Color.red.mix(with: .green, by: 2) == .green)
    #expect(Color.red.mix(with: .green, by: .nan) == .red)
  }
}
