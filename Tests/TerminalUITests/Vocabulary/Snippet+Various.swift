import ComposableArchitecture
import Foundation
import TerminalUI

private struct Player: Identifiable {
  let id: Int
  let score: Int
}

private struct Play: App {
  @TerminalUI.State private var round = 0

  var body: some Scene {
    WindowGroup("Game", id: "main") { Text("x") }.onChange(of: round) {}
  }
}

private struct Login: View {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable { var field: Field? }
    enum Field: Hashable, Sendable { case name }
    enum Action: BindableAction { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  @Bindable var store: StoreOf<Feature>
  @FocusState private var focus: Feature.Field?

  init() { store = Store(initialState: Feature.State(field: .name)) { Feature() } }

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($focus, equals: .name).bind($store.field, to: $focus)
      Button("Reset") { store.send(.binding(.set(\.field, nil)), animation: .default) }
    }
  }
}

private struct Sound: View {
  @Shared(value: true) private var isOn

  var body: some View { Toggle("Sound", isOn: Binding($isOn)) }
}

extension Snippet {
  /// Forms of views and modifiers of several kinds.
  static var various: [Snippet] {
    [
      Snippet("Font.custom(_:size:)", draws: "x") { Text("x").font(.custom("Helvetica", size: 12)) },
      Snippet("onMoveCommand(perform:)", draws: "x") {
        Text("x").onMoveCommand { direction in print(direction == .left) }
      },
      Snippet("overlay(_:ignoresSafeAreaEdges:)", draws: "") { Text("x").overlay(.red) },
      Snippet("overlay(_:ignoresSafeAreaEdges:)", draws: "") {
        Text("x").overlay(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      },
      Snippet("popover(isPresented:attachmentAnchor:arrowEdge:content:)", draws: "Hint") {
        Text("x").popover(isPresented: .constant(true), attachmentAnchor: .point(.center), arrowEdge: .bottom)
        {
          Text("Hint")
        }
      },
      Snippet("GroupBox(label:content:)", draws: "Inside") {
        GroupBox(label: Label("Sound", systemImage: "speaker")) { Text("Inside") }
      },
      Snippet("RadialGradient(stops:center:startRadius:endRadius:)", draws: "") {
        RadialGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
          center: .center,
          startRadius: 0,
          endRadius: 20
        )
      },
      Snippet("AngularGradient(stops:center:startAngle:endAngle:)", draws: "") {
        AngularGradient(
          stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
          center: .center,
          startAngle: .zero,
          endAngle: .degrees(360)
        )
      },
      Snippet("badge(_:) of a tabItem", draws: "Home 2") {
        TabView { Text("a").tabItem { Text("Home") }.tag(0).badge(2) }
      },
      Snippet("tabItem with an image and a text", draws: "⚙ Settings") {
        TabView {
          Text("a").tabItem {
            Image(systemName: "gear")
            Text("Settings")
          }
        }
      },
      Snippet("TableColumn.alignment(_:)", draws: "Score") {
        Table([Player(id: 1, score: 7)]) { TableColumn("Score") { Text("\($0.score)") }.alignment(.numeric) }
      },
      Snippet("InsettableShape.inset(by:)", draws: "") { Circle().inset(by: 2).fill(.red) },
      Snippet("navigationBarTitle(_:displayMode:)", draws: "Home") {
        NavigationStack { Text("x").navigationBarTitle("Home", displayMode: .inline) }
      },
      Snippet("privacySensitive(_:)", draws: "x") { Text("x").privacySensitive() },
      Snippet("focusEffectDisabled(_:)", draws: "x") { Button("x") {}.focusEffectDisabled() },
      Snippet("previewDisplayName(_:)", draws: "x") { Text("x").previewDisplayName("3") },
      Snippet("accessibilityHint(_:)", draws: "x") { Text("x").accessibilityHint(Text("Opens it")) },
      Snippet("WindowGroup(_:id:)", draws: "x") { Play().body._window ?? AnyView(EmptyView()) },
      Snippet("Scene.onChange(of:_:)", draws: "x") { Play().body._window ?? AnyView(EmptyView()) },
      Snippet("store.send(_:animation:)", draws: "Reset") { Login() },
      Snippet("bind(_:to:)", draws: "Name") { Login() },
      Snippet("Binding(_:) of a Shared", draws: "[x] Sound") { Sound() },
    ]
  }
}
