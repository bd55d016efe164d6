import ComposableArchitecture
import Testing

@Suite struct ButtonStateTests {
  enum Action: Hashable {
    case delete
    case save
  }

  enum Choice: Hashable {
    case none
    case all
  }

  @Test func `a button sends its action`() {
    let button = ButtonState(role: .destructive, action: Action.delete) { TextState("Delete") }
    #expect(button.action == .send(.delete))
    #expect(button.action.action == .delete)
    #expect(button.label == TextState("Delete"))
    #expect(button.role == .destructive)
  }

  @Test func `a button may have no action`() {
    let button = ButtonState<Action>(role: .cancel) { TextState("Cancel") }
    #expect(button.action == .send(nil))
    #expect(button.role == .cancel)
  }

  @Test func `the action may be optional`() {
    let action: Action? = nil
    #expect(ButtonState<Action>(action: action) { TextState("OK") }.action.action == nil)
    #expect(ButtonState<Action>(action: nil) { TextState("OK") }.action.action == nil)
    #expect(ButtonState<Action>(action: .send(.save)) { TextState("OK") }.action.action == .save)
    #expect(ButtonState<Action>(action: .save) { TextState("OK") }.role == nil)
  }

  @Test func `a case with the name none is sent`() {
    #expect(ButtonState<Choice>(action: .none) { TextState("None") }.action.action == Choice.none)
  }

  @Test func `a button is performed with its action`() {
    var performed: [Action?] = []
    ButtonState(action: Action.save) { TextState("Save") }.withAction { performed.append($0) }
    ButtonState<Action> { TextState("Cancel") }.withAction { performed.append($0) }
    #expect(performed == [.save, nil])
  }

  @MainActor
  @Test func `performing a button waits for what it does`() async {
    var performed: [Action?] = []
    await ButtonState(action: Action.save) { TextState("Save") }.withAction { action in
      await Task.yield()
      performed.append(action)
    }
    #expect(performed == [.save])
  }

  @Test func `a mapped button sends the new action`() {
    let button = ButtonState(role: .destructive, action: Action.delete) { TextState("Delete") }
    let mapped = button.map { $0 == .delete ? 1 : 2 }
    #expect(mapped.action == .send(1))
    #expect(mapped.label == button.label)
    #expect(mapped.role == button.role)
    #expect(mapped.id == button.id)
  }

  @Test func `mapping sees and makes missing actions`() {
    let button = ButtonState<Action> { TextState("Cancel") }
    #expect(button.map { $0 == nil ? 1 : 2 }.action == .send(1))
    #expect(
      ButtonState(action: Action.save) { TextState("Save") }.map { _ in Int?.none }.action == .send(nil)
    )
  }

  @Test func `buttons with equal contents are equal`() {
    let buttons = (1...2).map { _ in ButtonState(action: Action.save) { TextState("Save") } }
    #expect(buttons[0] == buttons[1])
    #expect(buttons[0].hashValue == buttons[1].hashValue)
    #expect(buttons[0].id != buttons[1].id)
  }

  @Test func `buttons differ by what they say and do`() {
    let button = ButtonState(action: Action.save) { TextState("Save") }
    #expect(button != ButtonState(action: .delete) { TextState("Save") })
    #expect(button != ButtonState { TextState("Save") })
    #expect(button != ButtonState(action: .save) { TextState("Keep") })
    #expect(button != ButtonState(role: .cancel, action: .save) { TextState("Save") })
  }

  @Test func `a dump shows what the button has`() {
    #expect(
      String(customDumping: ButtonState(role: .destructive, action: Action.delete) { TextState("Delete") })
        == """
        ButtonState(
          role: .destructive,
          action: .send(.delete),
          label: "Delete"
        )
        """
    )
    #expect(String(customDumping: ButtonState<Action> { TextState("OK") }) == #"ButtonState(label: "OK")"#)
  }

  @Test func `a dump of an action is what one writes`() {
    #expect(String(customDumping: ButtonStateAction.send(Action.delete)) == "ButtonStateAction.send(.delete)")
    #expect(String(customDumping: ButtonStateAction<Action>.send(nil)) == "ButtonStateAction.send(nil)")
  }

  @Test func `an action is mapped`() {
    #expect(ButtonStateAction.send(Action.delete).map { $0 == .delete ? 1 : 2 } == .send(1))
    #expect(Set([ButtonStateAction.send(1), .send(1), .send(nil)]).count == 2)
  }

  @Test func `the builder takes control flow`() {
    #expect(labels(of: buttons(isDirty: true, names: ["a", "b"])) == ["Save", "a", "b", "New", "Discard"])
    #expect(labels(of: buttons(isDirty: false, names: [])) == ["New", "Close"])
  }

  private func labels(of buttons: [ButtonState<Action>]) -> [String] {
    buttons.map { String(state: $0.label) }
  }

  @ButtonStateBuilder<Action>
  private func buttons(isDirty: Bool, names: [String]) -> [ButtonState<Action>] {
    if isDirty {
      ButtonState(action: .save) { TextState("Save") }
    }
    for name in names {
      ButtonState(action: .save) { TextState(name) }
    }
    if #available(macOS 10, *) {
      ButtonState { TextState("New") }
    }
    if isDirty {
      ButtonState(role: .destructive, action: .delete) { TextState("Discard") }
    } else {
      ButtonState(role: .cancel) { TextState("Close") }
    }
  }
}
