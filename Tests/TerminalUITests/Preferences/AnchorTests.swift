import TerminalUI
import Testing

private struct Marked: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct End: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

/// Places of views that views around them read.
@MainActor
@Suite struct AnchorTests {
  @Test func `an overlay follows the place of a view`() {
    let probe = ScreenProbe(width: 10, height: 4) {
      Stateful(0) { selection in
        VStack(alignment: .leading) {
          Button("Next") { selection.wrappedValue += 1 }
          ForEach(0..<2, id: \.self) { index in
            Text("ab").padding(.leading, index)
              .anchorPreference(key: Marked.self, value: .bounds) {
                selection.wrappedValue == index ? [$0] : []
              }
          }
        }
        .overlayPreferenceValue(Marked.self, alignment: .topLeading) { anchors in
          GeometryReader { proxy in
            ForEach(anchors, id: \.self) { anchor in
              let place = proxy[anchor]
              Text(String(repeating: "#", count: Int(place.width))).offset(x: place.minX, y: place.minY)
            }
          }
        }
      }
    }
    #expect(probe.text.hasSuffix("##\n ab"))
    probe.press(.return)
    #expect(probe.text.hasSuffix("ab\n###"))
  }

  @Test func `an overlay follows a view that only moves`() {
    let probe = ScreenProbe(width: 12, height: 3) {
      Stateful(0) { columns in
        VStack(alignment: .leading) {
          Button("Next") { columns.wrappedValue += 1 }
          Text("a").anchorPreference(key: End.self, value: .trailing) { $0 }.padding(
            .leading,
            columns.wrappedValue
          )
        }
        .overlayPreferenceValue(End.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("<").offset(x: proxy[anchor].x, y: proxy[anchor].y - 0.5) }
          }
        }
      }
    }
    #expect(probe.text.hasSuffix("\na<"))
    probe.press(.return)
    #expect(probe.text.hasSuffix("\n a<"))
  }
}
