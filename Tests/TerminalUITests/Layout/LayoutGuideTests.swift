import TerminalUI
import Testing

/// Views below each other. The second one is where the column is aligned.
private struct Ledger: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .top ? bounds.minY + 1 : nil
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 2 : nil
  }
}

/// Views beside each other, with a cache of their sizes.
private struct Cached: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  let log: Log

  func makeCache(subviews: Subviews) -> Cache {
    log.add("make \(subviews.count)")
    return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    log.add("update \(subviews.count)")
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).reduce(0, +),
      height: cache.sizes.map(\.height).max() ?? 0
    )
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width
    }
  }
}

/// Views where the one before has its guide.
private struct Staggered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: .unspecified)
      let x = bounds.minX + dimensions[.leading]
      subview.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(index)), proposal: .unspecified)
    }
  }
}

/// The guides and the cache of an app's layouts.
@MainActor
@Suite struct LayoutGuideTests {
  private func text(_ view: some View, width: Int = 12, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a stack aligns a layout at the guide that it sets`() {
    let row = HStack(alignment: .top) {
      Text("a")
      Ledger {
        Text("1")
        Text("2")
      }
    }
    #expect(text(row) == "  1\na 2")
    let column = VStack(alignment: .leading) {
      Ledger { Text("....") }
      Text("x")
    }
    #expect(text(column) == "....\n  x")
  }

  @Test func `any layout keeps the guides of the one in it`() {
    let row = HStack(alignment: .top) {
      Text("a")
      AnyLayout(Ledger()) {
        Text("1")
        Text("2")
      }
    }
    #expect(text(row) == "  1\na 2")
  }

  @Test func `a guide around a layout sees that of the layout`() {
    let column = VStack(alignment: .leading) {
      Ledger { Text("....") }.alignmentGuide(.leading) { ($0[explicit: .leading] ?? 0) + 1 }
      Text("x")
    }
    #expect(text(column) == "....\n   x")
  }

  @Test func `stacks follow guides that come and go`() {
    let probe = ScreenProbe(width: 12, height: 3) {
      Stateful(0) { state in
        VStack(alignment: .leading) {
          Button("Next") { state.wrappedValue += 1 }
          HStack {
            switch state.wrappedValue {
            case 1: Text("a").alignmentGuide(.leading) { _ in -2 }
            case 2: Ledger { Text("b") }
            default: Text("c")
            }
          }
          .padding(.leading, 1)
        }
      }
    }
    #expect(probe.text == "[Next]\n c")
    probe.press(.return)
    #expect(probe.text == "[Next]\n  a")
    probe.press(.return)
    #expect(probe.text == "   [Next]\n b")
    probe.press(.return)
    #expect(probe.text == "[Next]\n c")
  }

  @Test func `a layout reads the guides of its views`() {
    let view = Staggered {
      Text("a")
      Text("b").alignmentGuide(.leading) { _ in 3 }
    }
    #expect(text(view, height: 2) == "a\n   b")
  }

  @Test(arguments: [false, true])
  func `a layout makes its cache once, and updates it when its views change`(isAny: Bool) {
    let log = Log()
    let probe = ScreenProbe(width: 12, height: 3) {
      Stateful(1) { count in
        VStack(alignment: .leading) {
          Button("Add") { count.wrappedValue += 1 }
          let content = ForEach(0..<count.wrappedValue, id: \.self) { Text("\($0)") }
          if isAny { AnyLayout(Cached(log: log)) { content } } else { Cached(log: log) { content } }
        }
      }
    }
    #expect(probe.text == "[Add]\n0")
    #expect(log.take() == ["make 1"])
    probe.press(.return)
    #expect(probe.text == "[Add]\n01")
    #expect(log.take() == ["update 2"])
  }
}
