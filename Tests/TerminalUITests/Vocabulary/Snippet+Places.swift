import Foundation
import TerminalUI

private struct Fly: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(x: phase == .willAppear ? -20 : 0)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

private struct Entries: View {
  @TerminalUI.State private var position = ScrollPosition(edge: .bottom)

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(0..<50, id: \.self) { Text("entry \($0)") } }.scrollTargetLayout()
    }
    .scrollPosition($position, anchor: .top)
    .toolbar {
      Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
      Button("Tenth") { position.scrollTo(id: 10, anchor: .center) }
      if position.isPositionedByUser { Text("\(position.viewID(type: Int.self) ?? 0)") }
    }
  }
}

private struct Sales: View {
  @TerminalUI.State private var selected: Int?
  private let months = Array(1...6)

  var body: some View {
    Chart(months, id: \.self) { month in
      BarMark(x: .value("Month", month), y: .value("Sales", month * month * 100))
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                guard let plotFrame = proxy.plotFrame else { return }
                let origin = geometry[plotFrame].origin
                selected = proxy.value(atX: value.location.x - origin.x)
              }
              .onEnded { _ in selected = nil }
          )
      }
    }
    .chartBackground { proxy in
      if let x = proxy.position(forX: selected ?? 3) {
        Text("here").position(x: x, y: 1.5)
      }
    }
  }
}

extension Snippet {
  /// Places of scroll views, of values in charts, and of views that come and go.
  static var places: [Snippet] {
    [
      Snippet("scrollPosition(_:anchor:)", draws: "entry") { Entries() },
      Snippet("ScrollPosition", draws: "entry") { Entries() },
      Snippet("Transition", draws: "Hello") { Text("Hello").transition(Fly()) },
      Snippet("TransitionPhase", draws: "Hello") { Text("Hello").transition(Fly()) },
      Snippet("containerRelativeFrame(_:alignment:)", draws: "page 1") {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(1..<4) { Text("page \($0)").containerRelativeFrame([.horizontal, .vertical]) }
          }
        }
      },
      Snippet("containerRelativeFrame(_:count:span:spacing:alignment:)", draws: "card 2") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 2) {
            ForEach(1..<9) { card in
              Text("card \(card)").containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 2)
            }
          }
        }
      },
      Snippet("containerRelativeFrame(_:alignment:_:)", draws: "third") {
        Text("third").containerRelativeFrame(.horizontal) { length, axis in length / 3 }
      },
      Snippet("chartOverlay(alignment:content:)", draws: "█") { Sales() },
      Snippet("chartBackground(alignment:content:)", draws: "here") { Sales() },
      Snippet("ChartProxy", draws: "here") { Sales() },
      Snippet("chartYScale(type:)", draws: "1000") {
        Chart([1, 10, 100, 1000], id: \.self) { PointMark(x: .value("N", $0), y: .value("V", $0)) }
          .chartYScale(type: .log)
      },
      Snippet("chartXScale(type:)", draws: "●") {
        Chart([1, 10, 100, 1000], id: \.self) { PointMark(x: .value("N", $0), y: .value("V", $0)) }
          .chartXScale(type: .log)
      },
      Snippet("chartYScale(domain:type:)", draws: "1000") {
        Chart([2, 300], id: \.self) { LineMark(x: .value("N", $0), y: .value("V", $0)) }
          .chartYScale(domain: 1...1000, type: .log)
          .chartXScale(domain: 1...1000, type: .log)
      },
    ]
  }
}
