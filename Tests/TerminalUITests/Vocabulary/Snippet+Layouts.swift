import TerminalUI

/// A row of views, each half as wide as the one before.
private struct Halves: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    var width = bounds.width / 2
    for subview in subviews {
      subview.place(at: Point(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 1))
      x += width
      width /= 2
    }
  }
}

private enum Weight: LayoutValueKey {
  static let defaultValue = 1
}

extension Snippet {
  static var layouts: [Snippet] {
    [
      Snippet("VStack", draws: "b") {
        VStack {
          Text("a")
          Text("b")
        }
      },
      Snippet("VStack", draws: "b") {
        VStack(alignment: .leading, spacing: 1) {
          Text("a")
          Text("b")
        }
      },
      Snippet("HStack", draws: "a b") {
        HStack {
          Text("a")
          Text("b")
        }
      },
      Snippet("HStack", draws: "ab") {
        HStack(alignment: .top, spacing: 0) {
          Text("a")
          Text("b")
        }
      },
      Snippet("HStack", draws: "a b") {
        HStack(alignment: .firstTextBaseline) {
          Text("a")
          Text("b")
        }
      },
      Snippet("ZStack", draws: "b") {
        ZStack(alignment: .topLeading) {
          Text("a")
          Text("b")
        }
      },
      Snippet("LazyVStack", draws: "2") { LazyVStack { ForEach(0..<3) { Text("\($0)") } } },
      Snippet("LazyVStack", draws: "2") {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) { ForEach(0..<3) { Text("\($0)") } }
      },
      Snippet("LazyVGrid", draws: "0") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 1) {
          ForEach(0..<4) { Text("\($0)") }
        }
      },
      Snippet("LazyVGrid", draws: "0") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { ForEach(0..<9) { Text("\($0)") } }
        }
      },
      Snippet("LazyHGrid", draws: "2") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) { ForEach(0..<4) { Text("\($0)") } }
        }
      },
      Snippet("GridItem", draws: "a") {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(5), spacing: 2, alignment: .leading), count: 3)) {
          Text("a")
        }
      },
      Snippet("offset(x:y:)", draws: "a") { Text("a").offset(x: 2) },
      Snippet("LazyHStack", draws: "0 1 2") { LazyHStack { ForEach(0..<3) { Text("\($0)") } } },
      Snippet("Spacer()", draws: "a") {
        HStack {
          Text("a")
          Spacer()
          Text("b")
        }
      },
      Snippet("Grid", draws: "a b") {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Text("c")
            Text("d")
          }
        }
      },
      Snippet("Grid", draws: "c") {
        Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 1) {
          GridRow { Text("a") }
          Divider()
          GridRow { Text("c") }
        }
      },
      Snippet("GridRow(alignment:)", draws: "a b") {
        Grid {
          GridRow(alignment: .top) {
            Text("a")
            Text("b")
          }
        }
      },
      Snippet("gridCellColumns(_:)", draws: "ab") { Grid { GridRow { Text("ab").gridCellColumns(2) } } },
      Snippet("LayoutValueKey", draws: "b") { Text("b").layoutValue(key: Weight.self, value: 2) },
      Snippet("GeometryProxy.frame(in: .local)", draws: "12") {
        GeometryReader { proxy in Text("\(proxy.frame(in: .local).height)") }
      },
      Snippet("Color as a view", draws: "a") { Color.red.overlay { Text("a") } },
      Snippet("Color.opacity(_:)", draws: "a") { Text("a").background(.red.opacity(0.2)) },
      Snippet("GroupBox", draws: "Info") { GroupBox("Info") { Text("content") } },
      Snippet("GroupBox", draws: "content") { GroupBox { Text("content") } },
      Snippet("GroupBox", draws: "★ Info") {
        GroupBox {
          Text("content")
        } label: {
          Label("Info", systemImage: "star.fill")
        }
      },
      Snippet("Group", draws: "b") {
        VStack {
          Group {
            Text("a")
            Text("b")
          }
          .bold()
        }
      },
      Snippet("ViewThatFits", draws: "short") {
        ViewThatFits {
          Text("short")
          Text("s")
        }
      },
      Snippet("GeometryReader", draws: "60") { GeometryReader { proxy in Text("\(proxy.size.width)") } },
      Snippet("Layout", draws: "b") {
        Halves {
          Text("a")
          Text("b")
        }
      },
      Snippet("padding(_:)", draws: " a") { Text("a").padding() },
      Snippet("padding(_:)", draws: "a") { Text("a").padding(.horizontal) },
      Snippet("padding(_:)", draws: "a") { Text("a").padding([.top, .leading], 2) },
      Snippet("frame(width:height:alignment:)", draws: "a") { Text("a").frame(width: 10, height: 2) },
      Snippet("frame(maxWidth:)", draws: "a") { Text("a").frame(maxWidth: .infinity, alignment: .leading) },
      Snippet("background(_:)", draws: "a") { Text("a").background(.blue) },
      Snippet("background(alignment:content:)", draws: "a") { Text("a").background { Text("b") } },
      Snippet("overlay(alignment:content:)", draws: "b") {
        Text("aaa").overlay(alignment: .trailing) { Text("b") }
      },
      Snippet("border(_:)", draws: "│a│") { Text("a").border() },
      Snippet("hidden()", draws: "") { Text("a").hidden() },
      Snippet("layoutPriority(_:)", draws: "a") { HStack { Text("a").layoutPriority(1) } },
      Snippet("fixedSize()", draws: "a") { Text("a").fixedSize() },
      Snippet("fixedSize()", draws: "a") { Text("a").fixedSize(horizontal: false, vertical: true) },
    ]
  }
}
