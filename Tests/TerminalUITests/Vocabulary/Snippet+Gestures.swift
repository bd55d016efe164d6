import TerminalUI

private struct Card: View {
  @GestureState private var translation = CGSize.zero
  @TerminalUI.State private var offset = CGSize.zero

  var body: some View {
    Text("card")
      .offset(x: offset.width + translation.width, y: offset.height + translation.height)
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .local)
          .updating($translation) { value, state, _ in state = value.translation }
          .onChanged { _ in }
          .onEnded { offset = $0.translation }
      )
      .simultaneousGesture(TapGesture().onEnded { _ in })
      .highPriorityGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in })
      .onTapGesture(count: 2) { withAnimation(.spring()) { offset = .zero } }
      .onLongPressGesture(minimumDuration: 0.5) {}
  }
}

private struct Draggable: View {
  enum Phase { case inactive, pressing, dragging(CGSize) }
  @GestureState private var phase = Phase.inactive

  var body: some View {
    let press = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($phase) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
    Circle().overlay(Text("held")).frame(width: 8, height: 3).gesture(press)
  }
}

private final class Settings: ObservableObject {
  var name = "Ada" { willSet { objectWillChange.send() } }
}

private struct SettingsRow: View {
  @ObservedObject var settings = Settings()

  var body: some View { Button(settings.name) { settings.name = "Bo" } }
}

private final class Counter: ObservableObject {
  @Published var count = 3
}

private struct Legacy: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Inner(counter: counter)
    Outer().environmentObject(counter)
  }

  private struct Inner: View {
    @ObservedObject var counter: Counter

    var body: some View { Stepper("three", value: $counter.count) }
  }

  private struct Outer: View {
    @EnvironmentObject private var counter: Counter

    var body: some View { Text("count \(counter.count)") }
  }
}

private struct Clock: View {
  @TerminalUI.State private var ticks = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View { Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 } }
}

extension Snippet {
  /// Gestures, and objects from the time before `@Observable`.
  static var gestures: [Snippet] {
    struct Hovered: View {
      @State private var hovered = false
      var body: some View { Text(hovered ? "over" : "away").onHover { hovered = $0 } }
    }
    let card = [
      "gesture(_:)", "highPriorityGesture(_:)", "simultaneousGesture(_:)", "TapGesture", "LongPressGesture",
      "DragGesture", "@GestureState", "onTapGesture(count:perform:)", "onLongPressGesture(perform:)",
    ]
    let legacy = [
      "ObservableObject", "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject",
      "environmentObject(_:)",
    ]
    return card.map { Snippet($0, draws: "card") { Card() } }
      + legacy.map { Snippet($0, draws: "count 3") { Legacy() } } + [
        Snippet("onHover(perform:)", draws: "away") { Hovered() },
        Snippet("onContinuousHover(coordinateSpace:perform:)", draws: "x") {
          Text("x").onContinuousHover { phase in
            switch phase {
            case .active(let place): print(place.x)
            case .ended: print("ended")
            }
          }
        },
        Snippet("SpatialTapGesture", draws: "x") {
          Text("x").gesture(SpatialTapGesture().onEnded { print($0.location) })
        },
        Snippet("sequenced(before:)", draws: "held") { Draggable() },
        Snippet("exclusively(before:)", draws: "x") {
          Text("x").gesture(TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { _ in })
        },
        Snippet("simultaneously(with:)", draws: "x") {
          Text("x").gesture(
            DragGesture().simultaneously(with: TapGesture()).onChanged { print($0.first == nil) }
          )
        },
        Snippet("gesture(_:including:)", draws: "x") {
          Text("x").gesture(TapGesture(), including: .gesture)
        },
        Snippet("objectWillChange", draws: "Ada") { SettingsRow() },
        Snippet("Timer.publish(every:on:in:)", draws: "0 ticks") { Clock() },
        Snippet("onReceive(_:perform:)", draws: "0 ticks") { Clock() },
        Snippet("withTransaction(_:_:)", draws: "x") {
          Button("x") { withTransaction(Transaction(animation: .snappy)) {} }
        },
      ]
  }
}
