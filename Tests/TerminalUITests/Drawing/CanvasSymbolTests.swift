import Foundation
import TerminalUI
import Testing

/// Views that a canvas draws.
@MainActor
@Suite struct CanvasSymbolTests {
  @Test func `a view is drawn by its tag, at any number of places`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Canvas { context, size in
        guard let star = context.resolveSymbol(id: "star") else { return }
        context.draw(star, at: .zero, anchor: .topLeading)
        context.draw(star, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        context.translateBy(x: 5, y: 1)
        context.draw(star, in: CGRect(x: 0, y: 0, width: star.size.width, height: 1))
        if context.resolveSymbol(id: "other") != nil { context.draw(Text("other"), at: .zero) }
      } symbols: {
        Text("<*>").tag("star")
        Text("untagged")
      }
    }
    #expect(probe.text == "<*>\n     <*>\n                 <*>")
  }

  @Test func `a view follows the state that it reads`() {
    let count = Changeable(1)
    let probe = ScreenProbe(width: 20, height: 1) {
      count.view { count in
        Canvas { context, _ in
          guard let label = context.resolveSymbol(id: 1) else { return }
          context.draw(label, at: .zero, anchor: .topLeading)
        } symbols: {
          HStack {
            Text("n"); Text("\(count.wrappedValue)")
          }.tag(1)
        }
      }
    }
    #expect(probe.text == "n 1")
    count.value = 2
    #expect(probe.text == "n 2")
    #expect(probe.isComplete())
  }
}
