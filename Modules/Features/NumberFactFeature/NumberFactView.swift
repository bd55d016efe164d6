import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// A counter, and a fact about its number.
public struct NumberFactView: View {
  @Bindable public var store: StoreOf<NumberFactFeature>

  public init(store: StoreOf<NumberFactFeature>) { self.store = store }

  public var body: some View {
    Pane("Number \(store.count)", note: store.isTimerRunning ? "⏱ running" : "", isBusy: store.fact.isLoading)
    {
      ScrollView {
        VStack(alignment: .leading) {
          HStack(spacing: 4) {
            BigNumber(store.count).foregroundColor(store.isTimerRunning ? .green : .accentColor)
            MinuteRing(second: store.state.secondOfMinute).tint(store.isTimerRunning ? .green : nil)
          }
          // The title says the number, which the timer counts.
          .accessibilityHidden()
          Text("")
          Picker("Facts of", selection: $store.kind) {
            ForEach(NumberFactKind.allCases, id: \.self) { Text($0.rawValue) }
          }
          HStack {
            Button("Fact") { store.send(.factButtonTapped) }
            Button("Random") { store.send(.randomFactButtonTapped) }
          }
          Text("")
          LoadStatusView(store.fact, noun: "a fact about \(store.count)")
          if let answer = store.state.answer { Text(answer.sentence(about: store.count)) }
        }
        .padding(EdgeInsets(leading: 1))
      }
    }
    .toolbar {
      Button("More") { store.send(.incrementButtonTapped) }.keyboardShortcut("+")
      Button("Less") { store.send(.decrementButtonTapped) }.keyboardShortcut("-")
      Button("Fact") { store.send(.factButtonTapped) }.keyboardShortcut("f")
      Button("Random") { store.send(.randomFactButtonTapped) }.keyboardShortcut("x")
      Button(store.isTimerRunning ? "Stop" : "Timer") { store.send(.toggleTimerButtonTapped) }
        .keyboardShortcut("t")
      Button("Retry") { store.send(.refreshButtonTapped) }
        .keyboardShortcut("r").disabled(store.fact.error == nil)
    }
  }
}

/// A ring for the seconds of a minute that the timer counts.
private struct MinuteRing: View {
  let second: Int

  var body: some View {
    Gauge(value: Double(second), in: 0...60) {
      EmptyView()
    } currentValueLabel: {
      Text("\(second)").bold()
    }
    .gaugeStyle(.accessoryCircularCapacity)
  }
}
