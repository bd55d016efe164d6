import TerminalUI

extension HorizontalAlignment {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  fileprivate static let middle = HorizontalAlignment(Middle.self)
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A row of views with a space between them.
private struct Row: Layout {
  var spacing: CGFloat = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: min(width, proposal.width ?? .infinity), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(width: size.width, height: bounds.height)
      )
      x += size.width + spacing
    }
  }
}

private struct Matched: View {
  @Namespace private var namespace

  var body: some View { Text("same").matchedGeometryEffect(id: "text", in: namespace) }
}

private struct Traits: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(colorScheme == .dark ? "dark" : "light")
    Text(horizontal == .compact && vertical == .compact ? "small" : "large")
    Text(phase == .active ? "in front" : "behind")
  }
}

extension Snippet {
  /// Places and sizes of views and of the screen.
  static var geometry: [Snippet] {
    [
      Snippet("Layout with sizes of type CGSize", draws: "a  bb") {
        Row(spacing: 2) {
          Text("a")
          Text("bb")
        }
      },
      Snippet("ProposedViewSize", draws: "7.5") {
        Text("\(ProposedViewSize(width: 7.5, height: nil).replacingUnspecifiedDimensions().width)")
      },
      Snippet("GeometryProxy.size", draws: "half") {
        GeometryReader { proxy in
          let width = proxy.size.width * 0.5
          Text("half").frame(width: width, height: proxy.size.height / 3)
        }
      },
      Snippet("GeometryProxy.frame(in: .global)", draws: "12") {
        GeometryReader { proxy in Text("\(proxy.frame(in: .global).maxY)") }
      },
      Snippet("coordinateSpace(_:)", draws: "at 3") {
        GeometryReader { proxy in Text("at \(proxy.frame(in: .named("box")).minX)") }
          .padding(.leading, 3).coordinateSpace(.named("box"))
      },
      Snippet("coordinateSpace(name:)", draws: "at 3") {
        GeometryReader { proxy in Text("at \(proxy.frame(in: .named("box")).minX)") }
          .padding(.leading, 3).coordinateSpace(name: "box")
      },
      Snippet("position(x:y:)", draws: "here") {
        GeometryReader { proxy in Text("here").position(x: proxy.size.width / 2, y: 3.5) }
      },
      Snippet("alignmentGuide(_:computeValue:)", draws: "b") {
        VStack(alignment: .middle, spacing: 1) {
          Text("a").alignmentGuide(.middle) { $0[.trailing] }
          Text("b")
        }
      },
      Snippet("AlignmentID", draws: "a") { VStack(alignment: .middle) { Text("a") } },
      Snippet("anchorPreference(key:value:transform:)", draws: "4 wide") {
        Text("view").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(BoundsKey.self, alignment: .leading) { anchors in
            GeometryReader { proxy in
              ForEach(anchors, id: \.self) { Text("\(proxy[$0].width) wide").fixedSize() }
            }
            .frame(width: 8, height: 1)
          }
      },
      Snippet("transformAnchorPreference(key:value:transform:)", draws: "1 of them") {
        Text("view").transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
          .overlayPreferenceValue(BoundsKey.self, alignment: .leading) {
            Text("\($0.count) of them").fixedSize()
          }
      },
      Snippet("matchedGeometryEffect(id:in:)", draws: "same") { Matched() },
      Snippet("@Namespace", draws: "same") { Matched() },
      Snippet("@Environment(\\.colorScheme)", draws: "dark") { Traits() },
      Snippet("@Environment(\\.horizontalSizeClass)", draws: "small") { Traits() },
      Snippet("@Environment(\\.verticalSizeClass)", draws: "small") { Traits() },
      Snippet("@Environment(\\.scenePhase)", draws: "in front") { Traits() },
    ]
  }
}
